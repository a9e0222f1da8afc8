import { Bell } from "lucide-react";
import { useTaskReminder } from "@/components/reminders/use-task-reminder";
import type { TaskJson } from "@/lib/domain/task-json";

/** A bell beside the date of a task that reminds at the very moment it is due. */
export function ReminderMark({ task }: { task: TaskJson }) {
  const { isWhenDue } = useTaskReminder(task);
  if (!isWhenDue) return null;
  return (
    <>
      <Bell aria-hidden="true" className="size-3" />
      <span className="sr-only">Reminder </span>
    </>
  );
}
