import { type TaskJson, toTaskJson } from "@/lib/domain/task-json";
import { taskNotFound } from "@/lib/domain/task-not-found";
import { readTaskReference } from "@/lib/domain/task-reference";
import { findTaskById, findTaskByNumber } from "@/lib/store/task-store";

/** One task by its id or number, for its own page; also when it lies in the bin. */
export async function readTask(userId: string, reference: string): Promise<TaskJson> {
  const named = readTaskReference(reference);
  const task =
    named.by === "id"
      ? await findTaskById(userId, named.id, "any")
      : named.by === "number"
        ? await findTaskByNumber(userId, named.number, "any")
        : null;
  if (!task) throw taskNotFound();
  return toTaskJson(task);
}
