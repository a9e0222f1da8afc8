import { daysNamed } from "@/lib/domain/days-named";
import { type Due, dueDay } from "@/lib/domain/due";
import type { RecurrenceRule } from "@/lib/domain/parse-recurrence";
import { addDays, atMidnight, type CalendarDate, calendarDateAt, toInstant, toWallTime } from "@/lib/domain/zoned-time";

/**
 * Writes the day of the month into a monthly or yearly rule that leaves it to the start date. Tasks forget their first
 * date when they move on, and "the 31st" must come back after a February; a month without that day gets its last one.
 */
export function anchorRecurrence(rule: RecurrenceRule, start: CalendarDate): RecurrenceRule {
  if (!/FREQ=(MONTHLY|YEARLY)/.test(rule) || /BY(DAY|MONTHDAY|SETPOS|YEARDAY)=/.test(rule)) return rule;
  if (rule.includes("BYWEEKNO=")) return `${rule};BYDAY=${weekdayCode(start)}`;
  const { month, day } = atMidnight(start);
  const days = day <= 28 ? `BYMONTHDAY=${day}` : `BYMONTHDAY=${lastDaysUpTo(day)};BYSETPOS=-1`;
  const months = rule.includes("FREQ=YEARLY") && !rule.includes("BYMONTH=") ? `BYMONTH=${month};` : "";
  return `${rule};${months}${days}`;
}

const weekdayCode = (date: CalendarDate): string =>
  ["SU", "MO", "TU", "WE", "TH", "FR", "SA"][new Date(Date.parse(date)).getUTCDay()] ?? "MO";

const lastDaysUpTo = (day: number): string => Array.from({ length: day - 27 }, (_, index) => 28 + index).join(",");

/** The first day, from `from` on, that the rule names. */
export const firstOccurrence = (rule: RecurrenceRule, from: CalendarDate): CalendarDate | null =>
  daysNamed(rule, { start: from, from }).next().value ?? null;

export interface NextOccurrence extends Due {
  /** The rule with what was used up taken off its count. */
  recurrence: RecurrenceRule;
}

/** Where a recurring task goes when it is done; null when that was the last time. Missed repeats do not pile up. */
export function nextOccurrence(
  rule: RecurrenceRule,
  due: Due,
  { now, timeZone }: { now: Date; timeZone: string },
): NextOccurrence | null {
  const today = calendarDateAt(now, timeZone);
  const count = Number(/COUNT=(\d+)/.exec(rule)?.[1] ?? Number.POSITIVE_INFINITY);
  const time = timeOfDay(rule, due, timeZone);
  const start = dueDay(due, timeZone);
  let used = 0;
  for (const day of daysNamed(rule, { start, from: beginOfWalk(start, today, count) })) {
    used += 1;
    if (used >= count) return null;
    if (day < today) continue;
    const placed = placeInZone(day, time, timeZone);
    const isPast = placed.dueAt === null ? day === today : new Date(placed.dueAt) <= now;
    if (isPast) continue;
    const counted = rule.replace(/COUNT=\d+/, `COUNT=${count - used}`);
    return { ...placed, recurrence: rememberTime(counted, placed, time, timeZone) };
  }
  return null;
}

/** Only a count needs to know what was missed; a task forgotten for years begins at today otherwise. */
function beginOfWalk(start: CalendarDate, today: CalendarDate, count: number): CalendarDate {
  const next = addDays(start, 1);
  return count === Number.POSITIVE_INFINITY && next < today ? today : next;
}

interface TimeOfDay {
  hour: number;
  minute: number;
}

function placeInZone(day: CalendarDate, time: TimeOfDay | null, timeZone: string): Due {
  if (time === null) return { dueOn: day, dueAt: null };
  return { dueOn: day, dueAt: toInstant({ ...atMidnight(day), ...time }, timeZone).toISOString() };
}

/** What was said, which on a day whose clocks skip that time stands in the rule. */
function timeOfDay(rule: RecurrenceRule, due: Due, timeZone: string): TimeOfDay | null {
  if (due.dueAt === null) return null;
  const kept = /BYHOUR=(\d+);BYMINUTE=(\d+)/.exec(rule);
  if (kept) return { hour: Number(kept[1]), minute: Number(kept[2]) };
  const { hour, minute } = toWallTime(new Date(due.dueAt), timeZone);
  return { hour, minute };
}

/** Half past two does not exist on one night of the year: the task moves for that day only, the rule keeps the time. */
function rememberTime(rule: RecurrenceRule, placed: Due, time: TimeOfDay | null, timeZone: string): RecurrenceRule {
  const plain = forgetTime(rule);
  if (time === null || placed.dueAt === null) return plain;
  const { hour, minute } = toWallTime(new Date(placed.dueAt), timeZone);
  if (hour === time.hour && minute === time.minute) return plain;
  return `${plain};BYHOUR=${time.hour};BYMINUTE=${time.minute}`;
}

/** For when the person gives the task another time. */
export const forgetTime = (rule: RecurrenceRule): RecurrenceRule => rule.replace(/;BY(HOUR|MINUTE)=\d+/g, "");
