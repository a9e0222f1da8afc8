import { readQuantity } from "@/lib/language/text/read-number";
import { wordIn } from "@/lib/language/text/word-in";
import { findHoliday } from "@/lib/language/time/holidays/find-holiday";
import { readYearBeside } from "@/lib/language/time/read-year";
import type { PieceParser } from "@/lib/language/time/time-piece";
import { WEEKDAYS } from "@/lib/language/time/vocabulary";
import { DAY, startOfDay, weekdayOf, yearOf } from "@/lib/language/time/wall";

/** "Labor Day weekend": the weekend beside the day, and the day. */
export const parseHolidayWeekend: PieceParser = (context, at) => {
  const holiday = parseHoliday(context, at);
  if (holiday?.value.kind !== "day" || wordIn(context.tokens, holiday.next) !== "weekend") return null;
  const { day } = holiday.value;
  const weekday = weekdayOf(day);
  const saturday = day + (weekday < 2 ? -weekday - 2 : 5 - weekday) * DAY;
  const start = Math.min(saturday, day);
  return { value: { kind: "days", start, end: Math.max(saturday + DAY, day) + DAY }, next: holiday.next + 1 };
};

/** "Christmas", "Thanksgiving 2027", "next Easter", "black friday of this year", "Thanksgiving in 3 years". */
export const parseHoliday: PieceParser = (context, at) => {
  const { tokens, now } = context;
  const isLed = ["next", "this", "last", "following", "coming", "upcoming", "past"].includes(wordIn(tokens, at));
  const found = findHoliday(tokens, isLed ? at + 1 : at);
  // "the Monday following Easter" is counted from there.
  if (!found || (wordIn(tokens, at) === "following" && WEEKDAYS.has(wordIn(tokens, at - 1)))) return null;
  const isEve = wordIn(tokens, found.next) === "eve";
  const next = isEve ? found.next + 1 : found.next;
  const dateIn = (year: number) => {
    const date = found.dateIn(year);
    return date !== null && isEve ? date - DAY : date;
  };
  const year = readYearBeside(context, next);
  if (year) return day(dateIn(year.value), year.next);
  const years = wordIn(tokens, next) === "in" ? readQuantity(tokens, next + 1) : null;
  if (years && /^years?$/.test(wordIn(tokens, years.next)))
    return day(dateIn(yearOf(now) + years.value), years.next + 1);
  if (["last", "past"].includes(wordIn(tokens, at))) {
    const thisYear = dateIn(yearOf(now));
    return day(thisYear !== null && thisYear < startOfDay(now) ? thisYear : dateIn(yearOf(now) - 1), next);
  }
  // Leap day may be eight years away.
  for (let candidate = yearOf(now) - 1; candidate <= yearOf(now) + 8; candidate++) {
    const date = dateIn(candidate);
    if (date !== null && date >= startOfDay(now)) return day(date, next);
  }
  return null;
};

const day = (date: number | null, next: number): ReturnType<PieceParser> =>
  date === null ? null : { value: { kind: "day", day: date }, next };
