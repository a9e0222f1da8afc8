import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { activityOf, allChunksOf, ask, postChat, stateIn, titlesOver, wordsIn } from "@/tests/support/chat-over-http";
import { signInOverHttp } from "@/tests/support/http-person";
import { issueToken } from "@/tests/support/issue-token";
import type { ScriptedAnswer } from "@/tests/support/openai-server";
import { type ServerWithModel, startServerWithModel } from "@/tests/support/server-with-model";

const add = (title: string) => ({ name: "add_task", input: { title } });
const QUESTION = "I'm not sure what you mean. What would you like to do?";

describe.each(["responses", "chat"])("rules and model together, over OpenAI's %s protocol", (api) => {
  let running: ServerWithModel;

  beforeAll(async () => {
    running = await startServerWithModel({ OPENAI_API: api, OPENAI_TIMEOUT_SECONDS: "60" });
  }, 180_000);

  afterAll(() => running.stop());

  const newPerson = () => signInOverHttp(running.server.address);

  test.concurrent("what the rules are sure of never reaches the model", async () => {
    const person = await newPerson();
    const conversation_id = randomUUID();
    for (const text of [
      "Add task: Buy milk (sure)",
      "show my tasks",
      "mark the first one done",
      "delete task 1",
      "yes",
    ]) {
      const { state, metadata } = await ask(person, text, { conversation_id });
      expect([text, state === "error", metadata.classification_method]).toEqual([text, false, "RULE_BASED"]);
    }
    expect(running.model.seen("sure")).toEqual([]);
    expect(await titlesOver(person)).toEqual([]);
  });

  test.concurrent("what they are not sure of is the model's to decide, and the record says so", async () => {
    running.model.when("unsure", [{ calls: [add("Buy bread")] }, { words: "It is on your list." }]);
    const person = await newPerson();
    const { response, state, metadata } = await ask(person, "Buy bread (unsure)");
    expect({ response, state }).toEqual({ response: "It is on your list.", state: "complete" });
    expect(metadata).toMatchObject({ classification_method: "LLM_FALLBACK", decision_type: "INVOKE_TOOL" });
    expect(metadata.confidence).toBeLessThan(0.7);
    expect(metadata.reasoning).toMatch(/^the rules were not sure \(0\.\d\d: .+\); gpt-4o decided$/);
    expect(await activityOf(person)).toMatchObject([
      { classification_method: "LLM_FALLBACK", confidence: metadata.confidence, intent: metadata.intent },
    ]);
  });

  test.concurrent("a program's words reach it marked as that, the person's do not, nor what the program said before", async () => {
    running.model.when("marked", () => ({ words: "Well." }));
    const person = await newPerson();
    const { call } = await issueToken(running.server.address, person, { scope: "read", name: "Robot" });
    const { body } = await call("POST", "/api/agent", { message: "Buy bread (marked)" });
    await ask(person, "Buy cheese (marked)", { conversation_id: String(body.conversation_id) });
    const [first, second] = running.model.seen("marked");
    expect(first?.text).toBe('[Sent by the program "Robot"]\nBuy bread (marked)');
    expect(JSON.stringify(first?.body)).toContain("comes from a program");
    expect([second?.text, second?.said]).toEqual(["Buy cheese (marked)", []]);
    expect(JSON.stringify(second?.body)).not.toContain("program");
  });

  test.concurrent("the answer to a model's question goes to the model", async () => {
    running.model.when("talk", ({ text }) => ({
      words: text.startsWith("Buy") ? "White or brown?" : `Noted: ${text}.`,
    }));
    const person = await newPerson();
    const conversation_id = randomUUID();
    await ask(person, "Buy bread (talk)", { conversation_id });
    const { response, metadata } = await ask(person, "the brown one please", { conversation_id });
    expect([response, metadata.classification_method]).toEqual(["Noted: the brown one please.", "LLM_FALLBACK"]);
    expect(running.model.seen("talk").at(-1)?.said).toEqual(["Buy bread (talk)", "White or brown?"]);
  });

  const SPEECHLESS: [name: string, answer: ScriptedAnswer][] = [
    ["429", { trouble: { status: 429 } }],
    ["500", { trouble: { status: 500 } }],
    ["error", { trouble: "error after words" }],
    ["cut", { trouble: "cut after words" }],
    ["garbage", { trouble: "garbage after words" }],
    ["closed", { trouble: "closed early" }],
    ["closed after a call", { calls: [add("Buy bread")], trouble: "closed early" }],
    ["too long a call", { calls: [add("Buy bread")], finishReason: "length" }],
    ["empty", {}],
    ["blank", { words: " \n " }],
    ["unknown tool", { calls: [{ name: "drop_database", input: {} }] }],
    ["malformed arguments", { calls: [{ name: "add_task", input: '{"title": ' }] }],
    ["wrong arguments", { calls: [{ name: "add_task", input: { name: "Buy bread" } }] }],
  ];

  test.concurrent.each(SPEECHLESS)("%s: the rules ask instead, and nothing was done", async (name, answer) => {
    running.model.when(name, answer);
    const person = await newPerson();
    const { response, state, clarification, metadata } = await ask(person, `Buy bread (${name})`);
    expect({ response, state }).toEqual({ response: QUESTION, state: "needs_clarification" });
    expect(clarification?.options.map(({ message }) => message)).toEqual([
      `Add task: Buy bread (${name})`,
      "Show my tasks",
    ]);
    expect(metadata).toMatchObject({ classification_method: "RULE_BASED", decision_type: "ASK_CLARIFICATION" });
    expect(metadata.reasoning).toMatch(/; gpt-4o did not answer$/);
    expect([await titlesOver(person), await activityOf(person)]).toEqual([[], []]);
  });

  const BROKEN: [name: string, answer: ScriptedAnswer][] = [
    ["cut in words", { words: "Let me ", trouble: "cut after words" }],
    ["error in words", { words: "Let me ", trouble: "error after words" }],
    ["garbage in words", { words: "Let me ", trouble: "garbage after words" }],
    ["closed in words", { words: "Let me ", trouble: "closed early" }],
    ["closed after words and a call", { words: "Let me ", calls: [add("Buy bread")], trouble: "closed early" }],
  ];

  test.concurrent.each(BROKEN)("%s: what was said stays, and the rules ask", async (name, answer) => {
    running.model.when(name, answer);
    const person = await newPerson();
    const said = { text: `Buy bread (${name})`, conversationId: randomUUID() };
    const chunks = await allChunksOf(await postChat(running.server.address, person, said));
    expect(wordsIn(chunks)).toBe(`Let me ${QUESTION}`);
    expect([stateIn(chunks), chunks.some(({ type }) => type === "error")]).toEqual(["needs_clarification", false]);
    expect(chunks.find(({ type }) => type === "data-clarification")).toBeDefined();
    expect([await titlesOver(person), await activityOf(person)]).toEqual([[], []]);
    const { body } = await person.request("GET", `/api/conversations/${said.conversationId}`);
    expect(body.messages).toMatchObject([{ role: "user" }, { metadata: { state: "needs_clarification" } }]);
    expect(JSON.stringify(body)).not.toContain("streaming");
  });

  const LATER: [name: string, answer: ScriptedAnswer][] = [
    ["500 later", { trouble: { status: 500 } }],
    ["nonsense later", { calls: [{ name: "drop_database", input: {} }] }],
    ["cut later", { words: "And ", trouble: "cut after words" }],
  ];

  test.concurrent.each(LATER)("%s: after a call the reply says what was done", async (name, answer) => {
    running.model.when(name, [{ calls: [add("Buy bread")] }, answer]);
    const person = await newPerson();
    const { response, state, tool_invocations } = await ask(person, `Buy bread (${name})`);
    expect(state).toBe("complete");
    expect(response).toContain("Task created: Buy bread. I could not finish the rest. Please say it again.");
    expect(tool_invocations).toMatchObject([{ tool_name: "add_task", success: true }]);
    expect(await titlesOver(person)).toEqual(["Buy bread"]);
  });
});
