import { Bell } from "lucide-react";
import { momentWords } from "@/components/reminders/reminder-words";
import { useNextReminder } from "@/components/reminders/reminders-here";
import { Tag } from "@/components/tasks/tag";
import { useLocale } from "@/components/use-locale";

/** When the next reminder of a task comes, beside its title. */
export function ReminderTag({ taskId, now, timeZone }: { taskId: string; now: Date; timeZone: string }) {
  const nextAt = useNextReminder(taskId);
  const locale = useLocale();
  if (nextAt === undefined) return null;
  return (
    <Tag tone="faint">
      <Bell aria-hidden="true" className="size-3" />
      <span className="sr-only">Reminder </span>
      <time dateTime={nextAt}>{momentWords(nextAt, now, timeZone, locale)}</time>
    </Tag>
  );
}
