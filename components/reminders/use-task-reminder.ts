import { useNextReminder } from "@/components/reminders/reminders-here";
import type { TaskJson } from "@/lib/domain/task-json";

interface TaskReminder {
  /** When it next comes; undefined when none is to come. */
  at: string | undefined;
  /** It comes at the very moment the task is due, so the two are said as one. */
  isWhenDue: boolean;
}

/** The next reminder of a task, beside its title. */
export function useTaskReminder({ id, due_at: dueAt }: TaskJson): TaskReminder {
  const at = useNextReminder(id);
  const isWhenDue = at !== undefined && dueAt !== null && new Date(at).getTime() === new Date(dueAt).getTime();
  return { at, isWhenDue };
}
