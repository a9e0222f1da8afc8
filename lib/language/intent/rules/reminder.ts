import type { Hit, NounHit } from "@/lib/language/intent/frame";
import { governing } from "@/lib/language/intent/governing";
import type { IntentRule, Proposal } from "@/lib/language/intent/proposal";
import { noteOn, reword } from "@/lib/language/intent/reword-reminder";
import { reminderIntent } from "@/lib/language/intent/rules/remind";
import { saysDone } from "@/lib/language/intent/says-done";
import type { Act } from "@/lib/language/intent/verbs";
import { type Sentence, textBetween, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { wordSet } from "@/lib/language/text/word-set";
import { cutTitle, type Title } from "@/lib/language/title/cut-title";
import { isPointer } from "@/lib/language/title/is-pointer";
import { newSubject, saidBefore, searchedFor, subjectOf } from "@/lib/language/title/reminder-subject";

/** Alerts that others send. */
const OTHERS_ALERTS = wordSet(
  "traffic weather news storm flood fraud stock email sports price important media social app phone facebook twitter instagram",
);

/** "add milk to my shopping reminder", "add a note to …": the reminder is there, it gets more. */
function addsTo(sentence: Sentence, noun: NounHit, verb: Hit<Act>): boolean {
  const isAdd = ["add", "include", "put", "append"].includes(wordAt(sentence, verb.at));
  if (!isAdd || noun.indefinite) return false;
  const preposition = linkTo(sentence, noun, verb);
  return ["to", "on", "in"].includes(wordAt(sentence, preposition)) && preposition > verb.next;
}

/** The link before a noun phrase; one without a determiner begins after the last link: "add milk [to] shopping reminder". */
function linkTo(sentence: Sentence, noun: NounHit, verb: Hit<Act>): number {
  if (noun.definite || noun.plural || noun.value !== "reminder") return noun.phrase - 1;
  let at = noun.at - 2;
  while (at > verb.next && !LINKS.has(wordAt(sentence, at))) at--;
  return at;
}
const LINKS = wordSet("to for about of with");

/** "set my reminder to 6 instead": it is there already. */
const saysInstead = ({ tokens }: Sentence): boolean =>
  tokens.some((token) => token.word === "instead" && !token.quoted);

/** "move the reminder to the trash"; "the reminder to take out the trash" stays. */
const isBinned = (sentence: Sentence, verb: Hit<Act>): boolean =>
  ["move", "send", "throw"].includes(wordAt(sentence, verb.at)) &&
  / (?:to|in|into)(?: the)? (?:trash|bin)$/.test(textBetween(sentence, verb.at, sentence.frame.end).toLowerCase());

/** "take" removes only together with "off" or "out". */
const isOnlyTake = (sentence: Sentence, verb: Hit<Act>): boolean =>
  wordAt(sentence, verb.at) === "take" &&
  !sentence.tokens
    .slice(verb.at, sentence.frame.end)
    .some((token) => ["off", "out", "away", "down"].includes(token.word));

/** "remove Jen from the party reminder": the reminder stays. */
function takesOut(sentence: Sentence, noun: NounHit, verb: Hit<Act>): boolean {
  return wordAt(sentence, noun.phrase - 1) === "from" && noun.definite && noun.phrase - 1 > verb.next && !noun.plural;
}

/** "remove [bill paying] from my reminders". */
function takenFrom(sentence: Sentence, noun: NounHit, verb: Hit<Act>): Title | null {
  const isFrom = noun.plural && wordAt(sentence, noun.phrase - 1) === "from" && verb.next < noun.phrase - 1;
  const taken = isFrom ? cutTitle(sentence, verb.next, noun.phrase - 1, { isReference: true }) : null;
  // "I have soup already, remove it from my reminders"
  return taken && isPointer(taken) ? (saidBefore(sentence, verb) ?? taken) : taken;
}

const found = (
  sentence: Sentence,
  noun: NounHit,
  verb: Hit<Act> | null,
  intent: Proposal["intent"],
  confidence: number,
  rule: string,
  subject: Title | null,
): Proposal => ({
  intent,
  confidence,
  rule: `reminder/${rule}`,
  because:
    verb && verb.at < noun.at
      ? `${textBetween(sentence, verb.at, verb.next)} … ${textBetween(sentence, noun.at, noun.next)}`
      : textBetween(sentence, noun.phrase, noun.next),
  subject,
});

const HOW_TO = lexicon<true>([
  [true, ["how do|can|would|could|should|to i|we|you? set|make|create|add|delete|change"]],
]);

/** "how do I set a reminder on my phone" wants to learn it. */
const asksHow = ({ tokens, frame }: Sentence): boolean => HOW_TO.match(tokens, frame.start) !== null;

const LEADS_TO_CONTENT = wordSet("to for about that of - :");
/** What is done to a reminder in the passive: "needs to be cancelled", "should start at 8", "is no longer needed". */
const PASSIVES = lexicon<true>([
  [
    true,
    [
      "need|needs|has|have|should|must|can|could|may|might|will|would",
      "is|are|was|were|got no|not|now|due|set?",
      "cancelled|canceled|deleted|removed|erased|moved|changed|updated|rescheduled|postponed|switched|modified|adjusted",
    ],
  ],
]);

/** "reminder to switch the laundry": it is all there is, and its verb is what is to be done. */
function isOnItsOwn(sentence: Sentence, noun: NounHit): boolean {
  const isFirst = noun.at === sentence.frame.start && !noun.plural;
  if (!isFirst || !LEADS_TO_CONTENT.has(wordAt(sentence, noun.next))) return false;
  for (let at = noun.next + 1; at < sentence.frame.end; at++) if (PASSIVES.match(sentence.tokens, at)) return false;
  return true;
}

/** Sentences about reminders by name: set one, see them, move one, cancel one. */
export const aboutReminder: IntentRule = (sentence) => {
  const { frame } = sentence;
  const noun = frame.nouns.find(
    (hit) => hit.value === "reminder" || (hit.value === "list" && /^reminder/.test(wordAt(sentence, hit.at))),
  );
  if (!noun) return null;
  const before = wordAt(sentence, noun.at - 1);
  const isForeign = /^(alert|notif)/.test(wordAt(sentence, noun.at)) && OTHERS_ALERTS.has(before);
  if (isForeign) return null;
  const verb = isOnItsOwn(sentence, noun) ? null : governing(sentence, noun);
  const propose = (intent: Proposal["intent"], confidence: number, rule: string, subject: Title | null) =>
    found(sentence, noun, verb, intent, confidence, rule, subject);
  if (asksHow(sentence)) return { ...propose("GENERAL_CHAT", 0.6, "how-to", null), others: ["LIST_REMINDERS"] };
  if (frame.asks && !(verb && verb.value === "delete" && verb.at < noun.at))
    return propose("LIST_REMINDERS", 0.97, "question", searchedFor(sentence, noun, verb));
  if (verb && saysDone(sentence, verb)) return propose("COMPLETE_TASK", 0.85, "done", subjectOf(sentence, noun, verb));
  switch (verb?.value) {
    case "delete":
      if (isOnlyTake(sentence, verb)) return nounOnly(sentence, noun, propose);
      if (takesOut(sentence, noun, verb))
        return propose("CHANGE_REMINDER", 0.75, "take-out", subjectOf(sentence, noun, null));
      return propose(
        "CANCEL_REMINDER",
        0.95,
        "cancel",
        takenFrom(sentence, noun, verb) ?? subjectOf(sentence, noun, verb),
      );
    case "update": {
      const subject = subjectOf(sentence, noun, verb);
      if (isBinned(sentence, verb)) return propose("CANCEL_REMINDER", 0.85, "trash", subject);
      const rewording = subject && reword(sentence, subject, noun.at);
      return { ...propose("CHANGE_REMINDER", 0.93, "change", subject), ...rewording };
    }
    case "complete":
      return propose("COMPLETE_TASK", 0.8, "complete", subjectOf(sentence, noun, verb));
    case "list":
      if (noun.indefinite && !noun.plural && noun.value === "reminder")
        return propose(reminderIntent(sentence), 0.8, "get", newSubject(sentence, noun, verb));
      return propose("LIST_REMINDERS", 0.97, "list", searchedFor(sentence, noun, verb));
    case "create":
      if (addsTo(sentence, noun, verb)) return addTo(sentence, noun, verb, propose);
      if (noun.definite && (wordAt(sentence, verb.at) === "make" || saysInstead(sentence)))
        return propose("CHANGE_REMINDER", 0.8, "make", subjectOf(sentence, noun, verb));
      return propose(reminderIntent(sentence), 0.95, "set", newSubject(sentence, noun, verb));
    default:
      return nounOnly(sentence, noun, propose);
  }
};

/** One reminder gets more to it; "my reminders" get one more. */
function addTo(sentence: Sentence, noun: NounHit, verb: Hit<Act>, propose: Propose): Proposal {
  if (noun.plural)
    return propose(reminderIntent(sentence), 0.8, "add-to", cutTitle(sentence, verb.next, noun.phrase - 1));
  const link = linkTo(sentence, noun, verb);
  const named = noun.definite ? null : cutTitle(sentence, link + 1, noun.at);
  const subject = named ?? subjectOf(sentence, noun, null);
  return {
    ...propose("CHANGE_REMINDER", 0.75, "add-to", subject),
    ...(subject && noteOn(sentence, subject, verb.next, link)),
  };
}

type Propose = (intent: Proposal["intent"], confidence: number, rule: string, subject: Title | null) => Proposal;

/** No verb at all: "reminder to pay rent" sets one, "reminders for today" wants to see them. */
function nounOnly(sentence: Sentence, noun: NounHit, propose: Propose): Proposal {
  const isAsked = sentence.text.trimEnd().endsWith("?");
  const isFirst = !isAsked && noun.at === sentence.frame.start && noun.next < sentence.frame.end;
  const hasContent = isFirst || ["to", "for", "about", "that", "of", "on"].includes(wordAt(sentence, noun.next));
  if (!noun.plural && !noun.definite && hasContent && !isAsked)
    return propose(reminderIntent(sentence), 0.78, "noun", newSubject(sentence, noun, null));
  return propose("LIST_REMINDERS", noun.plural ? 0.75 : 0.6, "noun", subjectOf(sentence, noun, null));
}
