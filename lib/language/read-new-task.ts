import { startsWithDeed } from "@/lib/language/intent/starts-with-deed";
import type { LanguageContext } from "@/lib/language/language-context";
import { isTaskRhythm } from "@/lib/language/recurrence/is-task-rhythm";
import { readRecurrence } from "@/lib/language/recurrence/read-recurrence";
import { readSentence, type Sentence, textBetween, wordAt } from "@/lib/language/sentence";
import { isDate, readDate, spanOf } from "@/lib/language/time/read-dates";
import type { TimeMention } from "@/lib/language/time/time-mention";
import { formatDate } from "@/lib/language/time/wall";
import { findHoles } from "@/lib/language/title/find-holes";
import { unquoteTimes } from "@/lib/language/title/unquote-times";
import type { DateReading, PriorityReading, RecurrenceReading } from "@/lib/language/understanding";

export interface NewTaskReading {
  title: string;
  due: DateReading | null;
  recurrence: RecurrenceReading | null;
  priority: PriorityReading | null;
}

/**
 * What is written where nothing but tasks is written: every word is the title's, but for one time or recurrence and one
 * priority. What a task cannot have (a rhythm of hours, a day that is past, a second date) stays in the title, in sight.
 */
export const readNewTask = (text: string, context: LanguageContext): NewTaskReading =>
  readNewTaskIn(readSentence(text, context));

/** The same of a sentence that was taken apart already. */
export function readNewTaskIn(sentence: Sentence): NewTaskReading {
  const { text, context } = sentence;
  const { mention, due, recurrence } = firstTime(sentence);
  const [mark] = sentence.priorities;
  const holes = findHoles(sentence.tokens, mention ? [mention] : [], mark ? [mark] : []);
  const title = wordsOutside(sentence, holes);
  if (title === "") return { title: literal(text, context), due: null, recurrence: null, priority: null };
  const priority = mark && {
    text: textBetween(sentence, mark.from, mark.to),
    span: spanOf(sentence, mark),
    priority: mark.priority,
  };
  return { title: literal(title, context), due, recurrence, priority: priority ?? null };
}

interface TimeOfTask extends Pick<NewTaskReading, "due" | "recurrence"> {
  mention: TimeMention | null;
}

/** How it comes back says when it first is due, so that goes before a date. */
function firstTime(sentence: Sentence): TimeOfTask {
  for (const mention of sentence.mentions) {
    if (mention.kind !== "repeat" || (mention.parts.clocks?.length ?? 0) > 1) continue;
    if (isKindOfThing(sentence, mention)) continue;
    const recurrence = readRecurrence(sentence, mention);
    if (recurrence && isTaskRhythm(recurrence)) return { mention, due: null, recurrence };
  }
  for (const mention of sentence.mentions.filter(isDate)) {
    if (isOneOfSeveral(sentence, mention)) continue;
    const due = readDate(sentence, mention);
    if (!isBehind(due, sentence)) return { mention, due, recurrence: null };
  }
  return { mention: null, due: null, recurrence: null };
}

/** "weekly report" is one; "weekly call mom" and "weekly report on Friday at 9" say how a thing comes back. */
const isKindOfThing = (sentence: Sentence, { core, to, also }: TimeMention): boolean =>
  core === 0 &&
  to === 1 &&
  !also &&
  /ly$/.test(wordAt(sentence, 0)) &&
  sentence.tokens[1]?.kind === "word" &&
  !startsWithDeed(sentence, 1);

const BETWEEN = new Set(["or", "and", "&", "/"]);

/** "tomorrow or Friday", "8am and 8pm": none of them alone is when it is due. */
const isOneOfSeveral = ({ tokens, mentions }: Sentence, mention: TimeMention): boolean =>
  mentions.some(({ from, to }) => {
    const joint = from === mention.to + 1 ? mention.to : mention.from === to + 1 ? to : -1;
    return BETWEEN.has(tokens[joint]?.word ?? "");
  });

/** "for the week", said on a Wednesday, began on Monday: nothing new is due then. */
const isBehind = ({ due, grain, isPast }: DateReading, { now, context }: Sentence): boolean =>
  isPast || due < (grain === "day" ? formatDate(now) : context.now.toISOString());

const JOINTS = new Set(" \t,;:-–—");
const PAUSES = new Set(",;");
const HAS_WORDS = /[^\s\p{P}]/u;
const BRACKETS: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/** As they were typed; what only joined them to the time, or held it, goes with it. */
function wordsOutside(sentence: Sentence, holes: readonly { from: number; to: number }[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const hole of holes) {
    const { start, end } = spanOf(sentence, hole);
    pieces.push(sentence.text.slice(at, start));
    at = end;
  }
  pieces.push(sentence.text.slice(at));
  const title = pieces.reduce(joinAroundHole);
  return HAS_WORDS.test(title) ? title.trim() : "";
}

/** "flight on Friday, back on Monday": a pause between what is left of two pieces stays one. */
function joinAroundHole(before: string, after: string): string {
  const [left, right] = withoutBrackets(before, after);
  let end = left.length;
  while (JOINTS.has(left[end - 1] ?? "")) end -= 1;
  let start = 0;
  while (JOINTS.has(right[start] ?? "")) start += 1;
  const pause = PAUSES.has(right.trimStart()[0] ?? "") ? right.trimStart()[0] : "";
  const [words, rest] = [left.slice(0, end), right.slice(start)];
  if (!HAS_WORDS.test(words)) return rest;
  return HAS_WORDS.test(rest) ? `${words}${pause} ${rest}` : words + rest.trim().replace(/^\.+$/, "");
}

/** "milk (tomorrow)": nothing is left in them. */
function withoutBrackets(before: string, after: string): [string, string] {
  const [left, right] = [before.trimEnd(), after.trimStart()];
  const closing = BRACKETS[left.at(-1) ?? ""];
  return closing && right.startsWith(closing) ? [left.slice(0, -1), right.slice(1)] : [before, after];
}

const WHOLLY_QUOTED = /^["“]([^"“”]+)["”]$/u;

/** Quotation marks that only say what is to be taken literally are no part of it. */
const literal = (title: string, context: LanguageContext): string =>
  unquoteTimes(WHOLLY_QUOTED.exec(title.trim())?.[1] ?? title.trim(), context);
