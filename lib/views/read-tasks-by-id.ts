import { type TaskJson, toTaskJson } from "@/lib/domain/task-json";
import { findTasksByIds } from "@/lib/store/task-store";

export async function readTasksById(userId: string, ids: string[]): Promise<TaskJson[]> {
  return (await findTasksByIds(userId, ids)).map(toTaskJson);
}
