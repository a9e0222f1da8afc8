import { Bell } from "lucide-react";
import { useNextReminder } from "@/components/reminders/reminders-here";
import { dueWords } from "@/components/tasks/due-words";
import { Tag } from "@/components/tasks/tag";
import { useLocale } from "@/components/use-locale";
import type { TaskJson } from "@/lib/domain/task-json";
import { calendarDateAt } from "@/lib/domain/zoned-time";

interface ReminderTagProps {
  task: TaskJson;
  now: Date;
  timeZone: string;
}

/** When the next reminder of a task comes, beside its title; at the moment it is due, the bell stands with that. */
export function ReminderTag({ task, now, timeZone }: ReminderTagProps) {
  const nextAt = useNextReminder(task.id);
  const locale = useLocale();
  if (nextAt === undefined || isWhenDue(nextAt, task)) return null;
  const day = calendarDateAt(new Date(nextAt), timeZone);
  const isToday = day === calendarDateAt(now, timeZone);
  const { text } = dueWords({ due_on: day, due_at: nextAt }, { now, timeZone, locale, hasHeading: isToday });
  return (
    <Tag tone="faint">
      <Bell aria-hidden="true" className="size-3" />
      <span className="sr-only">Reminder </span>
      <time dateTime={nextAt}>{text}</time>
    </Tag>
  );
}

/** A bell for a task that reminds at the very moment it is due. */
export function ReminderMark({ task }: { task: TaskJson }) {
  const nextAt = useNextReminder(task.id);
  if (nextAt === undefined || !isWhenDue(nextAt, task)) return null;
  return (
    <>
      <Bell aria-hidden="true" className="size-3" />
      <span className="sr-only">Reminder </span>
    </>
  );
}

const isWhenDue = (nextAt: string, { due_at }: TaskJson): boolean =>
  due_at !== null && new Date(nextAt).getTime() === new Date(due_at).getTime();
