import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { readConversation } from "@/lib/agent/read-conversation";
import { stateIn, wordsIn } from "@/tests/support/chat-over-http";
import { chunksOfTurn } from "@/tests/support/chunks-of-turn";
import type { ScriptedAnswer, Trouble } from "@/tests/support/openai-server";
import { newPerson, openTasksOf, spokenRecordsOf, titlesOf } from "@/tests/support/people";
import { say } from "@/tests/support/talk";
import { turnsWithModel } from "@/tests/support/turns-with-model";

const add = (title: string) => ({ name: "add_task", input: { title } });

describe("a model alone", () => {
  const model = turnsWithModel({ AGENT_MODE: "openai", OPENAI_API: "responses", OPENAI_TIMEOUT_SECONDS: "60" });

  test.concurrent("its words arrive as it says them, are kept, and say who decided", async () => {
    model.when("words", { words: "You have a quiet day." });
    const person = await newPerson();
    const conversationId = randomUUID();
    const chunks = await chunksOfTurn(person, "What a day (words)", conversationId);
    expect(chunks.filter(({ type }) => type === "text-delta").length).toBeGreaterThan(1);
    expect([wordsIn(chunks), stateIn(chunks)]).toEqual(["You have a quiet day.", "complete"]);
    expect(chunks.find(({ type }) => type === "data-decision")).toMatchObject({
      data: { classification_method: "LLM_FALLBACK", decision_type: "RESPOND_ONLY", reasoning: "gpt-4o decided" },
    });
    const kept = await readConversation(person.id, conversationId, { limit: 50 });
    expect(kept).toMatchObject({
      title: "What a day (words)",
      messages: [{ role: "user" }, { role: "assistant", metadata: { state: "complete" } }],
    });
    expect(JSON.stringify(kept)).toContain("You have a quiet day.");
  });

  test.concurrent("a call whose input comes in fragments is made once and recorded as the model's", async () => {
    model.when("fragments", [{ calls: [add("Buy bread and butter")] }, { words: "It is on your list." }]);
    const person = await newPerson();
    const answer = await say(person, "I want to buy bread (fragments)");
    expect(answer).toMatchObject({
      response: "It is on your list.",
      state: "complete",
      tool_invocations: [{ sequence: 1, tool_name: "add_task", success: true }],
      metadata: { classification_method: "LLM_FALLBACK", decision_type: "INVOKE_TOOL" },
    });
    expect(await titlesOf(person)).toEqual(["Buy bread and butter"]);
    expect(await spokenRecordsOf(person)).toMatchObject([
      { classificationMethod: "LLM_FALLBACK", confidence: answer.metadata.confidence, sequence: 1, success: true },
    ]);
  });

  test.concurrent("several calls at once are made one after the other, in order", async () => {
    model.when("parallel", [{ calls: ["One", "Two", "Three"].map(add) }, { words: "All three." }]);
    const person = await newPerson();
    const { tool_invocations, response } = await say(person, "Three things (parallel)");
    expect(tool_invocations.map(({ sequence, result }) => [sequence, Object(result?.task).title])).toEqual([
      [1, "One"],
      [2, "Two"],
      [3, "Three"],
    ]);
    expect((await openTasksOf(person)).map(({ number, title }) => [number, title])).toEqual([
      [1, "One"],
      [2, "Two"],
      [3, "Three"],
    ]);
    expect(response).toBe("All three.");
  });

  test.concurrent("a task id that is made up, or somebody else's, is not found, and both look the same", async () => {
    const [person, stranger] = await Promise.all([newPerson(), newPerson()]);
    const foreign = await stranger.add("Not yours");
    model.when("foreign", [
      { calls: [{ name: "complete_task", input: { task: foreign.id } }] },
      { calls: [{ name: "complete_task", input: { task: randomUUID() } }] },
      { calls: [{ name: "delete_task", input: { task: foreign.id } }] },
      { words: "I could not find it." },
    ]);
    const { state, tool_invocations } = await say(person, "Do it (foreign)");
    expect(state).toBe("complete");
    expect(new Set(tool_invocations.map(({ error }) => error)).size).toBe(1);
    expect((await spokenRecordsOf(person)).map(({ errorCode }) => errorCode)).toEqual(Array(3).fill("TASK_NOT_FOUND"));
    expect(new Set(model.seen("foreign").at(-1)?.results).size).toBe(1);
    expect(await openTasksOf(stranger)).toMatchObject([{ title: "Not yours", status: "pending" }]);
  });

  test.concurrent("a model that never stops calling is stopped, and the person is told", async () => {
    model.when("endless", { calls: [{ name: "list_tasks", input: {} }] });
    const person = await newPerson();
    const { state, response, tool_invocations } = await say(person, "Round and round (endless)");
    expect([state, response]).toEqual(["complete", "I stopped here: this took more steps than I may make at once."]);
    expect(tool_invocations).toHaveLength(8);
  });

  test.concurrent("a model makes at most ten changes in a turn", async () => {
    model.when("many", ({ rounds }) => ({ calls: [0, 1, 2].map((index) => add(`Task ${rounds} ${index}`)) }));
    const person = await newPerson();
    const { tool_invocations, response } = await say(person, "Fill my list (many)");
    expect(await openTasksOf(person)).toHaveLength(10);
    expect(tool_invocations.filter(({ success }) => success)).toHaveLength(10);
    expect(response).toContain("and 7 more");
  });

  const TROUBLES: [name: string, answer: ScriptedAnswer][] = [
    ["429", { trouble: { status: 429 } }],
    ["500", { trouble: { status: 500 } }],
    ["cut", { words: "It is ", trouble: "cut after words" }],
    ["error", { words: "It is ", trouble: "error after words" }],
    ["garbage", { words: "It is ", trouble: "garbage after words" }],
    ["garbage alone", { trouble: "garbage after words" }],
    ["closed", { trouble: "closed early" }],
    ["closed in words", { words: "It is ", trouble: "closed early" }],
    ["closed after a call", { calls: [add("Buy bread")], trouble: "closed early" }],
    ["too long a call", { calls: [add("Buy bread")], finishReason: "length" }],
    ["empty", {}],
    ["blank", { words: "   " }],
  ];

  test.concurrent.each(TROUBLES)("%s: the turn ends in words, and trying again completes it", async (name, trouble) => {
    const person = await newPerson();
    const messageId = randomUUID();
    model.when(name, trouble);
    const failed = await say(person, `I want to buy bread (${name})`, { messageId });
    expect(failed.state).toBe("error");
    expect(failed.response).toMatch(/(did not answer|broke off)\. Try again in a moment\.$/);
    expect(failed.metadata.error_type).toBe("ToolInvocationError");
    expect(await titlesOf(person)).toEqual([]);
    model.when(name, [{ calls: [add("Buy bread")] }, { words: "It is on your list." }]);
    const again = await say(person, `I want to buy bread (${name})`, { messageId });
    expect(again).toMatchObject({ state: "complete", response: "It is on your list." });
    expect(await titlesOf(person)).toEqual(["Buy bread"]);
  });

  const LATER: [name: string, trouble: Trouble][] = [
    ["500 later", { status: 500 }],
    ["cut later", "cut after words"],
  ];

  test.concurrent.each(LATER)("%s: what was done is said, and trying again repeats nothing", async (name, trouble) => {
    const person = await newPerson();
    const messageId = randomUUID();
    model.when(name, [{ calls: [add("Buy bread")] }, { words: "It ", trouble }]);
    const failed = await say(person, `I want to buy bread (${name})`, { messageId });
    expect(failed.state).toBe("error");
    expect(failed.response).toContain("Task created: Buy bread. ");
    model.when(name, [{ calls: [add("Buy bread")] }, { words: "It is on your list." }]);
    const again = await say(person, `I want to buy bread (${name})`, { messageId });
    expect(again).toMatchObject({ state: "complete", response: "It is on your list." });
    expect(await titlesOf(person)).toEqual(["Buy bread"]);
    expect(await spokenRecordsOf(person)).toHaveLength(1);
  });

  test.concurrent("a model that starts from nothing when it is tried again repeats no effect", async () => {
    const person = await newPerson();
    const messageId = randomUUID();
    model.when("forgetful", [{ calls: [add("Buy bread")] }, { trouble: { status: 500 } }]);
    expect(await say(person, "I want to buy bread (forgetful)", { messageId })).toMatchObject({ state: "error" });
    model.when("forgetful", ({ results }) =>
      results.length < 2 ? { calls: [add("Buy bread")] } : { words: "It is on your list." },
    );
    const again = await say(person, "I want to buy bread (forgetful)", { messageId });
    expect(again).toMatchObject({ state: "complete", response: "It is on your list." });
    expect(await titlesOf(person)).toEqual(["Buy bread"]);
  });

  test.concurrent("it is sent the last fifty messages, nothing to be kept, and no word of who the person is", async () => {
    model.when("history", ({ text, rounds }) =>
      text.endsWith("27") && rounds === 0
        ? { calls: [{ name: "list_tasks", input: {} }] }
        : { words: `Heard ${text.split(" ").at(-1)}.` },
    );
    const person = await newPerson();
    const conversationId = randomUUID();
    await person.add("Buy milk");
    for (let index = 1; index <= 28; index += 1)
      await say(person, `I want to buy bread (history) ${index}`, { conversationId });
    const requests = model.seen("history");
    const last = requests.at(-1);
    expect(last?.said).toHaveLength(49);
    expect(last?.said.slice(0, 2)).toEqual(["Heard 3.", "I want to buy bread (history) 4"]);
    expect(person.id).toMatch(/^[0-9a-f-]{36}$/);
    for (const { path, body } of requests) {
      expect(path).toBe("/v1/responses");
      expect(body).toMatchObject({ store: false, stream: true, model: "gpt-4o", parallel_tool_calls: false });
      const sent = JSON.stringify(body);
      expect([
        sent.includes(person.id),
        sent.includes(person.user.name ?? ""),
        sent.includes("item_reference"),
      ]).toEqual(Array(3).fill(false));
    }
    expect(JSON.stringify(last?.body)).toContain("Buy milk");
  });
});
