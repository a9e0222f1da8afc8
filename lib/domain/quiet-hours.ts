import { addDays, atMidnight, type CalendarDate, calendarDateAt, toInstant } from "@/lib/domain/zoned-time";

/** "22:00", on the person's clock. */
type ClockTime = string;

/** When somebody wants no reminders. They end the next day when their end is not after their beginning. */
export interface QuietHours {
  from: ClockTime;
  to: ClockTime;
}

export const isClockTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/**
 * The end of the quiet hours that this moment lies in; null when it lies in none. They begin and end by the clock on the
 * wall, so that a night in which clocks change is an hour longer or shorter.
 */
export function quietUntil(moment: Date, hours: QuietHours | null, timeZone: string): Date | null {
  if (hours === null) return null;
  const today = calendarDateAt(moment, timeZone);
  for (const day of [today, addDays(today, -1)]) {
    const lastDay = hours.to > hours.from ? day : addDays(day, 1);
    const end = atTime(lastDay, hours.to, timeZone);
    if (atTime(day, hours.from, timeZone) <= moment && moment < end) return end;
  }
  return null;
}

/** Until when quiet hours keep what is to come at this moment, or should have come before; null when they do not. */
export function heldUntil(nextAt: Date, now: Date, hours: QuietHours | null, timeZone: string): Date | null {
  return quietUntil(nextAt > now ? nextAt : now, hours, timeZone);
}

function atTime(day: CalendarDate, time: ClockTime, timeZone: string): Date {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return toInstant({ ...atMidnight(day), hour, minute }, timeZone);
}
