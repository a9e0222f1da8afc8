import { randomUUID } from "node:crypto";
import type { QueryResultRow } from "pg";

export interface BareConnection {
  /** BEGIN, the number, the task, the record, COMMIT: what add_task has to do, without anything of ours. */
  addTask(userId: string, title: string): Promise<void>;
  /** The indexed search alone. */
  findLike(userId: string, words: string): Promise<void>;
}

export type Query = <Row extends QueryResultRow>(sql: string, values?: unknown[]) => Promise<{ rows: Row[] }>;

export function bareConnection(query: Query): BareConnection {
  return {
    async addTask(userId, title) {
      const [id, now] = [randomUUID(), new Date().toISOString()];
      await query("BEGIN");
      const { rows } = await query(
        'UPDATE "User" SET "nextTaskNumber" = "nextTaskNumber" + 1 WHERE "id" = $1 RETURNING "nextTaskNumber" - 1 AS number',
        [userId],
      );
      const task = {
        id,
        userId,
        number: rows[0]?.number,
        title,
        status: "pending",
        version: 1,
        createdAt: now,
        updatedAt: now,
      };
      await query(
        'INSERT INTO "Task" ("id", "userId", "number", "title", "createdAt", "updatedAt") VALUES ($1, $2, $3, $4, $5, $5)',
        [id, userId, task.number, title, now],
      );
      await query(
        `INSERT INTO "ToolInvocationRecord" ("id", "userId", "source", "sequence", "toolName", "parameters", "classificationMethod",
           "result", "success", "changes", "idempotencyKey", "invokedAt", "durationMs")
         VALUES ($1, $2, 'ui', 1, 'add_task', $3, 'DIRECT', $4, true, $5, $6, $7, 1)`,
        [
          randomUUID(),
          userId,
          JSON.stringify({ title }),
          JSON.stringify({ task }),
          JSON.stringify([{ entity: "task", id, before: null, after: task }]),
          randomUUID(),
          now,
        ],
      );
      await query("COMMIT");
    },
    async findLike(userId, words) {
      await query(
        `SELECT * FROM "Task" WHERE "userId" = $1 AND $2 <% "title" AND "deletedAt" IS NULL
         ORDER BY word_similarity($2, "title") DESC LIMIT 30`,
        [userId, words],
      );
    },
  };
}
