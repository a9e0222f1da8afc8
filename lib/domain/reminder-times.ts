import type { Reminder } from "@/lib/domain/reminder";
import { addDays, atMidnight, toCalendarDate, toInstant, toWallTime } from "@/lib/domain/zoned-time";

/** What says when a reminder is meant to come. */
type Series = Pick<Reminder, "remindAt" | "repeatIntervalMinutes" | "repeatCount">;

const MINUTE = 60_000;
const MINUTES_A_DAY = 24 * 60;

/** More than this after its moment and it is called late: the server was away. */
const LATE_AFTER_MS = MINUTE;

/** The first moment of the series after this one; null when it is over. Counted by the calendar, not by deliveries. */
export function nextReminderTime(series: Series, after: Date, timeZone: string): Date | null {
  const first = new Date(series.remindAt);
  if (first > after) return first;
  const { repeatIntervalMinutes: interval, repeatCount } = series;
  if (interval === null) return null;
  const passed = Math.floor((after.getTime() - first.getTime()) / (interval * MINUTE));
  // A day is now and then an hour longer or shorter, so the guess may be one off.
  for (let index = Math.max(1, passed - 1); repeatCount === null || index < repeatCount; index += 1) {
    const moment = momentAt(first, { interval, index }, timeZone);
    if (moment > after) return moment;
  }
  return null;
}

interface Place {
  interval: number;
  index: number;
}

/** Whole days later at the same time on the person's clock, whatever daylight saving does; otherwise plain minutes. */
function momentAt(first: Date, { interval, index }: Place, timeZone: string): Date {
  if (interval % MINUTES_A_DAY !== 0) return new Date(first.getTime() + index * interval * MINUTE);
  const wall = toWallTime(first, timeZone);
  const { year, month, day } = atMidnight(addDays(toCalendarDate(wall), (index * interval) / MINUTES_A_DAY));
  const moment = toInstant({ ...wall, year, month, day }, timeZone);
  return new Date(moment.getTime() + first.getMilliseconds());
}

/** The reminder after its time has come: when it comes next. What was missed meanwhile is not made up for. */
export function afterItsTime(reminder: Reminder, now: Date, timeZone: string): Pick<Reminder, "nextAt" | "status"> {
  const next = nextReminderTime(reminder, now, timeZone);
  return next === null ? { nextAt: null, status: "done" } : { nextAt: next.toISOString(), status: "scheduled" };
}

export const isLate = (moment: Date, now: Date): boolean => now.getTime() - moment.getTime() > LATE_AFTER_MS;
