import type { Hit } from "@/lib/language/intent/frame";
import type { IntentRule, Proposal } from "@/lib/language/intent/proposal";
import { recalled } from "@/lib/language/intent/recalled";
import type { Act } from "@/lib/language/intent/verbs";
import { findReference } from "@/lib/language/reference/read-reference";
import { type Sentence, textBetween, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { cutReminderTitle } from "@/lib/language/title/cut-reminder-title";
import type { Title } from "@/lib/language/title/cut-title";
import { isPointer } from "@/lib/language/title/is-pointer";
import { skipConnectors } from "@/lib/language/title/skip-connectors";
import { skipPeople } from "@/lib/language/title/skip-people";
import { subjectBefore } from "@/lib/language/title/subject-before";

/** A time of its own makes it a reminder; without one it is a task to be remembered. */
export function reminderIntent({ mentions, tokens }: Sentence): "SCHEDULE_REMINDER" | "CREATE_TASK" {
  const isLater = tokens.some(
    (token, at) =>
      !token.quoted &&
      (token.word === "later" || (/^week(?:end|day)$/.test(token.word) && /^remind/.test(tokens[at + 1]?.word ?? ""))),
  );
  return mentions.length > 0 || isLater ? "SCHEDULE_REMINDER" : "CREATE_TASK";
}

/** The clause that holds the verb may follow the thing itself: "I need milk, can you remind me". */
function findTitle(sentence: Sentence, verbAt: number, afterVerb: number, isReference: boolean): Title | null {
  // "remember to send …" has no people before the "to".
  const hasNobody = ["to", "that"].includes(wordAt(sentence, afterVerb - 1));
  const people = hasNobody ? afterVerb : skipPeople(sentence, afterVerb);
  const start = skipConnectors(sentence, people);
  // When the time was said first ("remind me on Thursday that rent is due Friday"), later times belong to the title.
  const saidFirst = sentence.mentions.some((mention) => mention.from >= afterVerb && mention.to <= start);
  const after = cutReminderTitle(sentence, start, { isReference, saidFirst });
  if (after && !isPointer(after)) return after;
  return subjectBefore(sentence, verbAt) ?? after;
}

/** "remind me about task 3": there already, so nothing is made; only when to remind is left to ask. */
function isThere(sentence: Sentence, title: Title | null): boolean {
  const found = title && findReference(sentence, title.from, title.to);
  if (!found || found.at !== title.from || found.next !== title.to) return false;
  return found.reference.kind !== "pronoun" || (sentence.context.mentioned ?? 0) > 0;
}

/** "on Friday instead", "on Friday rather than Thursday": another time than before. */
const isPreferred = (word: string, next: string | undefined): boolean =>
  word === "instead" || (word === "rather" && next === "than");

const TOLD = lexicon<true>([[true, ["tell me|us", "let me|us know"]]]);

/** "tell me at 9 to call", "let me know at 3 that …": with a time in between it is a reminder. */
function toldLater({ frame, holeAt, tokens }: Sentence): Hit<Act> | null {
  const told = TOLD.match(tokens, frame.start);
  const hole = told ? holeAt[told.next] : undefined;
  if (!told || !hole?.isTime) return null;
  const isTied = ["to", "that", "about"].includes(tokens[hole.to]?.word ?? "");
  return isTied ? { value: "remind", at: frame.start, next: told.next } : null;
}

/** "notify my bank", "tell me to stop": without a time it is an order to somebody, or talk. */
function isOnlySaid(sentence: Sentence, verb: Hit<Act>, title: Title | null): boolean {
  const isUrged = sentence.tokens.slice(0, verb.at).some(({ word }) => word === "forget");
  if (sentence.mentions.length > 0 || isUrged) return false;
  if (wordAt(sentence, verb.at) === "tell") return true;
  const isToOthers = ["the", "my", "our"].includes(wordAt(sentence, verb.next - 1));
  return isToOthers && title?.from === verb.next;
}

/** "remind me to …", "alert me about …", "I want to be reminded of …". */
export const remindMe: IntentRule = (sentence) => {
  const { frame } = sentence;
  const verb = frame.reminds[0] ?? toldLater(sentence);
  if (!verb) return null;
  const because = textBetween(sentence, verb.at, Math.min(verb.next + 2, frame.end));
  const head = frame.heads[0];
  const found = (intent: Proposal["intent"], confidence: number, rule: string, subject: Title | null): Proposal => ({
    intent,
    confidence,
    rule,
    because,
    subject,
  });
  const asked = recalled(sentence, verb);
  if (asked) return { ...asked, because, subject: null };
  const isOwnClause = frame.heads.some((other) => other.at === verb.at);
  if (!isOwnClause && ((frame.asks && frame.start < verb.at) || (head?.value === "list" && head.at < verb.at)))
    return found("LIST_REMINDERS", 0.8, "remind/question", null);
  const reminderBefore = frame.nouns.find((noun) => noun.value === "reminder" && noun.next <= verb.at);
  if (reminderBefore && head && head.at < verb.at) return null;
  const isInstead = sentence.tokens
    .slice(verb.next, frame.end)
    .some((token, at, rest) => !token.quoted && isPreferred(token.word, rest[at + 1]?.word));
  const isStopped = head?.value === "delete" && head.at <= verb.at && head.next >= verb.at - 2;
  const title = findTitle(sentence, verb.at, verb.next, isInstead || isStopped);
  if (isStopped) return found("CANCEL_REMINDER", 0.85, "remind/stop", title);
  // "I need to change the filter, can you remind me": what the speaker has to do; "change it and remind me" is told to us.
  const isOwnDuty = isOwnClause && head && head.at > 0 && ["i", "we", "i'd"].includes(wordAt(sentence, 0));
  if (head?.value === "update" && head.at < verb.at && !isOwnDuty) return null;
  if (isInstead) return found("CHANGE_REMINDER", 0.8, "remind/instead", title);
  if (isOnlySaid(sentence, verb, title))
    return { ...found("GENERAL_CHAT", 0.6, "remind/said", title), others: ["CREATE_TASK"] };
  const isFact = wordAt(sentence, verb.at) === "remember" && wordAt(sentence, verb.at + 1) === "that";
  return found(
    isFact ? "CREATE_TASK" : isThere(sentence, title) ? "SCHEDULE_REMINDER" : reminderIntent(sentence),
    title || sentence.mentions.length > 0 ? 0.97 : 0.85,
    "remind/me",
    title,
  );
};
