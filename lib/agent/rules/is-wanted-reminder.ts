import { isAmong } from "@/lib/agent/rules/among-days";
import type { ReminderJson } from "@/lib/domain/reminder-json";
import { matchTitle } from "@/lib/domain/title-match";
import { type CalendarDate, calendarDateAt } from "@/lib/domain/zoned-time";
import type { TaskFilter } from "@/lib/language/understanding";

/** The day on which it comes next. */
export const dayOfReminder = ({ next_at }: ReminderJson, timeZone: string): CalendarDate | null =>
  next_at === null ? null : calendarDateAt(new Date(next_at), timeZone);

/** Whether a reminder is one of those spoken of: by the day it comes next, and by what it is about. */
export function isWantedReminder(
  reminder: ReminderJson,
  { due, search }: TaskFilter,
  { timeZone }: { timeZone: string },
): boolean {
  if (due && !isAmong(due, dayOfReminder(reminder, timeZone))) return false;
  return search === undefined || matchTitle(search, [reminder.task]).kind !== "none";
}
