import { type Reading, readNumber, readOrdinal, readQuantity } from "@/lib/language/text/read-number";
import type { Token } from "@/lib/language/text/token";
import { wordIn } from "@/lib/language/text/word-in";
import { findHoliday } from "@/lib/language/time/holidays/find-holiday";
import { readDuration } from "@/lib/language/time/read-duration";
import {
  readInMonth,
  readMonthDate,
  readRankedDays,
  readRankedInMonth,
  readWorkday,
  WORKDAYS,
} from "@/lib/language/time/read-repeat-days";
import { readMonthDays, readWeekdays } from "@/lib/language/time/read-repeat-lists";
import type { RecurrenceParts } from "@/lib/language/time/time-piece";
import { DAY_PARTS, UNITS, WEEKDAYS } from "@/lib/language/time/vocabulary";
import { formatDate, MINUTE } from "@/lib/language/time/wall";

const FREQUENCIES: ReadonlyMap<string, RecurrenceParts> = new Map<string, RecurrenceParts>([
  ["second", { freq: "SECONDLY" }],
  ["minute", { freq: "MINUTELY" }],
  ["hour", { freq: "HOURLY" }],
  ["day", { freq: "DAILY" }],
  ["week", { freq: "WEEKLY" }],
  ["fortnight", { freq: "WEEKLY", interval: 2 }],
  ["month", { freq: "MONTHLY" }],
  ["quarter", { freq: "MONTHLY", interval: 3 }],
  ["year", { freq: "YEARLY" }],
  ["decade", { freq: "YEARLY", interval: 10 }],
  ["weekend", { freq: "WEEKLY", byDay: ["SA", "SU"] }],
]);

export const frequencyAt = (tokens: readonly Token[], at: number): RecurrenceParts | undefined =>
  FREQUENCIES.get(UNITS.get(wordIn(tokens, at)) ?? "");

export const isEvery = (token: Token | undefined): boolean => token?.word === "every" || token?.word === "each";

/** "ever Monday", "ever day": a slip that only the next word shows. */
const isSlip = (tokens: readonly Token[], at: number): boolean =>
  wordIn(tokens, at) === "ever" &&
  (WEEKDAYS.has(wordIn(tokens, at + 1)) || UNITS.has(wordIn(tokens, at + 1)) || DAY_PARTS.has(wordIn(tokens, at + 1)));

interface Interval {
  every: number;
  /** "third", not "3" or "other": with a weekday it names a place in the month. */
  isOrdinal: boolean;
  /** "second" is both; only "of the month" tells. */
  rank: number | null;
}

export function readInterval(tokens: readonly Token[], at: number): Reading<Interval> {
  const word = wordIn(tokens, at);
  const plain = (every: number, next: number) => ({ value: { every, isOrdinal: false, rank: null }, next });
  if (word === "other" || word === "alternate" || word === "alternating") return plain(2, at + 1);
  if (word === "single") return plain(1, at + 1);
  const ordinal = readOrdinal(tokens, at);
  if (ordinal)
    return {
      value: { every: ordinal.value, isOrdinal: word !== "second", rank: ordinal.value },
      next: ordinal.next,
    };
  const number = /^(?:a|couple|few|several)$/.test(word) ? readQuantity(tokens, at) : readNumber(tokens, at);
  return number ? plain(number.value, number.next) : plain(1, at);
}

export const withInterval = (parts: RecurrenceParts, every: number): RecurrenceParts =>
  every > 1 ? { ...parts, interval: (parts.interval ?? 1) * every } : parts;

/** "of the month", "in each month": the index after it. */
export function afterOfMonth(tokens: readonly Token[], at: number): number | null {
  const isOf =
    ["of", "in"].includes(wordIn(tokens, at)) && ["the", "each", "every", "a"].includes(wordIn(tokens, at + 1));
  return isOf && wordIn(tokens, at + 2) === "month" ? at + 3 : null;
}

/** "every Monday and Friday", "every other Tuesday", "every third Tuesday", "every fourth Thursday in November". */
function readEveryWeekday(
  tokens: readonly Token[],
  { value, next }: Reading<Interval>,
): Reading<RecurrenceParts> | null {
  const days = readWeekdays(tokens, next);
  if (!days) return null;
  const ofMonth = afterOfMonth(tokens, days.next);
  const month = readInMonth(tokens, days.next);
  const date = wordIn(tokens, days.next) === "the" ? readOrdinal(tokens, days.next + 1) : null;
  if (date && !value.rank)
    return { value: { freq: "MONTHLY", byDay: days.value, byMonthDay: [date.value] }, next: date.next };
  if (!value.rank || (!value.isOrdinal && !ofMonth && !month))
    return { value: withInterval({ freq: "WEEKLY", byDay: days.value }, value.every), next: days.next };
  const byDay = days.value.map((day) => `${value.rank}${day}`);
  return month
    ? { value: { freq: "YEARLY", byMonth: [month.value], byDay }, next: month.next }
    : { value: { freq: "MONTHLY", byDay }, next: ofMonth ?? days.next };
}

