import type { TaskJson } from "@/lib/domain/task-json";
import { addDays, atMidnight, type CalendarDate, calendarDateAt } from "@/lib/domain/zoned-time";

interface DueWords {
  /** Empty when the group's heading already says it. */
  text: string;
  late: boolean;
}

/** When a task is due, beside its title: "17:00", "Mon 9:00", "3 Mar", in the browser's own language. */
export function dueWords(task: Pick<TaskJson, "due_on" | "due_at">, now: Date, timeZone: string): DueWords {
  if (task.due_on === null) return { text: "", late: false };
  const today = calendarDateAt(now, timeZone);
  const time = task.due_at === null ? "" : timeOfDay(new Date(task.due_at), timeZone);
  const late = task.due_on < today || (task.due_at !== null && new Date(task.due_at) < now);
  return { text: [dayWords(task.due_on, today), time].filter(Boolean).join(" "), late };
}

function dayWords(day: CalendarDate, today: CalendarDate): string {
  if (day === today || day === addDays(today, 1)) return "";
  if (day === addDays(today, -1)) return "Yesterday";
  const nearby = day > addDays(today, -7) && day < addDays(today, 7);
  if (nearby) return dayFormat({ weekday: "short" }, day);
  const sameYear = day.slice(0, 4) === today.slice(0, 4);
  return dayFormat({ day: "numeric", month: "short", ...(sameYear ? {} : { year: "numeric" }) }, day);
}

/** A calendar date has no zone: it is written as if it were in UTC. */
function dayFormat(options: Intl.DateTimeFormatOptions, day: CalendarDate): string {
  const { year, month, day: dayOfMonth } = atMidnight(day);
  return new Intl.DateTimeFormat(undefined, { ...options, timeZone: "UTC" }).format(
    Date.UTC(year, month - 1, dayOfMonth),
  );
}

const timeOfDay = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(undefined, { hour: "numeric", minute: "2-digit", timeZone }).format(instant);
