import { useNextReminder } from "@/components/reminders/reminders-here";
import type { TaskJson } from "@/lib/domain/task-json";

interface TaskReminder {
  /** When it next comes; undefined when none is to come. */
  at: string | undefined;
  /** It waits for the end of quiet hours. */
  isHeld: boolean;
  /** It comes at the very moment the task is due, so the two are said as one. */
  isWhenDue: boolean;
}

/** The next reminder of a task, beside its title. */
export function useTaskReminder({ id, due_at: dueAt }: TaskJson): TaskReminder {
  const next = useNextReminder(id);
  const isHeld = next?.held_until != null;
  const at = next?.held_until ?? next?.next_at;
  const isWhenDue = at !== undefined && dueAt !== null && new Date(at).getTime() === new Date(dueAt).getTime();
  return { at, isHeld, isWhenDue };
}
