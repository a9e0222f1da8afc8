import { type Reading, readNumber } from "@/lib/language/text/read-number";
import type { Token } from "@/lib/language/text/token";
import { wordIn } from "@/lib/language/text/word-in";
import { readMonthDays, readRanks, readWeekdays } from "@/lib/language/time/read-repeat-lists";
import type { RecurrenceParts } from "@/lib/language/time/time-piece";
import { MONTHS, WEEKDAYS } from "@/lib/language/time/vocabulary";

export const WORKDAYS: readonly string[] = ["MO", "TU", "WE", "TH", "FR"];
const WEEKEND: readonly string[] = ["SA", "SU"];

type Days = Pick<RecurrenceParts, "byDay" | "byMonth" | "byMonthDay" | "bySetPos" | "byWeekNumber" | "byYearDay">;

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

/** "December 21st and 31st", "May". */
export function readMonthDate(tokens: readonly Token[], at: number): Reading<Days> | null {
  const month = MONTHS.get(wordIn(tokens, at));
  if (month === undefined) return null;
  const number = tokens[at + 1]?.kind === "number" ? readNumber(tokens, at + 1) : null;
  const days =
    readMonthDays(tokens, at + 1) ??
    (number && number.value <= 31 ? { value: [number.value], next: number.next } : null);
  return days
    ? { value: { byMonth: [month], byMonthDay: days.value }, next: days.next }
    : { value: { byMonth: [month] }, next: at + 1 };
}

/** What follows a rhythm: "on the 4th", "on Tuesdays", "on weekends", "on December 21st", "in week 12". */
export function readOn(tokens: readonly Token[], parts: RecurrenceParts, at: number): Reading<Days> | null {
  if (wordIn(tokens, at) === "in" && wordIn(tokens, at + 1) === "week") {
    const week = readNumber(tokens, at + 2);
    return week && { value: { byWeekNumber: [week.value] }, next: week.next };
  }
  const isLed = ["on", "from", "by"].includes(wordIn(tokens, at));
  const start = isLed ? at + 1 : at;
  if (isLed && wordIn(tokens, at + 1) === "weekends") return { value: { byDay: [...WEEKEND] }, next: start + 1 };
  if (isLed && wordIn(tokens, at + 1) === "weekdays") return { value: { byDay: [...WORKDAYS] }, next: start + 1 };
  const days = parts.byDay ? null : readWeekdays(tokens, start);
  if (days) return { value: { byDay: days.value }, next: days.next };
  if (!isLed || (parts.freq !== "MONTHLY" && parts.freq !== "YEARLY")) return null;
  const date =
    readMonthDate(tokens, start) ??
    readRankedDays(tokens, tokens[start]?.word === "the" ? start + 1 : start, parts.freq);
  return date;
}
