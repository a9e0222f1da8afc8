import { addDays } from "@/lib/domain/zoned-time";
import { type Bound, isPossible, matchForm } from "@/lib/language/grammar/form";
import type { Message } from "@/lib/language/grammar/message";
import { type Act, COMPILED, type Rule } from "@/lib/language/grammar/spoken-rules";
import { hasWord } from "@/lib/language/grammar/words-in";
import { isTaskRhythm } from "@/lib/language/recurrence/is-task-rhythm";
import { readRecurrence } from "@/lib/language/recurrence/read-recurrence";
import { parseReference } from "@/lib/language/reference/read-reference";
import { textBetween } from "@/lib/language/sentence";
import { isDate, readDate } from "@/lib/language/time/read-dates";
import type { TimeMention } from "@/lib/language/time/time-mention";
import { cutTitle } from "@/lib/language/title/cut-title";
import type { TaskChanges, TaskFilter, TaskReference } from "@/lib/language/understanding";
import type { Trait } from "@/lib/language/vocabulary/traits";
import type { Word } from "@/lib/language/vocabulary/vocabulary";

/** A task spoken of: what is to become of it, and by what words it is called. */
export interface Spoken {
  act: Act;
  form: string;
  /** Words of its title; null when only a deed was told. */
  name: string | null;
  /** Where it is named. */
  from: number;
  to: number;
  /** What was done to it, where that was said. */
  verb: Word | null;
  /** "it", "the first one", "#3", where that names it. */
  reference: TaskReference | null;
  isTold: boolean;
  /** Only a task that is called by this verb is meant. */
  isOwnVerb: boolean;
  /** What becomes of it, where it changes. */
  changes: TaskChanges;
  /** "the dentist on Friday": of which day, to tell it from others of its name. */
  due: { name: string; days: NonNullable<TaskFilter["due"]> } | null;
}

/** "it" where nothing is known that it could be. */
const isPointing = ({ is }: Message, { from, to }: { from: number; to: number }): boolean =>
  to - from === 1 && NO_NAMES.some((trait) => is(from, trait));

/** "job done", "all done", "it's done". */
const NO_NAMES = ["pointer", "person", "no-name", "points"] as const;

const TO_BE_DONE = ["duty", "wishes", "lacks", "labels"] as const;

/** "I need to get the piano tuned" says what is to be done. */
const isToBeDone = ({ leads }: Message): boolean => TO_BE_DONE.some((lead) => leads.has(lead));

/** "put the bins out" alone is no past, though it looks like one; "a pint of semi skimmed" is a thing, and so is "call mom moved". */
function isTelling({ isTold }: Rule, { object, verb }: Bound, message: Message): boolean {
  if (!isTold || verb === null) return true;
  const { start, words, sentence } = message;
  const isOrder = words[start]?.some(({ word }) => word.form === "base" && word.traits.has("deed")) ?? false;
  const isFirst = object === null || object.from > start + 1;
  // "just read the manual" was done, and so was "milk was bought".
  const isWord = object !== null && object.from === start && object.to === start + 1;
  const isSaidOf = isWord || ["be", "be-not", "gets"].some((trait) => message.is(start + 1, trait as Trait));
  if (isOrder && !isSaidOf && !message.is(start - 1, "adverb")) return false;
  const opening = sentence.tokens[start];
  return isFirst || (opening?.kind !== "number" && !INDEFINITE.includes(opening?.word ?? ""));
}

const INDEFINITE: readonly string[] = ["a", "an", "some"];

/** Nobody says that something is done in more; so the time it takes to read stays with the length of the message. */
const MOST_WORDS = 40;

/** Everything that a message can say of a task, each reading covering all of it. */
export function readSpoken(message: Message): Spoken[] {
  const isOpen = isToBeDone(message) || hasWord(message, "short-of");
  if (isOpen || message.to - message.start > MOST_WORDS) return [];
  const traits = new Set<string>(message.words.flatMap((found) => found.flatMap(({ word }) => [...word.traits])));
  return COMPILED.flatMap(({ rule, parts }) => {
    if (!isPossible(parts, traits)) return [];
    const bound = matchForm(parts, message);
    if (!bound || (rule.unless && bound.verb?.traits.has(rule.unless)) || !isTelling(rule, bound, message)) return [];
    const { object, verb } = bound;
    const { act, form, isTold = false, isOwnVerb = false } = rule;
    const cleared = rule.clears === "due" ? { due: null } : {};
    const changes = act === "update" && bound.time ? changesBy(message, bound.time) : cleared;
    if (act === "update" && Object.keys(changes).length === 0) return [];
    const shared = {
      act,
      form,
      verb,
      isTold,
      isOwnVerb,
      changes,
      from: object?.from ?? message.start,
      to: object?.to ?? message.to,
    };
    if (!object) return { ...shared, name: null, reference: null, due: null };
    const reference = parseReference(
      { ...message.sentence, frame: { ...message.sentence.frame, end: object.to } },
      object.from,
    );
    if (reference && reference.next >= object.to)
      return { ...shared, name: null, reference: reference.reference, due: null };
    if (isPointing(message, object)) return [];
    return { ...shared, name: nameOf(message, object), reference: null, due: dueOf(message, object) };
  });
}

function changesBy({ sentence }: Message, time: TimeMention): TaskChanges {
  if (isDate(time)) return { due: readDate(sentence, time) };
  const recurrence = time.kind === "repeat" ? readRecurrence(sentence, time) : null;
  return recurrence && isTaskRhythm(recurrence) ? { recurrence } : {};
}

/** The name without the day that stands at its edge. */
function dueOf({ sentence }: Message, { from, to }: { from: number; to: number }): Spoken["due"] {
  const mention = sentence.mentions.filter(isDate).find((date) => date.from >= from && date.to <= to);
  const cut = mention && cutTitle(sentence, from, to, { isReference: true, dropsArticle: true });
  if (!mention || !cut || !mention.dateSaid) return null;
  const { start, end } = readDate(sentence, mention);
  const after = start.slice(0, 10);
  return { name: cut.title, days: { after, before: end?.slice(0, 10) ?? addDays(after, 1) } };
}

/** "the letter's sent": the letter was. */
function nameOf({ sentence, to }: Message, object: { from: number; to: number }): string {
  const words = textBetween(sentence, object.from, object.to);
  return object.to < to ? words.replace(/['’]s$/u, "") : words;
}
