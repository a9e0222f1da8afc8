import { dayNamedAfter } from "@/lib/domain/calendar-rule";
import type { Due } from "@/lib/domain/due";
import { addDays, atMidnight, type CalendarDate, calendarDateAt, toInstant, toWallTime } from "@/lib/domain/zoned-time";

/**
 * How often a task comes back, as an RFC 5545 rule without DTSTART: the task's current due date is the start. Rules are
 * worked out on calendar days, as if in UTC, and only then placed into the person's zone, so "every day at 9" stays at
 * nine o'clock when the clocks change.
 */
export type RecurrenceRule = string;

const NUMBERS = /^[+-]?\d{1,3}(,[+-]?\d{1,3})*$/;

/** What a rule may be made of. Anything finer than days belongs to reminders. */
const PARTS: Record<string, RegExp> = {
  FREQ: /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^[1-9]\d{0,2}$/,
  COUNT: /^[1-9]\d{0,2}$/,
  UNTIL: /^\d{8}(T\d{6}Z?)?$/,
  BYDAY: /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)(,([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU))*$/,
  BYMONTHDAY: NUMBERS,
  BYMONTH: NUMBERS,
  BYSETPOS: NUMBERS,
  BYYEARDAY: NUMBERS,
  BYWEEKNO: /^\d{1,2}(,\d{1,2})*$/,
  BYHOUR: /^\d{1,2}$/,
  BYMINUTE: /^\d{1,2}$/,
  WKST: /^(MO|TU|WE|TH|FR|SA|SU)$/,
};
const MAXIMUM_LENGTH = 200;
/** RFC 5545 knows these only in yearly rules. */
const YEARLY_ONLY = ["BYYEARDAY", "BYWEEKNO"];

/** The rule in one spelling; null when it is not a rule for days, weeks, months or years. */
export function parseRecurrence(text: string): RecurrenceRule | null {
  const rule = text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, "");
  if (rule.length > MAXIMUM_LENGTH) return null;
  const parts = rule.split(";").map((part) => part.split("="));
  const names = parts.map(([name = ""]) => name);
  const sound = parts.every(([name = "", value = "", ...rest]) => rest.length === 0 && PARTS[name]?.test(value));
  const isMisplaced = YEARLY_ONLY.some((name) => names.includes(name)) && !rule.includes("FREQ=YEARLY");
  return sound && !isMisplaced && names.includes("FREQ") && new Set(names).size === names.length ? rule : null;
}

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
  dayNamedAfter(rule, { start: from, after: from, inclusive: true });

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
  let day = due.dueOn;
  for (let used = 1; used < count; used += 1) {
    const next = dayNamedAfter(rule, { start: due.dueOn, after: day });
    if (!next) return null;
    day = next;
    const placed = placeInZone(day, time, timeZone);
    const isPast = placed.dueAt === null ? day <= today : new Date(placed.dueAt) <= now;
    if (!isPast) {
      const counted = rule.replace(/COUNT=\d+/, `COUNT=${count - used}`);
      return { ...placed, recurrence: rememberTime(counted, placed, time, timeZone) };
    }
    if (count === Number.POSITIVE_INFINITY) day = skipTo(day, today);
  }
  return null;
}

/** Occurrences are walked one by one; a task forgotten for years may jump close to today first. */
function skipTo(day: CalendarDate, today: CalendarDate): CalendarDate {
  const yesterday = addDays(today, -1);
  return day < yesterday ? yesterday : day;
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
