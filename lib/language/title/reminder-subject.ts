import type { Hit, NounHit } from "@/lib/language/intent/frame";
import type { Act } from "@/lib/language/intent/verbs";
import { type Sentence, wordAt } from "@/lib/language/sentence";
import { wordSet } from "@/lib/language/text/word-set";
import { cutReminderTitle } from "@/lib/language/title/cut-reminder-title";
import type { Title } from "@/lib/language/title/cut-title";
import { startsShift } from "@/lib/language/title/end-of-thought";
import { isName } from "@/lib/language/title/is-name";
import { isPointer } from "@/lib/language/title/is-pointer";
import { modifiersOf } from "@/lib/language/title/modifiers-of";
import { skipConnectors } from "@/lib/language/title/skip-connectors";
import { subjectBefore } from "@/lib/language/title/subject-before";

/** What follows the times of a reminder and is about something else: a reason, another wish. */
const REASONS = wordSet("since because as and but instead changed updated moved cancelled canceled deleted removed");

/** "my [dentist] reminder" first, then what follows the noun: "the reminder to [call Dan]", then what was said before. */
export function subjectOf(sentence: Sentence, noun: NounHit, verb: Hit<Act> | null): Title | null {
  const modifiers = modifiersOf(sentence, noun, verb);
  // "the event reminder for the party": an event can be anything.
  // "my wife's reminder to …": that it is hers says nothing about it.
  const isVague = modifiers && /^(?:event|appointment|calendar|work|group|.*['’]s)$/iu.test(modifiers.title);
  if (modifiers && !isVague && isName(sentence, modifiers)) return modifiers;
  const start = skipConnectors(sentence, noun.next);
  // "to Friday, not Saturday" goes on about the time; "the reminder not to be late" is about that.
  const isOtherTime = wordAt(sentence, start) === "not" && sentence.holeAt[start + 1] !== undefined;
  const isReason = isOtherTime || startsShift(sentence, start) || REASONS.has(wordAt(sentence, start));
  const after = isReason ? null : cutReminderTitle(sentence, start, { isReference: true, saidFirst: false });
  if (after && verb && isPointer(after)) return saidBefore(sentence, verb) ?? after;
  const named = [after, modifiers].find((title) => title && isName(sentence, title));
  return named ?? (verb && !noun.plural ? saidBefore(sentence, verb) : null);
}

/** "I missed my final exam, please remove the reminder": what it was about was said in a clause of its own. */
export function saidBefore(sentence: Sentence, verb: Hit<Act>): Title | null {
  const isOwnClause = sentence.frame.heads.some((head) => head.at === verb.at) && verb.at > sentence.frame.start;
  const before = isOwnClause ? subjectBefore(sentence, verb.at, true) : null;
  return before && isName(sentence, before) ? before : null;
}

/** "what reminders do I have" looks for nothing in particular. */
export function searchedFor(sentence: Sentence, noun: NounHit, verb: Hit<Act> | null): Title | null {
  const subject = subjectOf(sentence, noun, verb);
  return subject &&
    /^(?:do|did|does|are|is|am|have|has|i|we|what|when|which|set|there|many|please|coming)\b/i.test(subject.title)
    ? null
    : subject;
}

/** For a new reminder what follows the noun is the task: "a weekly reminder to [water the plants]". */
export function newSubject(sentence: Sentence, noun: NounHit, verb: Hit<Act> | null): Title | null {
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
