import type { Hit, NounHit } from "@/lib/language/intent/frame";
import type { IntentRule, Proposal } from "@/lib/language/intent/proposal";
import { isPointer, reminderIntent } from "@/lib/language/intent/rules/remind";
import { type Act, VERBS } from "@/lib/language/intent/verbs";
import { type Sentence, textBetween, wordAt } from "@/lib/language/sentence";
import { wordSet } from "@/lib/language/text/word-set";
import { cutReminderTitle } from "@/lib/language/title/cut-reminder-title";
import { cutTitle, type Title } from "@/lib/language/title/cut-title";
import { skipConnectors, subjectBefore } from "@/lib/language/title/find-subject";
import { modifiersOf } from "@/lib/language/title/modifiers-of";

/** Alerts that others send. */
const OTHERS_ALERTS = wordSet(
  "traffic weather news storm flood fraud stock email sports price important media social app phone facebook twitter instagram",
);

const NOT_BEFORE_VERB = wordSet(
  "my the a an all any this that our his her their every each these those of put set create make add",
);

/** A verb right before the noun phrase: "…, I guess just [cancel] the reminder". */
function localVerb({ tokens }: Sentence, noun: NounHit): Hit<Act> | null {
  for (let at = Math.max(0, noun.phrase - 4); at < noun.at; at++) {
    const verb = VERBS.match(tokens, at);
    const reaches = verb && (verb.next === noun.phrase || verb.next === noun.phrase + 1 || verb.next === noun.at);
    // "that last set reminder", "the trash reminder": after a determiner it is no verb.
    const isAdjective = NOT_BEFORE_VERB.has(tokens[at - 1]?.word ?? "") || (at > 0 && tokens[at - 1]?.word === "last");
    // "an oil change" is a thing.
    if (["a", "an"].includes(tokens[at - 2]?.word ?? "") && tokens[at - 1]?.kind === "word") continue;
    if (reaches && !isAdjective && verb.value !== "list" && verb.value !== "complete") return { ...verb, at };
  }
  return null;
}

/** What is done to it in the passive: "should be cancelled" says more by its second word than by its first. */
function passiveVerb({ frame }: Sentence, noun: NounHit): Hit<Act> | null {
  const after = frame.participles.filter((participle) => participle.at >= noun.next);
  return after.find((participle) => participle.value === "delete") ?? after[0] ?? null;
}

/** The verb that governs a noun: the one beside it, else the last clause head before it, else the first after it. */
export function governing(sentence: Sentence, noun: NounHit): Hit<Act> | null {
  const { heads } = sentence.frame;
  const local = localVerb(sentence, noun);
  if (local) return local;
  const before = heads.filter((head) => head.at <= noun.at).at(-1);
  const after = heads.find((head) => head.at > noun.at && head.value !== "list");
  const passive = passiveVerb(sentence, noun);
  const isWish = before?.value === "list" && ["i", "need", "want", "have"].includes(wordAt(sentence, before.at));
  if (isWish && passive && passive.value !== "create") return passive;
  // "I need a reminder deleted"
  if (before?.value === "create" && passive?.value === "delete" && passive.at === noun.next) return passive;
  // "open my list and add milk": looking is only the way to what is really wanted.
  if (before && !(before.value === "list" && after && after.value !== "remind")) return before;
  const isWeak = !after || after.value === "create";
  return (isWeak ? passive : null) ?? after ?? before ?? null;
}

const DONE = wordSet("done finished complete completed");

/** "mark … as done", "set … as finished", "check … off". */
export function saysDone({ tokens, frame }: Sentence, verb: Hit<Act>): boolean {
  const rest = tokens.slice(verb.at + 1, frame.end).filter((token) => !token.quoted);
  const verbWord = tokens[verb.at]?.word ?? "";
  const last = rest.at(-1)?.word ?? "";
  const isAs = rest.some(({ word }, at) => word === "as" && DONE.has(rest[at + 1]?.word ?? ""));
  if (isAs && ["set", "mark", "flag", "put", "make"].includes(verbWord)) return true;
  if (["set", "mark", "flag", "make", "change", "update", "put", "call"].includes(verbWord) && DONE.has(last))
    return true;
  return ["check", "tick", "cross", "mark", "strike"].includes(verbWord) && rest.some((token) => token.word === "off");
}

/** What follows the times of a reminder and is about something else: a reason, another wish. */
const REASONS = wordSet("since because as and but not changed updated moved cancelled canceled deleted removed");

