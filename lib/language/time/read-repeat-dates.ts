import { type Reading, readNumber } from "@/lib/language/text/read-number";
import type { Token } from "@/lib/language/text/token";
import { wordIn } from "@/lib/language/text/word-in";
import { wordSet } from "@/lib/language/text/word-set";
import { readFixedHoliday } from "@/lib/language/time/read-fixed-holiday";
import { readNamedDays, readWeekdays, readWorkday, WEEKEND, WORKDAYS } from "@/lib/language/time/read-repeat-days";
import {
  readList,
  readMonthDays,
  readMonths,
  readNumbers,
  readRanks,
  skipArticle,
} from "@/lib/language/time/read-repeat-lists";
import type { RecurrenceParts } from "@/lib/language/time/time-piece";
import { MONTHS, UNITS, WEEKDAYS } from "@/lib/language/time/vocabulary";

type Days = Pick<RecurrenceParts, "byDay" | "byMonth" | "byMonthDay" | "bySetPos" | "byWeekNumber" | "byYearDay">;

/** "… in November", "… in May and June". */
export function readInMonth(tokens: readonly Token[], at: number): Reading<number[]> | null {
  return ["in", "of"].includes(wordIn(tokens, at)) ? readMonths(tokens, at + 1) : null;
}

/** "the first and last Friday", "the first and last instance of Wed and Fri", "the 4th day", "the last day". */
export function readRankedDays(
  tokens: readonly Token[],
  at: number,
  freq: RecurrenceParts["freq"],
): Reading<Days> | null {
  const ranks = readRanks(tokens, at);
  if (!ranks) return null;
  const word = wordIn(tokens, ranks.next);
  if (/^(?:instance|occurrence)s?$/.test(word)) {
    const days = readWeekdays(tokens, wordIn(tokens, ranks.next + 1) === "of" ? ranks.next + 2 : ranks.next + 1);
    return days && { value: { byDay: days.value, bySetPos: ranks.value }, next: days.next };
  }
  const workday = readWorkday(tokens, ranks.next);
  if (workday !== null) return { value: { byDay: [...WORKDAYS], bySetPos: ranks.value }, next: workday };
  if (/^weekends?$/.test(word)) return rankedWeekend(ranks);
  const days = WEEKDAYS.has(word) ? readWeekdays(tokens, ranks.next) : null;
  if (days)
    return {
      value: { byDay: days.value.flatMap((day) => ranks.value.map((rank) => `${rank}${day}`)) },
      next: days.next,
    };
  const isDay = ["day", "days"].includes(word);
  const next = isDay ? ranks.next + 1 : ranks.next;
  return { value: freq === "YEARLY" && isDay ? { byYearDay: ranks.value } : { byMonthDay: ranks.value }, next };
}

/** "the last weekend": of all its Saturdays and Sundays the last two, of the first weekend the first two. */
function rankedWeekend({ value, next }: Reading<number[]>): Reading<Days> {
  const bySetPos = value.flatMap((rank) => (rank < 0 ? [rank * 2, rank * 2 + 1] : [rank * 2 - 1, rank * 2]));
  return { value: { byDay: [...WEEKEND], bySetPos }, next: next + 1 };
}

const isMonth = (value: number): boolean => value >= 1 && value <= 12;
const isMonthDay = (value: number): boolean => value >= 1 && value <= 31;

/** "3 June", "12/25": in digits the month comes first. */
function readInDigits(tokens: readonly Token[], at: number): Reading<Days> | null {
  const first = tokens[at]?.kind === "number" ? readNumber(tokens, at) : null;
  if (!first) return null;
  const month = MONTHS.get(wordIn(tokens, first.next));
  if (month !== undefined && isMonthDay(first.value))
    return { value: { byMonth: [month], byMonthDay: [first.value] }, next: first.next + 1 };
  const second = wordIn(tokens, first.next) === "/" ? readNumber(tokens, first.next + 1) : null;
  return second && isMonth(first.value) && isMonthDay(second.value) && wordIn(tokens, second.next) !== "/"
    ? { value: { byMonth: [first.value], byMonthDay: [second.value] }, next: second.next }
    : null;
}

/** "June 3", "June 3 and 10"; a number that is a time or counts something is no day. */
function readBareDay(tokens: readonly Token[], at: number): Reading<number> | null {
  const day = tokens[at]?.kind === "number" ? readNumber(tokens, at) : null;
  const after = wordIn(tokens, day?.next ?? at);
  return day && isMonthDay(day.value) && !/^(?:am|pm|a|p|:|x|times?)$/.test(after) && !UNITS.has(after) ? day : null;
}

