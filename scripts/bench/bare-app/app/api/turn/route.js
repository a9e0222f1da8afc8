import { randomUUID } from "node:crypto";
import pg from "pg";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });

/**
 * The statements of a turn that adds a task, in their order, and nothing else: who it is, the rate, the message and its
 * empty reply, what was said before, the open question, the task with its record, the reply.
 */
export async function POST(/** @type {Request} */ request) {
  const { userId, conversation, title } = await request.json();
  const [message, reply, task, now] = [randomUUID(), randomUUID(), randomUUID(), new Date()];
  await pool.query('SELECT * FROM "User" WHERE "id" = $1', [userId]);
  await pool.query(
    `INSERT INTO "RateLimit" AS r ("userId", "bucket", "windowStart", "count") VALUES ($1, 'messages', date_trunc('minute', now()), 1)
     ON CONFLICT ("userId", "bucket") DO UPDATE SET "count" = r."count" + 1 RETURNING "count"`,
    [userId],
  );
  await pool.query(
    `WITH conversation AS (
       INSERT INTO "Conversation" ("id", "userId", "title") VALUES ($1, $2, $3)
       ON CONFLICT ("id") DO UPDATE SET "updatedAt" = clock_timestamp() RETURNING "id"
     ), message AS (
       INSERT INTO "Message" ("id", "userId", "conversationId", "role", "parts", "state")
       SELECT $4, $2, "id", 'user', $5, 'complete' FROM conversation RETURNING "id", "conversationId"
     )
     INSERT INTO "Message" ("id", "userId", "conversationId", "role", "inReplyTo", "parts", "state")
     SELECT $6, $2, "conversationId", 'assistant', "id", '[]', 'streaming' FROM message`,
    [conversation, userId, title, message, JSON.stringify([{ type: "text", text: `Add task: ${title}` }]), reply],
  );
  await pool.query(
    'SELECT * FROM "Message" WHERE "userId" = $1 AND "conversationId" = $2 ORDER BY "position" DESC LIMIT 60',
    [userId, conversation],
  );
  await pool.query('SELECT * FROM "PendingAction" WHERE "userId" = $1 AND "conversationId" = $2 LIMIT 1', [
    userId,
    conversation,
  ]);
  const row = { id: task, userId, title, status: "pending", version: 1, createdAt: now, updatedAt: now };
  const { rows } = await pool.query(
    `WITH number AS (
       UPDATE "User" SET "nextTaskNumber" = "nextTaskNumber" + 1 WHERE "id" = $1 RETURNING "nextTaskNumber" - 1 AS "number"
     ), task AS (
       INSERT INTO "Task" ("id", "userId", "number", "title", "createdAt", "updatedAt")
       SELECT $2, $1, "number", $3, $4, $4 FROM number RETURNING "number"
     )
     INSERT INTO "ToolInvocationRecord" ("id", "userId", "conversationId", "messageId", "source", "sequence", "toolName",
       "parameters", "classificationMethod", "result", "success", "changes", "idempotencyKey", "invokedAt", "durationMs")
     SELECT $5, $1, $6, $7, 'chat', 1, 'add_task', $8, 'RULE_BASED', $9, true, $10, $7, $4, 1 FROM task RETURNING "result"`,
    [
      userId,
      task,
      title,
      now,
      randomUUID(),
      conversation,
      message,
      JSON.stringify({ title }),
      JSON.stringify({ task: row }),
      JSON.stringify([{ entity: "task", id: task, before: null, after: row }]),
    ],
  );
  const parts = [
    { type: "tool-add_task", output: rows[0] },
    { type: "text", text: `Task created: ${title}` },
  ];
  await pool.query(
    `UPDATE "Message" SET "parts" = $3, "state" = 'complete', "updatedAt" = clock_timestamp() WHERE "userId" = $1 AND "id" = $2`,
    [userId, reply, JSON.stringify(parts)],
  );
  return Response.json({ parts });
}
