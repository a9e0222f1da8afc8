import type { IntentRule, Proposal } from "@/lib/language/intent/proposal";
import { findReference } from "@/lib/language/reference/read-reference";
import { type Sentence, textBetween, wordAt } from "@/lib/language/sentence";
import { cutReminderTitle } from "@/lib/language/title/cut-reminder-title";
import type { Title } from "@/lib/language/title/cut-title";
import { isPointer } from "@/lib/language/title/is-pointer";
import { skipConnectors } from "@/lib/language/title/skip-connectors";
import { skipPeople } from "@/lib/language/title/skip-people";
import { subjectBefore } from "@/lib/language/title/subject-before";

const ASKING = new Set(["what", "what's", "when", "when's", "which", "where", "who", "how", "if", "whether", "why"]);

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

/** "remind me what I planned" asks; "remind me when I get home" tells. */
function asksBack(sentence: Sentence, afterVerb: number): boolean {
  let at = skipPeople(sentence, afterVerb);
  const isLinked = ["of", "about"].includes(wordAt(sentence, at));
  if (isLinked) at++;
  if (isLinked && !["what", "which"].includes(wordAt(sentence, at))) return false;
  if (!ASKING.has(wordAt(sentence, at))) return false;
  return !(
    wordAt(sentence, at) === "when" &&
    ["i", "i'm", "it", "it's", "its", "we", "there", "he", "she", "they"].includes(wordAt(sentence, at + 1))
  );
}

/** "remind me to …", "alert me about …", "I want to be reminded of …". */
export const remindMe: IntentRule = (sentence) => {
  const { frame } = sentence;
  const verb = frame.reminds[0];
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
  if (asksBack(sentence, verb.next)) {
    const isList = frame.nouns.some((noun) => noun.value === "list" || noun.value === "task");
    return isList
      ? found("LIST_TASKS", 0.9, "remind/ask-list", null)
      : found("LIST_REMINDERS", 0.6, "remind/ask", null);
  }
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
  if (head?.value === "update" && head.at < verb.at) return null;
  if (isInstead) return found("CHANGE_REMINDER", 0.8, "remind/instead", title);
  const isFact = wordAt(sentence, verb.at) === "remember" && wordAt(sentence, verb.at + 1) === "that";
  return found(
    isFact ? "CREATE_TASK" : isThere(sentence, title) ? "SCHEDULE_REMINDER" : reminderIntent(sentence),
    title || sentence.mentions.length > 0 ? 0.97 : 0.85,
    "remind/me",
    title,
  );
};
