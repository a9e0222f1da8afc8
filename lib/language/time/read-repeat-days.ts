import { type Reading, readNumber } from "@/lib/language/text/read-number";
import type { Token } from "@/lib/language/text/token";
import { wordIn } from "@/lib/language/text/word-in";
import { readMonthDays, readMonths, readRanks, readWeekdays } from "@/lib/language/time/read-repeat-lists";
import type { RecurrenceParts } from "@/lib/language/time/time-piece";
import { MONTHS, WEEKDAY_CODES, WEEKDAYS } from "@/lib/language/time/vocabulary";

export const WORKDAYS: readonly string[] = ["MO", "TU", "WE", "TH", "FR"];
const WEEKEND: readonly string[] = ["SA", "SU"];

type Days = Pick<RecurrenceParts, "byDay" | "byMonth" | "byMonthDay" | "bySetPos" | "byWeekNumber" | "byYearDay">;

/** "weekday", "workday", "business day", "working day": the index after it. */
export function readWorkday(tokens: readonly Token[], at: number): number | null {
  if (/^(?:weekday|workday|weeknight)s?$/.test(wordIn(tokens, at))) return at + 1;
  const isTwoWords = ["business", "working", "work", "week", "school"].includes(wordIn(tokens, at));
  return isTwoWords && /^(?:day|days)$/.test(wordIn(tokens, at + 1)) ? at + 2 : null;
}

/** "… in November". */
export function readInMonth(tokens: readonly Token[], at: number): Reading<number> | null {
  const month = ["in", "of"].includes(wordIn(tokens, at)) ? MONTHS.get(wordIn(tokens, at + 1)) : undefined;
  return month === undefined ? null : { value: month, next: at + 2 };
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
  if (word === "instance" || word === "occurrence") {
    const days = readWeekdays(tokens, tokens[ranks.next + 1]?.word === "of" ? ranks.next + 2 : ranks.next + 1);
    return days && { value: { byDay: days.value, bySetPos: ranks.value }, next: days.next };
  }
  const workday = readWorkday(tokens, ranks.next);
  if (workday !== null) return { value: { byDay: [...WORKDAYS], bySetPos: ranks.value }, next: workday };
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

/** "3 June": the day first. */
function readDayMonth(tokens: readonly Token[], at: number): Reading<Days> | null {
  const day = tokens[at]?.kind === "number" ? readNumber(tokens, at) : null;
  const month = day && day.value <= 31 ? MONTHS.get(wordIn(tokens, day.next)) : undefined;
  return day && month !== undefined
    ? { value: { byMonth: [month], byMonthDay: [day.value] }, next: day.next + 1 }
    : null;
}

/** "December 21st and 31st", "3 June", "May", "January and July". */
export function readMonthDate(tokens: readonly Token[], at: number): Reading<Days> | null {
  const months = readMonths(tokens, at);
  if (months && months.value.length > 1) return { value: { byMonth: months.value }, next: months.next };
  const month = MONTHS.get(wordIn(tokens, at));
  if (month === undefined) return readDayMonth(tokens, at);
  const number = tokens[at + 1]?.kind === "number" ? readNumber(tokens, at + 1) : null;
  const days =
    readMonthDays(tokens, at + 1) ??
    (number && number.value <= 31 ? { value: [number.value], next: number.next } : null);
  return days
    ? { value: { byMonth: [month], byMonthDay: days.value }, next: days.next }
    : { value: { byMonth: [month] }, next: at + 1 };
}

/** "weekends", "the weekend", "weekdays", "business days". */
function readNamedDays(tokens: readonly Token[], at: number): Reading<string[]> | null {
  if (/^weekends?$/.test(wordIn(tokens, at))) return { value: [...WEEKEND], next: at + 1 };
  const workday = readWorkday(tokens, at);
  return workday === null ? null : { value: [...WORKDAYS], next: workday };
}

/** What follows a rhythm: "on the 4th", "on Tuesdays", "on weekends", "on December 21st", "in week 12". */
export function readOn(tokens: readonly Token[], parts: RecurrenceParts, at: number): Reading<Days> | null {
  if (wordIn(tokens, at) === "in" && wordIn(tokens, at + 1) === "week") {
    const week = readNumber(tokens, at + 2);
    return week && { value: { byWeekNumber: [week.value] }, next: week.next };
  }
  const isLed = ["on", "from", "by"].includes(wordIn(tokens, at));
  const start = isLed ? at + 1 : at;
  const numbered =
    isLed && wordIn(tokens, start) === "day" && parts.freq === "MONTHLY" ? readNumber(tokens, start + 1) : null;
  if (numbered && numbered.value <= 31) return { value: { byMonthDay: [numbered.value] }, next: numbered.next };
  const named = isLed ? readNamedDays(tokens, wordIn(tokens, start) === "the" ? start + 1 : start) : null;
  if (named) return { value: { byDay: named.value }, next: named.next };
  const days = parts.byDay ? null : readWeekdays(tokens, start);
  if (days) return { value: { byDay: days.value }, next: days.next };
  const months = wordIn(tokens, at) === "in" && parts.freq !== "MONTHLY" ? readMonths(tokens, at + 1) : null;
  if (months) return { value: { byMonth: months.value }, next: months.next };
  if (!isLed || (parts.freq !== "MONTHLY" && parts.freq !== "YEARLY")) return null;
  const ranked = tokens[start]?.word === "the" ? start + 1 : start;
  return (
    readMonthDate(tokens, start) ?? readRankedInMonth(tokens, ranked) ?? readRankedDays(tokens, ranked, parts.freq)
  );
}

/** "the last Sunday of October", "the 4th of July". */
export function readRankedInMonth(tokens: readonly Token[], at: number): Reading<Days> | null {
  const days = readRankedDays(tokens, at, "MONTHLY");
  const month = days && readInMonth(tokens, days.next);
  return days && month && { value: { ...days.value, byMonth: [month.value] }, next: month.next };
}

/** "every day except Sunday", "weekdays but Friday": of the days it would come on, those that are left. */
export function readExcept(
  tokens: readonly Token[],
  at: number,
  from: readonly string[] = WEEKDAY_CODES,
): Reading<string[]> | null {
  if (!["except", "but", "excluding", "besides"].includes(wordIn(tokens, at))) return null;
  const start = ["for", "on", "not"].includes(wordIn(tokens, at + 1)) ? at + 2 : at + 1;
  const days =
    readNamedDays(tokens, wordIn(tokens, start) === "the" ? start + 1 : start) ?? readWeekdays(tokens, start);
  const left = days && from.filter((code) => !days.value.includes(code));
  return left && left.length > 0 ? { value: left, next: days.next } : null;
}
