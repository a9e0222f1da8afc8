import type { Task } from "@/lib/domain/task";
import { database } from "@/lib/store/database";
import type { Task as TaskRow } from "@/lib/store/generated/client";
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

/** How many look-alikes are weighed. More than this and the words were too general to mean one task. */
const CANDIDATES = 30;

/** Titles that equal the words, whatever their case. */
export async function findTasksByTitle(userId: string, title: string, shelf: Shelf): Promise<Task[]> {
  const { client } = await database();
  const rows = await client.$queryRaw<TaskRow[]>`
    SELECT * FROM "Task"
    WHERE "userId" = ${userId}::uuid AND lower("title") = lower(${title})
      AND (${shelf} = 'any' OR ("deletedAt" IS NOT NULL) = (${shelf} = 'bin'))
    ORDER BY "status", "number" LIMIT ${CANDIDATES}`;
  return rows.map(taskFromRow);
}

/** A mistyped word shares about half of its letter triples with the right one; PostgreSQL's own 0.6 asks for more. */
const LIKE_ENOUGH = "0.4";

/**
 * Titles that share enough letter triples with the words, by the trigram index; the best first. Only with `<%`: once a
 * session has used both `<%` and `%`, the embedded database never returns from one of its next queries (PGlite 0.5.16).
 * The transaction is there for the threshold: it must not outlive the query on a connection that others share.
 */
export async function findTasksLike(userId: string, words: string, shelf: Shelf): Promise<Task[]> {
  const { client } = await database();
  const [, rows] = await client.$transaction([
    client.$queryRaw`SELECT set_config('pg_trgm.word_similarity_threshold', ${LIKE_ENOUGH}, true)`,
    client.$queryRaw<TaskRow[]>`
      SELECT * FROM "Task"
      WHERE "userId" = ${userId}::uuid AND ${words} <% "title"
        AND (${shelf} = 'any' OR ("deletedAt" IS NOT NULL) = (${shelf} = 'bin'))
      ORDER BY word_similarity(${words}, "title") DESC, "status", "number" DESC
      LIMIT ${CANDIDATES}`,
  ]);
  return rows.map(taskFromRow);
}
