import { randomUUID } from "node:crypto";
import type pg from "pg";
import { expect, test } from "vitest";
import { viewReply } from "@/components/chat/reply-view";
import { readConversation } from "@/lib/agent/read-conversation";
import { stopReply } from "@/lib/agent/stop-reply";
import { newPerson, openTasksOf } from "@/tests/support/people";
import { say } from "@/tests/support/talk";
import { whileHeld } from "@/tests/support/while-held";

const beatsOf = `SELECT "updatedAt"::text AS beat FROM "Message" WHERE "conversationId" = $1 AND "role" = 'assistant'`;

/** Waits until the turn has looked for a stop twice, so that it has seen one that was there before. */
async function untilSeen(holder: pg.Client, conversationId: string): Promise<void> {
  const seen = new Set<string>();
  while (seen.size < 3) seen.add((await holder.query(beatsOf, [conversationId])).rows[0].beat);
}

test("Stop in the middle of a call: what the call did all the same is told, shown and can be undone", async () => {
  const person = await newPerson();
  const conversationId = randomUUID();
  const reply = await whileHeld(
    `SELECT 1 FROM "User" WHERE "id" = $1 FOR NO KEY UPDATE`,
    person.id,
    () => say(person, "Add task: Buy milk", { conversationId }),
    async (holder) => {
      expect(await stopReply(person.id, conversationId)).toBe(true);
      await untilSeen(holder, conversationId);
    },
  );
  expect(await openTasksOf(person)).toMatchObject([{ title: "Buy milk" }]);
  expect(reply).toMatchObject({ state: "error", response: "Task created: Buy milk." });
  const { messages } = await readConversation(person.id, conversationId, { limit: 2 });
  expect(messages.at(-1)).toMatchObject({ metadata: { state: "interrupted", stopped: true } });
  expect(viewReply(messages.at(-1) ?? { parts: [] })).toMatchObject({
    changed: [{ title: "Buy milk" }],
    records: [expect.any(String)],
  });
  expect(await say(person, "undo that", { conversationId })).toMatchObject({ state: "complete" });
  expect(await openTasksOf(person)).toEqual([]);
});
