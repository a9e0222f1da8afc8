import { Bell, MoonStar } from "lucide-react";
import { momentWords } from "@/components/reminders/reminder-words";
import { useNextReminder } from "@/components/reminders/reminders-here";
import { Tag } from "@/components/tasks/tag";
import { useLocale } from "@/components/use-locale";

/** When the next reminder of a task comes, beside its title; with a moon when it waits for the end of quiet hours. */
export function ReminderTag({ taskId, now, timeZone }: { taskId: string; now: Date; timeZone: string }) {
  const next = useNextReminder(taskId);
  const locale = useLocale();
  if (!next) return null;
  const { next_at, held_until } = next;
  const Icon = held_until ? MoonStar : Bell;
  const moment = held_until ?? next_at;
  return (
    <Tag tone="faint">
      <Icon aria-hidden="true" className="size-3" />
      <span className="sr-only">Reminder {held_until ? "after quiet hours " : ""}</span>
      <time dateTime={moment}>{momentWords(moment, now, timeZone, locale)}</time>
    </Tag>
  );
}
