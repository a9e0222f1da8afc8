import { type Reading, readOrdinal } from "@/lib/language/text/read-number";
import type { Token } from "@/lib/language/text/token";
import { wordIn } from "@/lib/language/text/word-in";
import { readDuration } from "@/lib/language/time/read-duration";
import { readFixedHoliday } from "@/lib/language/time/read-fixed-holiday";
import {
  frequencyAt,
  type Interval,
  isEvery,
  isSlip,
  readInterval,
  readOfMonth,
  readUnits,
  withInterval,
} from "@/lib/language/time/read-frequency";
import { readInMonth, readMonthDate, readRankedDays, readRankedInMonth } from "@/lib/language/time/read-repeat-dates";
import { isNight, readNamedDays, readWeekdays } from "@/lib/language/time/read-repeat-days";
import { readMonthDays, readRanks } from "@/lib/language/time/read-repeat-lists";
import type { RecurrenceParts } from "@/lib/language/time/time-piece";
import { DAY_PARTS, WEEKDAYS } from "@/lib/language/time/vocabulary";
import { MINUTE } from "@/lib/language/time/wall";

/** "every Monday and Friday", "every other Tuesday", "every third Tuesday", "every fourth Thursday in November". */
function readEveryWeekday(
  tokens: readonly Token[],
  { value, next }: Reading<Interval>,
): Reading<RecurrenceParts> | null {
  const days = readWeekdays(tokens, next);
  if (!days) return null;
  const ofMonth = readOfMonth(tokens, days.next);
  const months = readInMonth(tokens, days.next);
  const date = wordIn(tokens, days.next) === "the" ? readOrdinal(tokens, days.next + 1) : null;
  if (date && !value.rank)
    return { value: { freq: "MONTHLY", byDay: days.value, byMonthDay: [date.value] }, next: date.next };
  if (!value.rank || (!value.isOrdinal && ofMonth.next === days.next && !months))
    return { value: withInterval({ freq: "WEEKLY", byDay: days.value }, value.every), next: days.next };
  const byDay = days.value.map((day) => `${value.rank}${day}`);
  return months
    ? { value: { freq: "YEARLY", byMonth: months.value, byDay }, next: months.next }
    : { value: { ...ofMonth.value, byDay }, next: ofMonth.next };
}

