import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { activityOf, ask, titlesOver } from "@/tests/support/chat-over-http";
import { signInOverHttp } from "@/tests/support/http-person";
import type { ScriptedAnswer } from "@/tests/support/openai-server";
import { type ServerWithModel, startServerWithModel } from "@/tests/support/server-with-model";

const add = (title: string) => ({ name: "add_task", input: { title } });

const SILENCES: [name: string, silence: ScriptedAnswer][] = [
  ["no headers", { trouble: "silent before headers" }],
  ["no body", { trouble: "silent after headers" }],
  ["no more words", { words: "Let me ", trouble: "silent after words" }],
];

/** A second of silence is all that these servers allow, and so may a busy machine make a model that is not silent. */
describe.each([
  { AGENT_MODE: "openai", OPENAI_API: "responses" },
  { AGENT_MODE: "hybrid", OPENAI_API: "chat" },
])("a model that falls silent (%j)", (env) => {
  let running: ServerWithModel;

  beforeAll(async () => {
    running = await startServerWithModel({ ...env, OPENAI_TIMEOUT_SECONDS: "1" });
  }, 180_000);

  afterAll(() => running.stop());

  test.concurrent.each(SILENCES)("%s: the connection is given up and the turn ends in words", async (name, silence) => {
    const person = await signInOverHttp(running.server.address);
    running.model.when(name, silence);
    const { state, response } = await ask(person, `Buy bread (${name})`);
    if (env.AGENT_MODE === "openai") {
      expect(state).toBe("error");
      expect(response).toMatch(/(did not answer|broke off)\. Try again in a moment\.$/);
    } else {
      expect(state).toBe("needs_clarification");
      expect(response).toMatch(/I'm not sure what you mean\. What would you like to do\?$/);
    }
    expect(await running.model.seen(name)[0]?.closedEarly).toBe(true);
    expect([await titlesOver(person), await activityOf(person)]).toEqual([[], []]);
  });

  test.concurrent("after a call the reply says what was done, and trying again repeats nothing", async () => {
    const person = await signInOverHttp(running.server.address);
    const message_id = randomUUID();
    running.model.when("later", [{ calls: [add("Buy bread")] }, { trouble: "silent before headers" }]);
    await vi.waitFor(
      async () =>
        expect((await ask(person, "Buy bread (later)", { message_id })).response).toContain("Task created: Buy bread"),
      { timeout: 60_000 },
    );
    running.model.when("later", [{ calls: [add("Buy bread")] }, { words: "It is on your list." }]);
    await vi.waitFor(
      async () => expect(await ask(person, "Buy bread (later)", { message_id })).toMatchObject({ state: "complete" }),
      { timeout: 60_000 },
    );
    expect(await titlesOver(person)).toEqual(["Buy bread"]);
    expect((await activityOf(person)).filter(({ changed }) => changed)).toHaveLength(1);
  });
});
