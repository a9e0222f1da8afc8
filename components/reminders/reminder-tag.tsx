import { Bell, MoonStar } from "lucide-react";
import { useTaskReminder } from "@/components/reminders/use-task-reminder";
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

/**
 * When the next reminder of a task comes, beside its title, if that is not when the task is due; with a moon when it waits
 * for the end of quiet hours.
 */
export function ReminderTag({ task, now, timeZone }: ReminderTagProps) {
  const { at, isHeld, isWhenDue } = useTaskReminder(task);
  const locale = useLocale();
  if (at === undefined || isWhenDue) return null;
  const day = calendarDateAt(new Date(at), timeZone);
  const isToday = day === calendarDateAt(now, timeZone);
  const { text } = dueWords({ due_on: day, due_at: at }, { now, timeZone, locale, hasHeading: isToday });
  const Icon = isHeld ? MoonStar : Bell;
  return (
    <Tag tone="faint">
      <Icon aria-hidden="true" className="size-3" />
      <span className="sr-only">Reminder {isHeld ? "after quiet hours " : ""}</span>
      <time dateTime={at}>{text}</time>
    </Tag>
  );
}