/** "every 1st and 3rd Thursday [of the month]": more than one place in the month. */
function readEveryRanked(tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null {
  const ranked = readRankedDays(tokens, at, "MONTHLY");
  const isList = ranked?.value.byDay && ranked.value.byDay.length > 1 && !ranked.value.bySetPos;
  if (!isList || readInMonth(tokens, ranked.next) || WEEKDAYS.has(wordIn(tokens, at + 1))) return null;
  return { value: { freq: "MONTHLY", ...ranked.value }, next: afterOfMonth(tokens, ranked.next) ?? ranked.next };
}

/** "every month end", "every end of the month". */
function readEveryMonthEnd(tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null {
  const value: RecurrenceParts = { freq: "MONTHLY", byMonthDay: [-1] };
  if (wordIn(tokens, at) === "month" && wordIn(tokens, at + 1) === "end") return { value, next: at + 2 };
  if (wordIn(tokens, at) !== "end" || wordIn(tokens, at + 1) !== "of") return null;
  const month = wordIn(tokens, at + 2) === "the" ? at + 3 : at + 2;
  return wordIn(tokens, month) === "month" ? { value, next: month + 1 } : null;
}

/** "every Christmas": a feast that has its date, not one that moves. */
function readEveryHoliday(tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null {
  const holiday = findHoliday(tokens, at);
  const dates = [2023, 2024, 2025, 2026].map((year) => formatDate(holiday?.dateIn(year) ?? 0).slice(5));
  const [date = ""] = dates;
  if (!holiday || dates.some((other) => other !== date)) return null;
  const [month = 1, day = 1] = date.split("-").map(Number);
  return { value: { freq: "YEARLY", byMonth: [month], byMonthDay: [day] }, next: holiday.next };
}

/** "every 2nd of the month", "every December 21st", "every 4th of July", "every 15th", "every last Friday". */
function readEveryDate(tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null {
  const date = readMonthDate(tokens, at) ?? readRankedInMonth(tokens, at);
  if (date) return { value: { freq: "YEARLY", ...date.value }, next: date.next };
  const last = wordIn(tokens, at) === "last" ? readRankedDays(tokens, at, "MONTHLY") : null;
  if (last && (last.value.byDay || wordIn(tokens, last.next - 1) === "day"))
    return { value: { freq: "MONTHLY", ...last.value }, next: afterOfMonth(tokens, last.next) ?? last.next };
  const days = readMonthDays(tokens, at);
  // "every second" is no date.
  if (!days || (tokens[at]?.word === "second" && tokens[days.next]?.word !== "of")) return null;
  return { value: { freq: "MONTHLY", byMonthDay: days.value }, next: afterOfMonth(tokens, days.next) ?? days.next };
}

/** "every half hour", "every hour and a half", "every 1.5 hours". */
function readEveryLength(tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null {
  const isHourAndHalf = ["hour", "and", "a", "half"].every((word, step) => wordIn(tokens, at + step) === word);
  if (isHourAndHalf) return { value: { freq: "MINUTELY", interval: 90 }, next: at + 4 };
  const length = readDuration(tokens, at);
  const minutes = length ? length.value.milliseconds / MINUTE : 0;
  if (!length || length.value.days || minutes + length.value.months < 1 || !Number.isInteger(minutes)) return null;
  if (length.value.months && minutes) return null;
  // "every half year"; an hour that is whole is not said in minutes.
  if (length.value.months) return { value: withInterval({ freq: "MONTHLY" }, length.value.months), next: length.next };
  return minutes % 60 === 0
    ? { value: withInterval({ freq: "HOURLY" }, minutes / 60), next: length.next }
    : { value: withInterval({ freq: "MINUTELY" }, minutes), next: length.next };
}

/** "alternate Fridays", "on alternate days": the plural says that it comes again. */
function readAlternate(tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null {
  if (!wordIn(tokens, at + 1).endsWith("s")) return null;
  const unit = frequencyAt(tokens, at + 1);
  if (unit) return { value: withInterval(unit, 2), next: at + 2 };
  const days = readWeekdays(tokens, at + 1);
  return days && { value: { freq: "WEEKLY", interval: 2, byDay: days.value }, next: days.next };
}

/** "every 3 days", "each other week", "every weekday", "every morning", and the above. */
export function readEvery(tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null {
  if (/^alternat(?:e|ing)$/.test(wordIn(tokens, at))) return readAlternate(tokens, at);
  if (!isEvery(tokens[at]) && !isSlip(tokens, at)) return null;
  const special = readEveryMonthEnd(tokens, at + 1) ?? readEveryRanked(tokens, at + 1);
  if (special) return special;
  const interval = readInterval(tokens, at + 1);
  const unit = frequencyAt(tokens, interval.next);
  const length = readEveryLength(tokens, at + 1);
  if (length && length.next > (unit ? interval.next + 1 : 0)) return length;
  const ofMonth = unit?.freq === "DAILY" && interval.value.rank ? afterOfMonth(tokens, interval.next + 1) : null;
  if (ofMonth !== null) return { value: { freq: "MONTHLY", byMonthDay: [interval.value.every] }, next: ofMonth };
  if (unit) return { value: withInterval(unit, interval.value.every), next: interval.next + 1 };
  const workday = readWorkday(tokens, interval.next);
  if (workday !== null) return { value: { freq: "WEEKLY", byDay: [...WORKDAYS] }, next: workday };
  if (DAY_PARTS.has(wordIn(tokens, interval.next)))
    return { value: withInterval({ freq: "DAILY" }, interval.value.every), next: interval.next };
  const isSecond =
    wordIn(tokens, at + 1) === "second" &&
    (tokens[at + 2]?.kind !== "word" || ["to", "for", "until", "that"].includes(wordIn(tokens, at + 2)));
  if (isSecond) return { value: { freq: "SECONDLY" }, next: at + 2 };
  return readEveryWeekday(tokens, interval) ?? readEveryDate(tokens, at + 1) ?? readEveryHoliday(tokens, at + 1);
}
