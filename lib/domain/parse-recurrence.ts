import { dayOfStamp } from "@/lib/domain/calendar-rule";
import { isCalendarDate } from "@/lib/domain/zoned-time";

/**
 * How often a task comes back, as an RFC 5545 rule without DTSTART: the task's current due date is the start. Rules are
 * worked out on calendar days, as if in UTC, and only then placed into the person's zone, so "every day at 9" stays at
 * nine o'clock when the clocks change.
 */
export type RecurrenceRule = string;

type Check = (value: string) => boolean;

const word =
  (pattern: RegExp): Check =>
  (value) =>
    pattern.test(value);

/** Below zero it is counted from the end; there is no zeroth. */
const number =
  (least: number, most: number): Check =>
  (value) =>
    /^[+-]?\d{1,3}$/.test(value) && Number(value) !== 0 && Number(value) >= least && Number(value) <= most;

const listOf =
  (check: Check): Check =>
  (value) =>
    value.split(",").every(check);

const isWeekday = word(/^(MO|TU|WE|TH|FR|SA|SU)$/);
const isWhichWeekday: Check = (value) =>
  isWeekday(value.slice(-2)) && (value.length === 2 || number(-53, 53)(value.slice(0, -2)));

/** What a rule may be made of. Anything finer than days belongs to reminders. */
const PARTS: Record<string, Check> = {
  FREQ: word(/^(DAILY|WEEKLY|MONTHLY|YEARLY)$/),
  INTERVAL: word(/^[1-9]\d{0,2}$/),
  COUNT: word(/^[1-9]\d{0,2}$/),
  UNTIL: (value) => /^\d{8}(T\d{6}Z?)?$/.test(value) && isCalendarDate(dayOfStamp(value)),
  BYDAY: listOf(isWhichWeekday),
  BYMONTHDAY: listOf(number(-31, 31)),
  BYMONTH: listOf(number(1, 12)),
  BYSETPOS: listOf(number(-366, 366)),
  BYYEARDAY: listOf(number(-366, 366)),
  BYWEEKNO: listOf(number(1, 53)),
  BYHOUR: word(/^([01]?\d|2[0-3])$/),
  BYMINUTE: word(/^[0-5]?\d$/),
  WKST: isWeekday,
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
  const sound = parts.every(([name = "", value = "", ...rest]) => rest.length === 0 && PARTS[name]?.(value));
  const isMisplaced = YEARLY_ONLY.some((name) => names.includes(name)) && !rule.includes("FREQ=YEARLY");
  return sound && !isMisplaced && names.includes("FREQ") && new Set(names).size === names.length ? rule : null;
}
