import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { addTask, allChunksOf, ask, postChat, tasksOver } from "@/tests/support/chat-over-http";
import { signInOverHttp } from "@/tests/support/http-person";
import { commonServer } from "@/tests/support/test-server";
import { doubts, noes, some, yeses } from "@/tests/support/typed-at-card";

const server = commonServer();

/** Somebody with a card open, and what is left of their list once they have typed this at it. */
async function leftAfter(said: string, way: "program" | "page"): Promise<string[]> {
  const person = await signInOverHttp(server.address);
  const conversationId = randomUUID();
  await addTask(person, "Water the ferns");
  await addTask(person, "Call Anna");
  const asked = await ask(person, "delete task 1", { conversation_id: conversationId });
  expect(asked.state).toBe("needs_confirmation");
  if (way === "program") await ask(person, said, { conversation_id: conversationId });
  else await allChunksOf(await postChat(server.address, person, { text: said, conversationId }));
  return (await tasksOver(person)).map(({ title, status }) => `${title}: ${status}`);
}

const ANNA = "Call Anna: pending";
const FERNS = "Water the ferns: pending";

/** tests/turns/typed-at-card.test.ts goes through more of them. */
describe("typed at an open card, over HTTP", () => {
  test.concurrent.each(some(yeses, 2))("%j deletes, and nothing else", async (said) => {
    expect(await leftAfter(said, "program")).toEqual([ANNA]);
  });

  test.concurrent.each(some(noes, 2))("%j keeps, and makes no task", async (said) => {
    expect(await leftAfter(said, "page")).toEqual([FERNS, ANNA]);
  });

  test.concurrent.each(some(doubts, 2))("%j is no yes, and makes no task", async (said) => {
    expect(await leftAfter(said, "page")).toEqual([FERNS, ANNA]);
  });
});