/** "December 21st and 31st", "June the 3rd", "3 June", "12/25", "May", "January and July". */
export function readMonthDate(tokens: readonly Token[], at: number): Reading<Days> | null {
  const months = readMonths(tokens, at);
  if (months && months.value.length > 1) return { value: { byMonth: months.value }, next: months.next };
  const month = MONTHS.get(wordIn(tokens, at));
  if (month === undefined) return readInDigits(tokens, at);
  const days = readMonthDays(tokens, at + 1) ?? readList(tokens, at + 1, readBareDay);
  return days
    ? { value: { byMonth: [month], byMonthDay: days.value }, next: days.next }
    : { value: { byMonth: [month] }, next: at + 1 };
}

/** "the last Sunday of October", "the 4th of July". */
export function readRankedInMonth(tokens: readonly Token[], at: number): Reading<Days> | null {
  const days = readRankedDays(tokens, skipArticle(tokens, at), "MONTHLY");
  const months = days && readInMonth(tokens, days.next);
  return days && months && { value: { ...days.value, byMonth: months.value }, next: months.next };
}

/** "day 20", "days 1 and 15". */
export function readNumberedDays(tokens: readonly Token[], at: number): Reading<Days> | null {
  const days = ["day", "days"].includes(wordIn(tokens, at)) ? readNumbers(tokens, at + 1) : null;
  return days?.value.every(isMonthDay) ? { value: { byMonthDay: days.value }, next: days.next } : null;
}

/** "in week 12", "of weeks 12 and 14". */
function readWeekNumbers(tokens: readonly Token[], at: number): Reading<Days> | null {
  const isWeek = ["in", "of", "on", "during"].includes(wordIn(tokens, at)) && /^weeks?$/.test(wordIn(tokens, at + 1));
  const start = wordIn(tokens, at + 2) === "number" ? at + 3 : at + 2;
  const weeks = isWeek ? readNumbers(tokens, start) : null;
  return weeks && { value: { byWeekNumber: weeks.value }, next: weeks.next };
}

/** "on", and what stands in its place: "weekly, Fridays", "monthly: the 5th", "weekly every Tuesday". */
const LEADS = wordSet("on from by each every");
const PAUSES = wordSet(", : - – (");
const LONG: ReadonlySet<string> = new Set(["WEEKLY", "MONTHLY", "YEARLY"]);

/** In a month or a year: "June 3", "the last Sunday of October", "the 4th", "day 20". */
const readDate = (tokens: readonly Token[], at: number, freq: RecurrenceParts["freq"]): Reading<Days> | null =>
  (freq === "MONTHLY" ? readNumberedDays(tokens, at) : null) ??
  (freq === "YEARLY" ? (readMonthDate(tokens, at) ?? readFixedHoliday(tokens, at)) : null) ??
  readRankedInMonth(tokens, at) ??
  readRankedDays(tokens, skipArticle(tokens, at), freq);

/** Without "on" only what can be nothing else: "the 5th", "1st Friday", "June 3", not "monthly first prize". */
const isPlain = (tokens: readonly Token[], at: number, { value, next }: Reading<Days>): boolean =>
  Boolean(value.byDay || (value.byMonth && value.byMonthDay)) ||
  tokens[skipArticle(tokens, at)]?.kind === "number" ||
  wordIn(tokens, next - 1) === "day";

/** What follows a rhythm: "on the 4th", "on Tuesdays", "on weekends", "on December 21st", "in week 12". */
export function readOn(tokens: readonly Token[], parts: RecurrenceParts, at: number): Reading<Days> | null {
  const weeks = readWeekNumbers(tokens, at);
  if (weeks) return weeks;
  const pause = PAUSES.has(wordIn(tokens, at)) ? at + 1 : at;
  const isLed = LEADS.has(wordIn(tokens, pause));
  // "water the plants daily, Friday the lawn": a pause before a day begins something else.
  if (pause > at && !isLed && !LONG.has(parts.freq)) return null;
  const led = isLed ? pause + 1 : pause;
  const start = isLed && ["a", "an"].includes(wordIn(tokens, led)) ? led + 1 : led;
  const weekdays = parts.byDay ? null : readWeekdays(tokens, start);
  if (weekdays) return { value: { byDay: weekdays.value }, next: weekdays.next };
  const named = isLed ? readNamedDays(tokens, skipArticle(tokens, start)) : null;
  if (named) return { value: { byDay: [...named.value] }, next: named.next };
  const months = ["in", "during"].includes(wordIn(tokens, pause)) ? readMonths(tokens, pause + 1) : null;
  if (months) return { value: { byMonth: months.value }, next: months.next };
  if (parts.byDay || (parts.freq !== "MONTHLY" && parts.freq !== "YEARLY")) return null;
  const date = readDate(tokens, start, parts.freq);
  return date && (isLed || isPlain(tokens, start, date)) ? date : null;
}
