import { addDays, atMidnight, type CalendarDate, toCalendarDate } from "@/lib/domain/zoned-time";

/**
 * The days that an RFC 5545 rule names, for rules of days, weeks, months and years. Our own, because a general library
 * searches to the year 9999 when a rule can never match, and these few functions stop at a horizon. The tests hold it
 * against such a library.
 */
interface CalendarRule {
  frequency: string;
  interval: number;
  until: CalendarDate | null;
  weekStart: number;
  weekdays: { weekday: number; ordinal: number }[];
  monthDays: number[];
  months: number[];
  positions: number[];
  yearDays: number[];
  weekNumbers: number[];
}

/** A rule that names no day within this many days is taken to name none at all. */
const HORIZON_DAYS = 30 * 366;
const WEEKDAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

/** The first day named by the rule that is after `after`, or on it if `inclusive`. */
export function dayNamedAfter(
  rule: string,
  { start, after, inclusive = false }: { start: CalendarDate; after: CalendarDate; inclusive?: boolean },
): CalendarDate | null {
  const parsed = parse(rule, start);
  const horizon = addDays(after, HORIZON_DAYS);
  const last = parsed.until !== null && parsed.until < horizon ? parsed.until : horizon;
  for (let index = 0; ; index += 1) {
    const period = periodAt(parsed, start, index);
    if (period.first > last) return null;
    if (period.last < after) continue;
    for (const day of daysNamedIn(parsed, period)) {
      if (day > last) return null;
      if (day >= start && (day > after || (inclusive && day === after))) return day;
    }
  }
}

/** The day of a stamp like 20271231 or 20271231T235959Z. */
export const dayOfStamp = (stamp: string): CalendarDate =>
  `${stamp.slice(0, 4)}-${stamp.slice(4, 6)}-${stamp.slice(6, 8)}`;

function parse(rule: string, start: CalendarDate): CalendarRule {
  const parts = new Map(
    rule.split(";").map((part): [string, string] => [part.split("=")[0] ?? "", part.split("=")[1] ?? ""]),
  );
  const numbers = (name: string) => parts.get(name)?.split(",").map(Number) ?? [];
  const frequency = parts.get("FREQ") ?? "DAILY";
  const until = parts.get("UNTIL");
  const parsed: CalendarRule = {
    frequency,
    interval: Number(parts.get("INTERVAL") ?? 1),
    until: until ? dayOfStamp(until) : null,
    weekStart: WEEKDAYS.indexOf(parts.get("WKST") ?? "MO"),
    weekdays: (parts.get("BYDAY")?.split(",") ?? []).map((day) => ({
      weekday: WEEKDAYS.indexOf(day.slice(-2)),
      ordinal: Number(day.slice(0, -2)),
    })),
    monthDays: numbers("BYMONTHDAY"),
    months: numbers("BYMONTH"),
    positions: numbers("BYSETPOS"),
    yearDays: numbers("BYYEARDAY"),
    weekNumbers: numbers("BYWEEKNO"),
  };
  return withDaysOfStart(parsed, start);
}

/** What a rule leaves open, its start decides: "every month" is on the start's day of the month. */
function withDaysOfStart(rule: CalendarRule, start: CalendarDate): CalendarRule {
  if (rule.weekdays.length > 0 || rule.monthDays.length > 0 || rule.yearDays.length > 0) return rule;
  const { month, day } = atMidnight(start);
  if (rule.frequency === "WEEKLY" || rule.weekNumbers.length > 0)
    return { ...rule, weekdays: [{ weekday: weekdayOf(start), ordinal: 0 }] };
  if (rule.frequency === "MONTHLY") return { ...rule, monthDays: [day] };
  if (rule.frequency === "YEARLY") {
    return { ...rule, monthDays: [day], months: rule.months.length > 0 ? rule.months : [month] };
  }
  return rule;
}

interface Period {
  first: CalendarDate;
  last: CalendarDate;
}