/** "every 1st and 3rd Thursday", "every last Friday", "every second to last day": places in the month, or in every other one. */
function readEveryRanked(tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null {
  const ranked = readRankedDays(tokens, at, "MONTHLY");
  if (!ranked || readInMonth(tokens, ranked.next)) return null;
  const { byDay = [], byMonthDay = [], bySetPos } = ranked.value;
  const ofMonth = readOfMonth(tokens, ranked.next);
  const isFromEnd = bySetPos?.some((rank) => rank < 0) || byDay.some((day) => day.startsWith("-"));
  const isLastDay = wordIn(tokens, ranked.next - 1) === "day" && byMonthDay.some((day) => day < 0);
  const isOneRank = (readRanks(tokens, at)?.value.length ?? 0) === 1;
  // "every third weekday" and "every third Monday and Tuesday" count days as they come; "of the month" makes places of them.
  const isCounted =
    !isFromEnd && (bySetPos ? isOneRank && ofMonth.next === ranked.next : WEEKDAYS.has(wordIn(tokens, at + 1)));
  if (isCounted || !(isFromEnd || isLastDay || byDay.length > 1)) return null;
  return { value: { ...ofMonth.value, ...ranked.value }, next: ofMonth.next };
}

/** "every month end", "every end of the month". */
function readEveryMonthEnd(tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null {
  const value: RecurrenceParts = { freq: "MONTHLY", byMonthDay: [-1] };
  if (wordIn(tokens, at) === "month" && wordIn(tokens, at + 1) === "end") return { value, next: at + 2 };
  if (wordIn(tokens, at) !== "end" || wordIn(tokens, at + 1) !== "of") return null;
  const month = wordIn(tokens, at + 2) === "the" ? at + 3 : at + 2;
  return wordIn(tokens, month) === "month" ? { value, next: month + 1 } : null;
}

/** "every Christmas". */
function readEveryHoliday(tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null {
  const date = readFixedHoliday(tokens, at);
  return date && { value: { freq: "YEARLY", ...date.value }, next: date.next };
}

/** "every 2nd of the month", "every December 21st", "every 4th of July", "every 15th", "every May on the 1st". */
function readEveryDate(tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null {
  const date = readMonthDate(tokens, at) ?? readRankedInMonth(tokens, at);
  if (date) return { value: { freq: "YEARLY", ...date.value }, next: date.next };
  const days = readMonthDays(tokens, at);
  // "every second" is no date.
  if (!days || (wordIn(tokens, at) === "second" && wordIn(tokens, days.next) !== "of")) return null;
  const ofMonth = readOfMonth(tokens, days.next);
  return { value: { ...ofMonth.value, byMonthDay: days.value }, next: ofMonth.next };
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

/** "every second", where nothing says second of what. */
const isTick = (tokens: readonly Token[], at: number): boolean =>
  wordIn(tokens, at) === "second" &&
  (tokens[at + 1]?.kind !== "word" || ["to", "for", "until", "that"].includes(wordIn(tokens, at + 1)));

/** "every 3 days", "each other week", "every morning", "every 5th day of the month". */
function readEveryUnit(
  tokens: readonly Token[],
  at: number,
  { value, next }: Reading<Interval>,
): Reading<RecurrenceParts> | null {
  const units = readUnits(tokens, at);
  const length = readEveryLength(tokens, at);
  if (length && length.next > (units?.next ?? 0)) return length;
  const ofMonth = units?.value.freq === "DAILY" && value.rank ? readOfMonth(tokens, units.next) : null;
  if (ofMonth && ofMonth.next > (units?.next ?? 0))
    return { value: { ...ofMonth.value, byMonthDay: [value.every] }, next: ofMonth.next };
  if (units) return units;
  return DAY_PARTS.has(wordIn(tokens, next)) ? { value: withInterval({ freq: "DAILY" }, value.every), next } : null;
}

/** "every weekday", "each business day", "every other weekend", "every weekend and Monday". */
function readEveryNamed(tokens: readonly Token[], { value, next }: Reading<Interval>): Reading<RecurrenceParts> | null {
  const named = readNamedDays(tokens, next);
  if (!named) return null;
  const list = readWeekdays(tokens, next);
  const parts: RecurrenceParts = {
    freq: "WEEKLY",
    byDay: list?.value ?? [...named.value],
    ...(isNight(tokens, named.next) && { part: "night" }),
  };
  // Every other working day falls on no weekdays that a rule could name.
  return {
    value: named.value.length > 2 ? parts : withInterval(parts, value.every),
    next: list?.next ?? named.next,
  };
}

/** Places in the month before numbers ("every last day"), working days before weeks ("every week day"), dates last. */
export function readEvery(tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null {
  if (/^alternat(?:e|ing)$/.test(wordIn(tokens, at))) return readAlternate(tokens, at);
  if (!isEvery(tokens[at]) && !isSlip(tokens, at)) return null;
  // "each and every day"
  const start = wordIn(tokens, at + 1) === "and" && isEvery(tokens[at + 2]) ? at + 3 : at + 1;
  const interval = readInterval(tokens, start);
  return (
    readEveryMonthEnd(tokens, start) ??
    readEveryRanked(tokens, start) ??
    readEveryNamed(tokens, interval) ??
    readEveryUnit(tokens, start, interval) ??
    (isTick(tokens, start) ? { value: { freq: "SECONDLY" }, next: start + 1 } : null) ??
    readEveryWeekday(tokens, interval) ??
    readEveryDate(tokens, start) ??
    readEveryHoliday(tokens, start)
  );
}
