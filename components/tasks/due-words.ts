import type { TaskJson } from "@/lib/domain/task-json";
import { addDays, atMidnight, type CalendarDate, calendarDateAt } from "@/lib/domain/zoned-time";

interface DueWords {
  text: string;
  late: boolean;
}

interface DueWordsOptions {
  now: Date;
  timeZone: string;
  locale: string;
  /** Under a heading "Today" or "Tomorrow" the day is not said again. */
  hasHeading: boolean;
}

/** When a task is due, beside its title: "17:00", "Mon 9:00", "3 Mar". */
export function dueWords(task: Pick<TaskJson, "due_on" | "due_at">, options: DueWordsOptions): DueWords {
  const { now, timeZone, locale } = options;
  if (task.due_on === null) return { text: "", late: false };
  const today = calendarDateAt(now, timeZone);
  const time = task.due_at === null ? "" : timeOfDay(new Date(task.due_at), timeZone, locale);
  const late = task.due_on < today || (task.due_at !== null && new Date(task.due_at) < now);
  return { text: [dayWords(task.due_on, today, options), time].filter(Boolean).join(" "), late };
}

type DayWordsOptions = Pick<DueWordsOptions, "locale" | "hasHeading">;

/** "Today", "Mon", "3 Mar": as near as it is. */
export function dayWords(day: CalendarDate, today: CalendarDate, { locale, hasHeading }: DayWordsOptions): string {
  if (day === today) return hasHeading ? "" : "Today";
  if (day === addDays(today, 1)) return hasHeading ? "" : "Tomorrow";
  if (day === addDays(today, -1)) return "Yesterday";
  const nearby = day > addDays(today, -7) && day < addDays(today, 7);
  if (nearby) return dayFormat({ weekday: "short" }, day, locale);
  const sameYear = day.slice(0, 4) === today.slice(0, 4);
  return dayFormat({ day: "numeric", month: "short", ...(sameYear ? {} : { year: "numeric" }) }, day, locale);
}

/** A calendar date has no zone: it is written as if it were in UTC. */
function dayFormat(options: Intl.DateTimeFormatOptions, day: CalendarDate, locale: string): string {
  const { year, month, day: dayOfMonth } = atMidnight(day);
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(Date.UTC(year, month - 1, dayOfMonth));
}

const timeOfDay = (instant: Date, timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone }).format(instant);
