import { type Reading, readOrdinal } from "@/lib/language/text/read-number";
import type { Token } from "@/lib/language/text/token";
import { MONTHS, WEEKDAY_CODES, WEEKDAYS } from "@/lib/language/time/vocabulary";

type Reader<T> = (tokens: readonly Token[], at: number) => Reading<T> | null;

const isJoint = (token: Token | undefined): boolean => [",", "and", "or", "&", "/"].includes(token?.word ?? "");

const MOST_ITEMS = 12;

/** Reads items as long as at most commas and "and" stand between them. */
function readList<T>(tokens: readonly Token[], at: number, readItem: Reader<T>): Reading<T[]> | null {
  const first = readItem(tokens, at);
  if (!first) return null;
  const list = [first.value];
  let next = first.next;
  // Nobody lists more; a cap keeps the work per word constant.
  while (list.length < MOST_ITEMS) {
    let after = next;
    while (isJoint(tokens[after])) after++;
    const item = readItem(tokens, after);
    if (!item) return { value: list, next };
    list.push(item.value);
    next = item.next;
  }
  return { value: list, next };
}

const weekdayAt = (tokens: readonly Token[], at: number): number | undefined => WEEKDAYS.get(tokens[at]?.word ?? "");

const codesBetween = (first: number, last: number): string[] => {
  const length = ((last - first + 7) % 7) + 1;
  return Array.from({ length }, (_, step) => WEEKDAY_CODES[(first + step) % 7] ?? "MO");
};

/** "Tuesday", "Tuesday-Saturday", "Monday through Friday". */
const readWeekdayOrSpan: Reader<string[]> = (tokens, at) => {
  const first = weekdayAt(tokens, at);
  if (first === undefined) return null;
  const isSpan = ["-", "–", "to", "through", "thru", "till", "until"].includes(tokens[at + 1]?.word ?? "");
  const last = isSpan ? weekdayAt(tokens, at + 2) : undefined;
  return last === undefined
    ? { value: codesBetween(first, first), next: at + 1 }
    : { value: codesBetween(first, last), next: at + 3 };
};

/** "Monday, Wednesday and Friday", "Tue-Sat", each day once. */
export function readWeekdays(tokens: readonly Token[], at: number): Reading<string[]> | null {
  const days = readList(tokens, at, readWeekdayOrSpan);
  return days && { value: [...new Set(days.value.flat())], next: days.next };
}

const skipArticle = (tokens: readonly Token[], at: number): number => (tokens[at]?.word === "the" ? at + 1 : at);

/** "first", "2nd", "last", "2nd to the last": from the end they count backwards. */
const readRank: Reader<number> = (tokens, at) => {
  const start = skipArticle(tokens, at);
  if (tokens[start]?.word === "last") return { value: -1, next: start + 1 };
  if (tokens[start]?.word === "penultimate") return { value: -2, next: start + 1 };
  const isNextTo = ["next", "to", "last"].every((word, step) => tokens[start + step]?.word === word);
  if (isNextTo) return { value: -2, next: start + 3 };
  const rank = readOrdinal(tokens, start);
  if (!rank) return null;
  const to = tokens[rank.next]?.word === "to" ? skipArticle(tokens, rank.next + 1) : rank.next;
  return tokens[to]?.word === "last" ? { value: -rank.value, next: to + 1 } : rank;
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

/** "June", "January and July"; a month with a day of its own ends the list. */
export const readMonths = (tokens: readonly Token[], at: number): Reading<number[]> | null =>
  readList(tokens, at, (all, index) => {
    const month = MONTHS.get(all[index]?.word ?? "");
    return month === undefined || all[index + 1]?.kind === "number" ? null : { value: month, next: index + 1 };
  });
