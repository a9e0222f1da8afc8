import { addDays, atMidnight, type CalendarDate, calendarDateAt } from "@/lib/domain/zoned-time";

interface Here {
  now: Date;
  timeZone: string;
}

const format = (options: Intl.DateTimeFormatOptions, date: Date): string =>
  new Intl.DateTimeFormat("en-US", options).format(date);

/** "today", "tomorrow", "on Friday", "on Tuesday, March 3": so that a date misread is seen at once. */
export function sayDay(day: CalendarDate, { now, timeZone }: Here): string {
  const today = calendarDateAt(now, timeZone);
  if (day === today) return "today";
  if (day === addDays(today, 1)) return "tomorrow";
  if (day === addDays(today, -1)) return "yesterday";
  const { year, month, day: dayOfMonth } = atMidnight(day);
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth));
  if (day > today && day < addDays(today, 7)) return `on ${format({ weekday: "long", timeZone: "UTC" }, date)}`;
  const thisYear = day.slice(0, 4) === today.slice(0, 4);
  const words: Intl.DateTimeFormatOptions = { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" };
  return `on ${format(thisYear ? words : { ...words, year: "numeric" }, date)}`;
}

/** "tomorrow at 9:00 AM". */
export function sayMoment(instant: string, here: Here): string {
  const date = new Date(instant);
  const time = format({ hour: "numeric", minute: "2-digit", timeZone: here.timeZone }, date);
  return `${sayDay(calendarDateAt(date, here.timeZone), here)} at ${time.replace(/\u202f/g, " ")}`;
}

/** When a task is due; empty when it is not. */
export function sayDue({ due_on, due_at }: { due_on: string | null; due_at: string | null }, here: Here): string {
  if (due_at !== null) return sayMoment(due_at, here);
  return due_on === null ? "" : sayDay(due_on, here);
}
