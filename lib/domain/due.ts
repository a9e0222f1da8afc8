import type { Instant } from "@/lib/domain/task";
import {
  addDays,
  atMidnight,
  type CalendarDate,
  calendarDateAt,
  hasPlainYear,
  isCalendarDate,
  toInstant,
  toWallTime,
} from "@/lib/domain/zoned-time";

/** A day, and the moment too when a time was said. */
export interface Due {
  dueOn: CalendarDate;
  dueAt: Instant | null;
}

/** Where a time was said, that decides which day it is on the person's calendar; it moves when they move. */
export const dueDay = ({ dueOn, dueAt }: Due, timeZone: string): CalendarDate =>
  dueAt === null ? dueOn : calendarDateAt(new Date(dueAt), timeZone);

const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?$/;
const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/i;

/** "2026-02-03", "2026-02-03T09:00" in the person's zone, or with an offset; null for anything else. */
export function parseDue(text: string, timeZone: string): Due | null {
  if (isCalendarDate(text)) return { dueOn: text, dueAt: null };
  const instant = parseMoment(text, timeZone);
  return instant && { dueOn: calendarDateAt(instant, timeZone), dueAt: instant.toISOString() };
}

/** A date with a time of day as an instant; null when it is not one. */
export function parseMoment(text: string, timeZone: string): Date | null {
  const instant = readMoment(text, timeZone);
  return instant && hasPlainYear(instant) ? instant : null;
}

function readMoment(text: string, timeZone: string): Date | null {
  const local = LOCAL.exec(text);
  if (local) return fromWall(local, timeZone);
  if (!WITH_OFFSET.test(text) || !isCalendarDate(text.slice(0, 10))) return null;
  const instant = new Date(text.replace(" ", "T").toUpperCase());
  return Number.isNaN(instant.getTime()) ? null : instant;
}

function fromWall([, date = "", hour, minute, second = "0"]: RegExpExecArray, timeZone: string): Date | null {
  const time = { hour: Number(hour), minute: Number(minute), second: Number(second) };
  if (!isCalendarDate(date) || time.hour > 23 || time.minute > 59 || time.second > 59) return null;
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return toInstant({ year, month, day, ...time }, timeZone);
}

/** When a task is due on a day without a time, "before it is due" counts back from here. */
const START_OF_DAY = { hour: 9, minute: 0, second: 0 };

export const dueMoment = ({ dueOn, dueAt }: Due, timeZone: string): Date =>
  dueAt === null ? toInstant({ ...atMidnight(dueOn), ...START_OF_DAY }, timeZone) : new Date(dueAt);

const MINUTES_A_DAY = 24 * 60;

/** The due date so many minutes later, as `parseDue` reads it. Whole days keep the time on the clock. */
export function moveDue(due: Due, minutes: number, timeZone: string): string {
  const isWholeDays = minutes % MINUTES_A_DAY === 0;
  if (!isWholeDays) return new Date(dueMoment(due, timeZone).getTime() + minutes * 60_000).toISOString();
  const day = addDays(dueDay(due, timeZone), minutes / MINUTES_A_DAY);
  if (due.dueAt === null) return day;
  const { hour, minute, second } = toWallTime(new Date(due.dueAt), timeZone);
  return toInstant({ ...atMidnight(day), hour, minute, second }, timeZone).toISOString();
}
