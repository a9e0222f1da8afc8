import { StewardError } from "@/lib/domain/steward-error";
import { type TaskJson, toTaskJson } from "@/lib/domain/task-json";
import { taskNotFound } from "@/lib/domain/task-not-found";
import { NOT_A_TASK, readTaskReference } from "@/lib/domain/task-reference";
import { findTaskById, findTaskByNumber } from "@/lib/store/task-store";

/** One task by its id or number, for its own page; also when it lies in the bin. */
export async function readTask(userId: string, reference: string): Promise<TaskJson> {
  const named = readTaskReference(reference);
  if (!named) throw new StewardError("VALIDATION_ERROR", NOT_A_TASK);
  const task =
    named.by === "id"
      ? await findTaskById(userId, named.id, "any")
      : await findTaskByNumber(userId, named.number, "any");
  if (!task) throw taskNotFound();
  return toTaskJson(task);
}