function periodAt({ frequency, interval, weekStart }: CalendarRule, start: CalendarDate, index: number): Period {
  const { year, month } = atMidnight(start);
  const step = index * interval;
  if (frequency === "YEARLY") return { first: `${year + step}-01-01`, last: `${year + step}-12-31` };
  if (frequency === "MONTHLY") {
    const months = year * 12 + (month - 1) + step;
    const first = toCalendarDate({ year: Math.floor(months / 12), month: (months % 12) + 1, day: 1 });
    return { first, last: lastOfMonth(first) };
  }
  if (frequency === "WEEKLY") {
    const sinceWeekStart = (weekdayOf(start) - weekStart + 7) % 7;
    const first = addDays(start, step * 7 - sinceWeekStart);
    return { first, last: addDays(first, 6) };
  }
  const day = addDays(start, step);
  return { first: day, last: day };
}

function daysNamedIn(rule: CalendarRule, period: Period): CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let day = period.first; day <= period.last; day = addDays(day, 1)) {
    // A month that is not meant is passed at once: a yearly rule would look at all of its days otherwise.
    if (rule.months.length > 0 && !rule.months.includes(Number(day.slice(5, 7)))) day = lastOfMonth(day);
    else if (isNamed(rule, day)) days.push(day);
  }
  if (rule.positions.length === 0) return days;
  return days.filter((_, index) => rule.positions.includes(index + 1) || rule.positions.includes(index - days.length));
}

function isNamed(rule: CalendarRule, date: CalendarDate): boolean {
  const { month, day } = atMidnight(date);
  if (rule.months.length > 0 && !rule.months.includes(month)) return false;
  const fromEnd = day - atMidnight(lastOfMonth(date)).day - 1;
  if (rule.monthDays.length > 0 && !rule.monthDays.includes(day) && !rule.monthDays.includes(fromEnd)) return false;
  if (rule.yearDays.length > 0 && !isThatYearDay(rule, date)) return false;
  if (rule.weekNumbers.length > 0 && !rule.weekNumbers.includes(weekNumber(rule, date))) return false;
  return rule.weekdays.length === 0 || rule.weekdays.some((named) => isThatWeekday(rule, date, named));
}

/** Counted from both ends: the last day of the year is -1. */
function isThatYearDay({ yearDays }: CalendarRule, date: CalendarDate): boolean {
  const year = date.slice(0, 4);
  const fromStart = daysBetween(`${year}-01-01`, date) + 1;
  return yearDays.includes(fromStart) || yearDays.includes(-daysBetween(date, `${year}-12-31`) - 1);
}

/** A week belongs to the year that has most of its days. */
function weekNumber({ weekStart }: CalendarRule, date: CalendarDate): number {
  const middle = addDays(date, 3 - ((weekdayOf(date) - weekStart + 7) % 7));
  return Math.floor(daysBetween(`${middle.slice(0, 4)}-01-01`, middle) / 7) + 1;
}

function isThatWeekday(rule: CalendarRule, date: CalendarDate, named: { weekday: number; ordinal: number }): boolean {
  if (weekdayOf(date) !== named.weekday) return false;
  if (named.ordinal === 0 || rule.frequency === "WEEKLY" || rule.frequency === "DAILY") return true;
  const ofYear = rule.frequency === "YEARLY" && rule.months.length === 0;
  const first = ofYear ? `${date.slice(0, 4)}-01-01` : `${date.slice(0, 8)}01`;
  const last = ofYear ? `${date.slice(0, 4)}-12-31` : lastOfMonth(date);
  const gap = named.ordinal > 0 ? daysBetween(first, date) : daysBetween(date, last);
  return Math.floor(gap / 7) + 1 === Math.abs(named.ordinal);
}

const daysBetween = (from: CalendarDate, to: CalendarDate): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

const weekdayOf = (date: CalendarDate): number => new Date(Date.parse(date)).getUTCDay();

function lastOfMonth(date: CalendarDate): CalendarDate {
  const { year, month } = atMidnight(date);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
