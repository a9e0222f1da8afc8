import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { stateIn, wordsIn } from "@/tests/support/chat-over-http";
import { chunksOfTurn } from "@/tests/support/chunks-of-turn";
import { newPerson, spokenRecordsOf, titlesOf } from "@/tests/support/people";
import { say } from "@/tests/support/talk";
import { turnsWithModel } from "@/tests/support/turns-with-model";

const add = (title: string) => ({ name: "add_task", input: { title } });

const ENDS = {
  openai: { state: "error", words: "It is The answer broke off. Try again in a moment." },
  hybrid: { state: "needs_clarification", words: "It is I'm not sure what you mean. What would you like to do?" },
};

/** All that a model may do is told over one of the two, for each mode another: here it is the other one's turn. */
describe.each([
  { mode: "openai" as const, api: "chat", path: "/v1/chat/completions" },
  { mode: "hybrid" as const, api: "responses", path: "/v1/responses" },
])("$mode, over OpenAI's $api protocol", ({ mode, api, path }) => {
  const model = turnsWithModel({ AGENT_MODE: mode, OPENAI_API: api, OPENAI_TIMEOUT_SECONDS: "60" });

  test.concurrent("an answer arrives word by word", async () => {
    model.when("words", { words: "You have a quiet day." });
    const chunks = await chunksOfTurn(await newPerson(), "I want to buy bread (words)", randomUUID());
    expect(chunks.filter(({ type }) => type === "text-delta").length).toBeGreaterThan(1);
    expect([wordsIn(chunks), stateIn(chunks)]).toEqual(["You have a quiet day.", "complete"]);
  });

  test.concurrent("calls whose input comes in fragments are made in order, and their results are read", async () => {
    model.when("calls", [{ calls: ["Bread and butter", "Milk"].map(add) }, { words: "Both." }]);
    const person = await newPerson();
    const answer = await say(person, "I want to buy bread (calls)");
    expect(answer).toMatchObject({ response: "Both.", state: "complete" });
    expect(await titlesOf(person)).toEqual(["Bread and butter", "Milk"]);
    expect(await spokenRecordsOf(person)).toMatchObject([
      { classificationMethod: "LLM_FALLBACK", sequence: 1, success: true },
      { classificationMethod: "LLM_FALLBACK", sequence: 2, success: true },
    ]);
    expect(model.seen("calls").at(1)?.results).toHaveLength(2);
  });

  test.concurrent.each(["cut after words", "error after words", "garbage after words", "closed early"] as const)(
    "an answer that breaks off (%s) ends in words",
    async (trouble) => {
      model.when(trouble, { words: "It is ", trouble });
      const person = await newPerson();
      const chunks = await chunksOfTurn(person, `I want to buy bread (${trouble})`, randomUUID());
      expect({ state: stateIn(chunks), words: wordsIn(chunks) }).toEqual(ENDS[mode]);
      expect(await titlesOf(person)).toEqual([]);
    },
  );

  test.concurrent("it is sent what was said and done before, nothing to be kept, and no word of who the person is", async () => {
    model.when("history", ({ text, rounds }) =>
      text.endsWith("1") && rounds === 0
        ? { calls: [{ name: "list_tasks", input: {} }] }
        : { words: `Heard ${text.split(" ").at(-1)}.` },
    );
    const person = await newPerson();
    const conversationId = randomUUID();
    await person.add("Buy milk");
    for (const index of [1, 2]) await say(person, `I want to buy bread (history) ${index}`, { conversationId });
    const requests = model.seen("history");
    expect(requests.at(-1)?.said).toEqual(["I want to buy bread (history) 1", "Heard 1."]);
    for (const request of requests) {
      expect(request.path).toBe(path);
      expect(request.body).toMatchObject({ store: false, stream: true, model: "gpt-4o", parallel_tool_calls: false });
      const sent = JSON.stringify(request.body);
      expect([person.id, person.user.name ?? "", "item_reference"].filter((word) => sent.includes(word))).toEqual([]);
    }
    expect(JSON.stringify(requests.at(-1)?.body)).toContain("Buy milk");
  });
});

/** With the rules beside it such a call is no answer at all: tests/turns/rules-and-model.test.ts. */
describe.each(["chat", "responses"])("a model alone, over OpenAI's %s protocol", (api) => {
  const model = turnsWithModel({ AGENT_MODE: "openai", OPENAI_API: api, OPENAI_TIMEOUT_SECONDS: "60" });

  test.concurrent.each([
    ["unknown tool", { name: "drop_database", input: { table: "Task" } }],
    ["malformed arguments", { name: "add_task", input: '{"title": "Buy br' }],
    ["wrong arguments", { name: "add_task", input: { title: "", user_id: "somebody" } }],
  ])("a call that makes no sense (%s) is told to the model and recorded as failed", async (name, call) => {
    model.when(name, [{ calls: [call] }, { words: "I could not do that." }]);
    const person = await newPerson();
    const answer = await say(person, `I want to buy bread (${name})`);
    expect(answer).toMatchObject({
      response: "I could not do that.",
      state: "complete",
      tool_invocations: [{ tool_name: call.name, success: false }],
    });
    expect(await spokenRecordsOf(person)).toMatchObject([
      { toolName: call.name, success: false, errorCode: "VALIDATION_ERROR", classificationMethod: "LLM_FALLBACK" },
    ]);
    expect(await titlesOf(person)).toEqual([]);
    expect(model.seen(name).at(1)?.results).toHaveLength(1);
  });
});
