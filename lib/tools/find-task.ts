import type { Task } from "@/lib/domain/task";
import { taskNotFound, taskNumberNotFound } from "@/lib/domain/task-not-found";
import type { TaskReference } from "@/lib/domain/task-reference";
import { countTasks, findTaskById, findTaskByNumber, type Shelf } from "@/lib/store/task-store";

/** The task that is meant. Fails in words when there is none. */
export async function findTask(reference: TaskReference, userId: string, shelf: Shelf = "open"): Promise<Task> {
  if (reference.by === "id") {
    const task = await findTaskById(userId, reference.id, shelf);
    if (task) return task;
    throw taskNotFound();
  }
  const task = await findTaskByNumber(userId, reference.number, shelf);
  if (task) return task;
  throw taskNumberNotFound(reference.number, await countTasks(userId));
}
