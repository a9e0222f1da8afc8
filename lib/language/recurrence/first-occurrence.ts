import type { Clock, RecurrenceParts } from "@/lib/language/time/time-piece";
import { WEEKDAY_CODES } from "@/lib/language/time/vocabulary";
import {
  DAY,
  dayOf,
  daysInMonth,
  HOUR,
  MINUTE,
  monthOf,
  startOfDay,
  startOfWeek,
  type Wall,
  wallAt,
  weekdayOf,
  yearOf,
} from "@/lib/language/time/wall";

const isWithin = <T>(values: readonly T[] | undefined, test: (value: T) => boolean): boolean =>
  !values || values.some(test);

/** "MO" on any Monday, "3TU" on the third Tuesday of its month (of its year in a yearly rule without months), "-1FR" on the last Friday. */
function fallsOn(code: string, day: Wall, freq: RecurrenceParts["freq"]): boolean {
  if (WEEKDAY_CODES[weekdayOf(day)] !== code.slice(-2)) return false;
  const rank = Number(code.slice(0, -2));
  if (!rank) return true;
  const isYearly = freq === "YEARLY";
  const position = isYearly ? (day - wallAt(yearOf(day), 1, 1)) / DAY : dayOf(day) - 1;
  const length = isYearly
    ? (wallAt(yearOf(day) + 1, 1, 1) - wallAt(yearOf(day), 1, 1)) / DAY
    : daysInMonth(yearOf(day), monthOf(day));
  return rank > 0 ? Math.floor(position / 7) + 1 === rank : Math.floor((length - 1 - position) / 7) + 1 === -rank;
}

/** The week that holds the year's first Thursday is week 1. */
function weekNumber(day: Wall): number {
  const thursday = startOfWeek(day) + 3 * DAY;
  return Math.floor((thursday - wallAt(yearOf(thursday), 1, 1)) / (7 * DAY)) + 1;
}

function isOn(parts: RecurrenceParts, day: Wall): boolean {
  const last = daysInMonth(yearOf(day), monthOf(day));
  return (
    isWithin(parts.byMonth, (month) => month === monthOf(day)) &&
    isWithin(parts.byMonthDay, (date) => (date > 0 ? date : last + 1 + date) === dayOf(day)) &&
    isWithin(parts.byDay, (code) => fallsOn(code, day, parts.byMonth ? "MONTHLY" : parts.freq)) &&
    isWithin(parts.byYearDay, (nth) => nth === (day - wallAt(yearOf(day), 1, 1)) / DAY + 1) &&
    isWithin(parts.byWeekNumber, (week) => week === weekNumber(day))
  );
}

/**
 * The first time a rule falls due from `from` on, on the wall clock. The interval does not matter for the first one: it
 * counts from there. Null when it never comes within eight years ("every 31 February").
 */
export function firstOccurrence(parts: RecurrenceParts, clock: Clock | null, from: Wall): Wall | null {
  if (parts.freq === "HOURLY" || parts.freq === "MINUTELY")
    return from + (parts.interval ?? 1) * (parts.freq === "HOURLY" ? HOUR : MINUTE);
  const time = clock ? clock.hour * HOUR + clock.minute * MINUTE : 0;
  for (let day = startOfDay(from), days = 0; days < 366 * 8; day += DAY, days++) {
    if (isOn(parts, day) && (!clock || day + time > from)) return day + time;
  }
  return null;
}
