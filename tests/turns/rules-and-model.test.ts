import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { readConversation } from "@/lib/agent/read-conversation";
import { stateIn, wordsIn } from "@/tests/support/chat-over-http";
import { chunksOfTurn } from "@/tests/support/chunks-of-turn";
import type { ScriptedAnswer } from "@/tests/support/openai-server";
import { newPerson, newToken, spokenRecordsOf, titlesOf } from "@/tests/support/people";
import { say } from "@/tests/support/talk";
import { turnsWithModel } from "@/tests/support/turns-with-model";

const add = (title: string) => ({ name: "add_task", input: { title } });
const QUESTION = "I'm not sure what you mean. What would you like to do?";

describe("rules and model together", () => {
  const model = turnsWithModel({ OPENAI_API: "chat", OPENAI_TIMEOUT_SECONDS: "60" });

  test.concurrent("what the rules are sure of never reaches the model", async () => {
    const person = await newPerson();
    const conversationId = randomUUID();
    for (const text of [
      "Add task: Buy milk (sure)",
      "show my tasks",
      "mark the first one done",
      "delete task 1",
      "yes",
    ]) {
      const { state, metadata } = await say(person, text, { conversationId });
      expect([text, state === "error", metadata.classification_method]).toEqual([text, false, "RULE_BASED"]);
    }
    expect(model.seen("sure")).toEqual([]);
    expect(await titlesOf(person)).toEqual([]);
  });

  test.concurrent("what they are not sure of is the model's to decide, and the record says so", async () => {
    model.when("unsure", [{ calls: [add("Buy bread")] }, { words: "It is on your list." }]);
    const person = await newPerson();
    const { response, state, metadata } = await say(person, "I want to buy bread (unsure)");
    expect({ response, state }).toEqual({ response: "It is on your list.", state: "complete" });
    expect(metadata).toMatchObject({ classification_method: "LLM_FALLBACK", decision_type: "INVOKE_TOOL" });
    expect(metadata.confidence).toBeLessThan(0.7);
    expect(metadata.reasoning).toMatch(/^the rules were not sure \(0\.\d\d: .+\); gpt-4o decided$/);
    expect(await spokenRecordsOf(person)).toMatchObject([
      {
        classificationMethod: "LLM_FALLBACK",
        confidence: metadata.confidence,
        intentClassification: metadata.intent,
      },
    ]);
  });

  test.concurrent("a program's words reach it marked as that, the person's do not, nor what the program said before", async () => {
    model.when("marked", () => ({ words: "Well." }));
    const person = await newPerson();
    const conversationId = randomUUID();
    const token = newToken({ name: "Robot", mayWrite: false });
    await say(person, "I want to buy bread (marked)", { conversationId, token });
    await say(person, "I want to buy cheese (marked)", { conversationId });
    const [first, second] = model.seen("marked");
    expect(first?.text).toBe('[Sent by the program "Robot"]\nI want to buy bread (marked)');
    expect(JSON.stringify(first?.body)).toContain("comes from a program");
    expect([second?.text, second?.said]).toEqual(["I want to buy cheese (marked)", []]);
    expect(JSON.stringify(second?.body)).not.toContain("program");
  });

  test.concurrent("the answer to a model's question goes to the model", async () => {
    model.when("talk", ({ text }) => ({
      words: text.startsWith("I want") ? "White or brown?" : `Noted: ${text}.`,
    }));
    const person = await newPerson();
    const conversationId = randomUUID();
    await say(person, "I want to buy bread (talk)", { conversationId });
    const { response, metadata } = await say(person, "the brown one please", { conversationId });
    expect([response, metadata.classification_method]).toEqual(["Noted: the brown one please.", "LLM_FALLBACK"]);
    expect(model.seen("talk").at(-1)?.said).toEqual(["I want to buy bread (talk)", "White or brown?"]);
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
    model.when(name, answer);
    const person = await newPerson();
    const { response, state, clarification, metadata } = await say(person, `I want to buy bread (${name})`);
    expect({ response, state }).toEqual({ response: QUESTION, state: "needs_clarification" });
    expect(clarification?.options.map(({ message }) => message)).toEqual([
      `Add task: buy bread (${name})`,
      "Show my tasks",
    ]);
    expect(metadata).toMatchObject({ classification_method: "RULE_BASED", decision_type: "ASK_CLARIFICATION" });
    expect(metadata.reasoning).toMatch(/; gpt-4o did not answer$/);
    expect([await titlesOf(person), await spokenRecordsOf(person)]).toEqual([[], []]);
  });

  const BROKEN: [name: string, answer: ScriptedAnswer][] = [
    ["cut in words", { words: "Let me ", trouble: "cut after words" }],
    ["error in words", { words: "Let me ", trouble: "error after words" }],
    ["garbage in words", { words: "Let me ", trouble: "garbage after words" }],
    ["closed in words", { words: "Let me ", trouble: "closed early" }],
    ["closed after words and a call", { words: "Let me ", calls: [add("Buy bread")], trouble: "closed early" }],
  ];

  test.concurrent.each(BROKEN)("%s: what was said stays, and the rules ask", async (name, answer) => {
    model.when(name, answer);
    const person = await newPerson();
    const conversationId = randomUUID();
    const chunks = await chunksOfTurn(person, `I want to buy bread (${name})`, conversationId);
    expect(wordsIn(chunks)).toBe(`Let me ${QUESTION}`);
    expect([stateIn(chunks), chunks.some(({ type }) => type === "error")]).toEqual(["needs_clarification", false]);
    expect(chunks.find(({ type }) => type === "data-clarification")).toBeDefined();
    expect([await titlesOf(person), await spokenRecordsOf(person)]).toEqual([[], []]);
    const kept = await readConversation(person.id, conversationId, { limit: 50 });
    expect(kept.messages).toMatchObject([{ role: "user" }, { metadata: { state: "needs_clarification" } }]);
    expect(JSON.stringify(kept)).not.toContain("streaming");
  });

  const LATER: [name: string, answer: ScriptedAnswer][] = [
    ["500 later", { trouble: { status: 500 } }],
    ["nonsense later", { calls: [{ name: "drop_database", input: {} }] }],
    ["cut later", { words: "And ", trouble: "cut after words" }],
  ];

  test.concurrent.each(LATER)("%s: after a call the reply says what was done", async (name, answer) => {
    model.when(name, [{ calls: [add("Buy bread")] }, answer]);
    const person = await newPerson();
    const { response, state, tool_invocations } = await say(person, `I want to buy bread (${name})`);
    expect(state).toBe("complete");
    expect(response).toContain("Task created: Buy bread. I could not finish the rest. Please say it again.");
    expect(tool_invocations).toMatchObject([{ tool_name: "add_task", success: true }]);
    expect(await titlesOf(person)).toEqual(["Buy bread"]);
  });
});
