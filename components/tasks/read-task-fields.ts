import { loadReadNewTask } from "@/components/reading/load-read-new-task";
import { Refusal } from "@/components/send-request";
import type { NewTaskFields } from "@/components/tasks/task-requests";
import { LIMITS } from "@/lib/domain/limits";

/** What was written into a field for tasks, as the task that it asks for. */
export async function readTaskFields(text: string, timeZone: string): Promise<NewTaskFields> {
  const read = await loadReadNewTask().catch(() => {
    throw new Refusal("Steward did not answer. Try again in a moment.");
  });
  const { title, due, recurrence, priority } = read(text, { now: new Date(), timeZone });
  if (title.length > LIMITS.titleLength) throw new Refusal(`Title must be at most ${LIMITS.titleLength} characters`);
  return {
    title,
    ...(due && { due: due.due }),
    ...(recurrence && { due: recurrence.first.due, recurrence: recurrence.rule }),
    ...(priority && { priority: priority.priority }),
  };
}
