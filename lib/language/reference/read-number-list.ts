import { type Sentence, wordAt } from "@/lib/language/sentence";
import { readNumber } from "@/lib/language/text/read-number";
import { wordSet } from "@/lib/language/text/word-set";
import { spanOf } from "@/lib/language/time/read-dates";
import type { TaskReference } from "@/lib/language/understanding";

const BETWEEN = wordSet(", and & + plus # № number numbers no nos");
const UP_TO = wordSet("- – — to through thru");
/** A range of more than that is a slip, or no range of tasks. */
const LONGEST_RANGE = 50;

interface NumberList {
  numbers: number[];
  next: number;
}

/** The last number of "2-4", "2 to 4". */
export function readRangeEnd(sentence: Sentence, at: number, first: number): { last: number; next: number } | null {
  const last = UP_TO.has(wordAt(sentence, at)) ? readNumber(sentence.tokens, at + 1) : null;
  if (!last || last.value <= first || last.value - first >= LONGEST_RANGE) return null;
  return { last: last.value, next: last.next };
}

export const numbersBetween = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** As many numbers as stand side by side from here: "1, 3 and 5", "#2 #4", "2-4". */
export function readNumbers(sentence: Sentence, from: number, to: number): NumberList {
  const numbers: number[] = [];
  let next = from;
  for (let at = from; at < to; ) {
    const token = sentence.tokens[at];
    if (token?.quoted) break;
    const number = readNumber(sentence.tokens, at);
    if (number && number.value >= 1) {
      const range = readRangeEnd(sentence, number.next, number.value);
      numbers.push(...numbersBetween(number.value, range?.last ?? number.value));
      at = range?.next ?? number.next;
      next = at;
    } else if (BETWEEN.has(token?.word ?? "")) at++;
    else break;
  }
  return { numbers: [...new Set(numbers)], next };
}

/**
 * "mark 1 and 2 done", "delete 2-4": tasks by their numbers, where nothing but numbers stands. One alone may be a title
 * too, "1984", so it is left to whoever knows the titles.
 */
export function readNumberList(
  sentence: Sentence,
  { from, to }: { from: number; to: number },
): Extract<TaskReference, { kind: "number" }> | null {
  const { numbers, next } = readNumbers(sentence, from, to);
  const [number, ...also] = numbers;
  if (number === undefined || also.length === 0 || next < to) return null;
  return { kind: "number", number, also, span: spanOf(sentence, { from, to }) };
}