/** "my [dentist] reminder" first, then what follows the noun: "the reminder to [call Dan]", then what was said before. */
function subjectOf(sentence: Sentence, noun: NounHit, verb: Hit<Act> | null): Title | null {
  const modifiers = modifiersOf(sentence, noun, verb);
  // "the event reminder for the party": an event can be anything.
  // "my wife's reminder to …": that it is hers says nothing about it.
  const isTelling = modifiers && !/^(?:event|appointment|calendar|work|group|.*['’]s)$/iu.test(modifiers.title);
  if (isTelling) return modifiers;
  const start = skipConnectors(sentence, noun.next);
  const isReason = REASONS.has(wordAt(sentence, start));
  const after = isReason ? null : cutReminderTitle(sentence, start, { isReference: true, saidFirst: false });
  if (after && verb && isPointer(after)) return saidBefore(sentence, verb) ?? after;
  return after ?? modifiers ?? (verb && !noun.plural ? saidBefore(sentence, verb) : null);
}

/** "I missed my final exam, please remove the reminder": what it was about was said in a clause of its own. */
function saidBefore(sentence: Sentence, verb: Hit<Act>): Title | null {
  const isOwnClause = sentence.frame.heads.some((head) => head.at === verb.at) && verb.at > sentence.frame.start;
  return isOwnClause ? subjectBefore(sentence, verb.at, true) : null;
}

/** "what reminders do I have" looks for nothing in particular. */
function searchedFor(sentence: Sentence, noun: NounHit, verb: Hit<Act> | null): Title | null {
  const subject = subjectOf(sentence, noun, verb);
  return subject &&
    /^(?:do|did|does|are|is|am|have|has|i|we|what|when|which|set|there|many|please|coming)\b/i.test(subject.title)
    ? null
    : subject;
}

/** For a new reminder what follows the noun is the task: "a weekly reminder to [water the plants]". */
function newSubject(sentence: Sentence, noun: NounHit, verb: Hit<Act> | null): Title | null {
  const { end } = sentence.frame;
  const first = skipConnectors(sentence, noun.next);
  // A new title in one's own list needs no "my": "a reminder for my haircut".
  const isMine = wordAt(sentence, first) === "my" && wordAt(sentence, first - 1) === "for" && first + 1 < end;
  const start = isMine ? first + 1 : first;
  const isEmpty = start >= end || (start === end - 1 && wordAt(sentence, start) === "set");
  const saidFirst = sentence.mentions.some(
    (mention) => mention.to <= start && (mention.from >= noun.next || mention.kind === "repeat"),
  );
  const after = isEmpty ? null : cutReminderTitle(sentence, start, { isReference: false, saidFirst });
  const before = subjectBefore(sentence, verb?.at ?? noun.at);
  if (after && isPointer(after)) return before ?? after;
  return after ?? modifiersOf(sentence, noun, verb) ?? before;
}

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
  return isFrom ? cutTitle(sentence, verb.next, noun.phrase - 1, { isReference: true }) : null;
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
  const verb = governing(sentence, noun);
  const propose = (intent: Proposal["intent"], confidence: number, rule: string, subject: Title | null) =>
    found(sentence, noun, verb, intent, confidence, rule, subject);
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
    case "update":
      if (isBinned(sentence, verb)) return propose("CANCEL_REMINDER", 0.85, "trash", subjectOf(sentence, noun, verb));
      return propose("CHANGE_REMINDER", 0.93, "change", subjectOf(sentence, noun, verb));
    case "complete":
      return propose("COMPLETE_TASK", 0.8, "complete", subjectOf(sentence, noun, verb));
    case "list":
      if (noun.indefinite && !noun.plural && noun.value === "reminder")
        return propose(reminderIntent(sentence), 0.8, "get", newSubject(sentence, noun, verb));
      return propose("LIST_REMINDERS", 0.97, "list", searchedFor(sentence, noun, verb));
    case "create":
      if (addsTo(sentence, noun, verb)) return addTo(sentence, noun, verb, propose);
      if (noun.definite && ["make"].includes(wordAt(sentence, verb.at)))
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
  const named = noun.definite ? null : cutTitle(sentence, linkTo(sentence, noun, verb) + 1, noun.at);
  return propose("CHANGE_REMINDER", 0.75, "add-to", named ?? subjectOf(sentence, noun, null));
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
