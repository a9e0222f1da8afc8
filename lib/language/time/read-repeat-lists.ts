import { type Reading, readNumber, readOrdinal } from "@/lib/language/text/read-number";
import type { Token } from "@/lib/language/text/token";
import { wordIn } from "@/lib/language/text/word-in";
import { wordSet } from "@/lib/language/text/word-set";
import { MONTHS, WEEKDAYS } from "@/lib/language/time/vocabulary";

type Reader<T> = (tokens: readonly Token[], at: number) => Reading<T> | null;

const JOINTS = wordSet(", and or & / + plus");
const EVERY = wordSet("every each");

const MOST_ITEMS = 12;

/** "Monday and every Thursday", "Mondays and on Thursdays": said again before an item, it changes nothing. */
function skipRepeated(tokens: readonly Token[], at: number): number {
  const isPluralNext = wordIn(tokens, at) === "on" && wordIn(tokens, at + 1).endsWith("days");
  return EVERY.has(wordIn(tokens, at)) || isPluralNext ? at + 1 : at;
}

/** Reads items as long as at most commas and "and" stand between them. */
export function readList<T>(tokens: readonly Token[], at: number, readItem: Reader<T>): Reading<T[]> | null {
  const first = readItem(tokens, at);
  if (!first) return null;
  const list = [first.value];
  let next = first.next;
  // Nobody lists more; a cap keeps the work per word constant.
  while (list.length < MOST_ITEMS) {
    let after = next;
    while (after < next + 3 && JOINTS.has(wordIn(tokens, after))) after++;
    const item = readItem(tokens, after > next ? skipRepeated(tokens, after) : after);
    if (!item) return { value: list, next };
    list.push(item.value);
    next = item.next;
  }
  return { value: list, next };
}

export const skipArticle = (tokens: readonly Token[], at: number): number =>
  wordIn(tokens, at) === "the" ? at + 1 : at;

/** "forth Friday": the commonest slip among ranks, and elsewhere a word of its own. */
const readSlip: Reader<number> = (tokens, at) =>
  wordIn(tokens, at) === "forth" && WEEKDAYS.has(wordIn(tokens, at + 1)) ? { value: 4, next: at + 1 } : null;

/** "first", "2nd", "last", "2nd to the last", "second from last": from the end they count backwards. */
const readRank: Reader<number> = (tokens, at) => {
  const start = skipArticle(tokens, at);
  const word = wordIn(tokens, start);
  if (word === "last" || word === "final") return { value: -1, next: start + 1 };
  if (word === "penultimate") return { value: -2, next: start + 1 };
  if (word === "next" && wordIn(tokens, start + 1) === "to" && wordIn(tokens, start + 2) === "last")
    return { value: -2, next: start + 3 };
  const rank = readOrdinal(tokens, start) ?? readSlip(tokens, start);
  if (!rank) return null;
  const isCounted = ["to", "from"].includes(wordIn(tokens, rank.next));
  const last = isCounted ? skipArticle(tokens, rank.next + 1) : rank.next;
  return wordIn(tokens, last) === "last" ? { value: -rank.value, next: last + 1 } : rank;
};

/** "first", "2nd and last", "first, second and third". */
export const readRanks = (tokens: readonly Token[], at: number): Reading<number[]> | null =>
  readList(tokens, at, readRank);

/** "15th", "21st and 31st", "the last". */
export const readMonthDays = (tokens: readonly Token[], at: number): Reading<number[]> | null =>
  readList(tokens, at, (all, index) => {
    const day = readOrdinal(all, skipArticle(all, index));
    return day && day.value >= 1 && day.value <= 31 ? day : null;
  });

/** "1 and 15", after "days" or "weeks" said what they count. */
export const readNumbers = (tokens: readonly Token[], at: number): Reading<number[]> | null =>
  readList(tokens, at, readNumber);

/** "June", "January and July"; a month with a day of its own ends the list. */
export const readMonths = (tokens: readonly Token[], at: number): Reading<number[]> | null =>
  readList(tokens, at, (all, index) => {
    const month = MONTHS.get(wordIn(all, index));
    return month === undefined || all[index + 1]?.kind === "number" ? null : { value: month, next: index + 1 };
  });
