import { randomUUID } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import type { ScriptedAnswer } from "@/tests/support/openai-server";
import { newPerson, spokenRecordsOf, titlesOf } from "@/tests/support/people";
import { say } from "@/tests/support/talk";
import { turnsWithModel } from "@/tests/support/turns-with-model";

const add = (title: string) => ({ name: "add_task", input: { title } });

const SILENCES: [name: string, silence: ScriptedAnswer][] = [
  ["no headers", { trouble: "silent before headers" }],
  ["no body", { trouble: "silent after headers" }],
  ["no more words", { words: "Let me ", trouble: "silent after words" }],
];

/** A second of silence is all that is allowed here, and so may a busy machine make a model that is not silent. */
describe.each([
  { AGENT_MODE: "openai", OPENAI_API: "responses" },
  { AGENT_MODE: "hybrid", OPENAI_API: "chat" },
])("a model that falls silent (%j)", (env) => {
  const model = turnsWithModel({ ...env, OPENAI_TIMEOUT_SECONDS: "1" });

  test.concurrent.each(SILENCES)("%s: the connection is given up and the turn ends in words", async (name, silence) => {
    model.when(name, silence);
    const { person, state, response } = await vi.waitFor(
      async () => {
        const one = await newPerson();
        const reply = await say(one, `I want to buy bread (${name})`);
        // Or the second was over before the model could be asked.
        expect(model.seen(name)).not.toEqual([]);
        return { person: one, ...reply };
      },
      { timeout: 60_000 },
    );
    if (env.AGENT_MODE === "openai") {
      expect(state).toBe("error");
      expect(response).toMatch(/(did not answer|broke off)\. Try again in a moment\.$/);
    } else {
      expect(state).toBe("needs_clarification");
      expect(response).toMatch(/I'm not sure what you mean\. What would you like to do\?$/);
    }
    for (const { closedEarly } of model.seen(name)) expect(await closedEarly).toBe(true);
    expect([await titlesOf(person), await spokenRecordsOf(person)]).toEqual([[], []]);
  });

  /** Where the first of the two answers took longer than a second, somebody else tries. Whatever was done is said each time. */
  async function untilItCalled() {
    for (;;) {
      const [person, messageId] = [await newPerson(), randomUUID()];
      const { response } = await say(person, "I want to buy bread (later)", { messageId });
      const isDone = (await titlesOf(person)).length > 0;
      expect(response.includes("Task created: Buy bread")).toBe(isDone);
      if (isDone) return { person, messageId };
    }
  }

  test.concurrent("after a call the reply says what was done, and trying again repeats nothing", async () => {
    model.when("later", [{ calls: [add("Buy bread")] }, { trouble: "silent before headers" }]);
    const { person, messageId } = await untilItCalled();
    model.when("later", [{ calls: [add("Buy bread")] }, { words: "It is on your list." }]);
    await vi.waitFor(
      async () =>
        expect(await say(person, "I want to buy bread (later)", { messageId })).toMatchObject({ state: "complete" }),
      { timeout: 60_000 },
    );
    expect(await titlesOf(person)).toEqual(["Buy bread"]);
    expect((await spokenRecordsOf(person)).filter(({ changes }) => changes.length > 0)).toHaveLength(1);
  });
});
