import type { TaskFields } from "@/components/tasks/task-requests";
import { parseDue } from "@/lib/domain/due";
import type { TaskJson } from "@/lib/domain/task-json";

/** The fields as the list shows them until the server has said what became of them. */
export function optimisticFields({ due, ...same }: TaskFields, timeZone: string): Partial<TaskJson> {
  if (due === undefined) return same;
  const moment = due === null ? null : parseDue(due, timeZone);
  if (!moment) return { ...same, due_on: null, due_at: null, recurrence: null };
  return { ...same, due_on: moment.dueOn, due_at: moment.dueAt };
}
