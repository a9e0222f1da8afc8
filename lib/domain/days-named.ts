import { type CalendarRule, readCalendarRule } from "@/lib/domain/calendar-rule";
import {
  type DayNumber,
  type DayParts,
  dayNumberOf,
  fromDayNumber,
  partsOfDay,
  toDayNumber,
  weekdayOfDay,
} from "@/lib/domain/day-number";
import { periodsFrom, type RulePeriod } from "@/lib/domain/rule-periods";
import type { CalendarDate } from "@/lib/domain/zoned-time";

/** A rule that names no day within this many days is taken to name none at all. */
const HORIZON_DAYS = 30 * 366;

/** The last one whose every hour has a year of four digits in every zone. */
const LAST_DAY = toDayNumber("9999-12-30");

/**
 * The days that an RFC 5545 rule names, from `from` on. Our own, because a general library searches to the year 9999 when
 * a rule can never match; this stops at a horizon behind the last day it found. Each day between `from` and there is
 * looked at once. The tests hold it against such a library.
 */
export function* daysNamed(
  text: string,
  { start, from }: { start: CalendarDate; from: CalendarDate },
): Generator<CalendarDate> {
  const rule = readCalendarRule(text, start);
  const first = Math.max(toDayNumber(start), toDayNumber(from));
  const end = Math.min(rule.until === null ? LAST_DAY : toDayNumber(rule.until), LAST_DAY);
  let last = Math.min(end, first + HORIZON_DAYS);
  for (const period of periodsFrom(rule, toDayNumber(start), first)) {
    if (period.first > last) return;
    for (const day of daysNamedIn(rule, period)) {
      if (day < first) continue;
      if (day > last) return;
      yield fromDayNumber(day);
      last = Math.min(end, day + HORIZON_DAYS);
    }
  }
}

function daysNamedIn(rule: CalendarRule, period: RulePeriod): DayNumber[] {
  const days: DayNumber[] = [];
  for (let day = period.first; day <= period.last; day += 1) {
    const parts = partsOfDay(day);
    // A month that is not meant is passed at once: a yearly rule would look at all of its days otherwise.
    if (rule.months.length > 0 && !rule.months.includes(parts.month)) day = lastOfMonth(parts);
    else if (isNamed(rule, day, parts)) days.push(day);
  }
  if (rule.positions.length === 0) return days;
  return days.filter((_, index) => rule.positions.includes(index + 1) || rule.positions.includes(index - days.length));
}

function isNamed(rule: CalendarRule, day: DayNumber, parts: DayParts): boolean {
  if (rule.monthDays.length > 0 && !isThatMonthDay(rule, day, parts)) return false;
  if (rule.yearDays.length > 0 && !isThatYearDay(rule, day, parts)) return false;
  if (rule.weekNumbers.length > 0 && !rule.weekNumbers.includes(weekNumber(rule, day))) return false;
  return rule.weekdays.length === 0 || isThatWeekday(rule, day, parts);
}

/** Counted from both ends: the last day of the month is -1. */
const isThatMonthDay = ({ monthDays }: CalendarRule, day: DayNumber, parts: DayParts): boolean =>
  monthDays.includes(parts.day) || monthDays.includes(day - lastOfMonth(parts) - 1);

/** Counted from both ends as well. */
const isThatYearDay = ({ yearDays }: CalendarRule, day: DayNumber, { year }: DayParts): boolean =>
  yearDays.includes(day - dayNumberOf(year, 1, 1) + 1) || yearDays.includes(day - dayNumberOf(year, 12, 31) - 1);

/** A week belongs to the year that has most of its days. */
function weekNumber({ weekStart }: CalendarRule, day: DayNumber): number {
  const middle = day + 3 - ((weekdayOfDay(day) - weekStart + 7) % 7);
  return Math.floor((middle - dayNumberOf(partsOfDay(middle).year, 1, 1)) / 7) + 1;
}

/** "The second Tuesday", "the last Friday": of the month, or of the year where a yearly rule names no month. */
function isThatWeekday(rule: CalendarRule, day: DayNumber, { year, month }: DayParts): boolean {
  const weekday = weekdayOfDay(day);
  const ordinals = rule.weekdays.filter((named) => named.weekday === weekday).map(({ ordinal }) => ordinal);
  if (ordinals.length === 0) return false;
  if (ordinals.includes(0) || rule.frequency === "WEEKLY" || rule.frequency === "DAILY") return true;
  const ofYear = rule.frequency === "YEARLY" && rule.months.length === 0;
  const first = ofYear ? dayNumberOf(year, 1, 1) : dayNumberOf(year, month, 1);
  const last = ofYear ? dayNumberOf(year, 12, 31) : lastOfMonth({ year, month });
  const [fromFirst, fromLast] = [Math.floor((day - first) / 7) + 1, Math.floor((last - day) / 7) + 1];
  return ordinals.includes(fromFirst) || ordinals.includes(-fromLast);
}

const lastOfMonth = ({ year, month }: Pick<DayParts, "year" | "month">): DayNumber => dayNumberOf(year, month + 1, 0);
