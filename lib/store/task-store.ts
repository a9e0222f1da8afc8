import { LIMITS } from "@/lib/domain/limits";
import type { Task } from "@/lib/domain/task";
import { database } from "@/lib/store/database";
import { taskFromRow } from "@/lib/store/rows";

/** Which tasks a look-up may see: those in use, those in the bin, or both. */
export type Shelf = "open" | "bin" | "any";

const onShelf = (shelf: Shelf) => (shelf === "any" ? {} : { deletedAt: shelf === "bin" ? { not: null } : null });

export async function findTaskById(userId: string, id: string, shelf: Shelf): Promise<Task | null> {
  const { client } = await database();
  const row = await client.task.findFirst({ where: { id, userId, ...onShelf(shelf) } });
  return row && taskFromRow(row);
}

export async function findTaskByNumber(userId: string, number: number, shelf: Shelf): Promise<Task | null> {
  if (number > LIMITS.taskNumber) return null;
  const { client } = await database();
  const row = await client.task.findFirst({ where: { userId, number, ...onShelf(shelf) } });
  return row && taskFromRow(row);
}

export async function findTasksByIds(userId: string, ids: string[]): Promise<Task[]> {
  const { client } = await database();
  const rows = await client.task.findMany({ where: { userId, id: { in: ids } }, orderBy: { number: "asc" } });
  return rows.map(taskFromRow);
}

export async function findTasksByNumbers(userId: string, numbers: number[]): Promise<Task[]> {
  const { client } = await database();
  const rows = await client.task.findMany({ where: { userId, number: { in: numbers } } });
  return rows.map(taskFromRow);
}

export async function countTasks(userId: string): Promise<number> {
  const { client } = await database();
  return client.task.count({ where: { userId, deletedAt: null } });
}
