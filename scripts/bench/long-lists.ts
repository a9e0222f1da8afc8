import { randomUUID } from "node:crypto";
import pg from "pg";
import { ask } from "@/tests/support/chat-over-http";
import { type HttpPerson, signInOverHttp } from "@/tests/support/http-person";

/** Somebody with a conversation of so many messages: one real turn, and copies of it. */
export async function makeConversation(url: string, person: HttpPerson, messages: number): Promise<string> {
  const id = randomUUID();
  await ask(person, "Add task: Buy milk tomorrow at 5pm", { conversation_id: id });
  await withClient(url, (client) =>
    client.query(
      `INSERT INTO "Message" ("id", "userId", "conversationId", "role", "inReplyTo", "parts", "state", "metadata")
       SELECT "role" || ' ' || n || ' of ' || $2, "userId", "conversationId", "role",
         CASE "role" WHEN 'assistant' THEN 'user ' || n || ' of ' || $2 END, "parts", "state", "metadata"
       FROM generate_series(2, $3::int) AS n, (SELECT * FROM "Message" WHERE "conversationId" = $1::uuid) AS turn
       ORDER BY n, "position"`,
      [id, randomUUID(), messages / 2],
    ),
  );
  return id;
}

/** Somebody new with so many tasks, one for each day from today on. */
export async function makeTaskList(url: string, address: string, tasks: number): Promise<HttpPerson> {
  const person = await signInOverHttp(address);
  await person.request("POST", "/api/tasks", { title: "Task 1" });
  await withClient(url, async (client) => {
    const { rows } = await client.query('SELECT * FROM "Task" ORDER BY "createdAt" DESC LIMIT 1');
    const { userId } = rows[0];
    await client.query(
      `INSERT INTO "Task" ("id", "userId", "number", "title", "dueOn", "createdAt", "updatedAt")
       SELECT gen_random_uuid(), $1::uuid, n, 'Task ' || n, CURRENT_DATE + n, now(), now() FROM generate_series(2, $2::int) AS n`,
      [userId, tasks],
    );
    await client.query('UPDATE "User" SET "nextTaskNumber" = $2::int + 1 WHERE "id" = $1::uuid', [userId, tasks]);
  });
  return person;
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await work(client).finally(() => client.end());
}
