import { randomUUID } from "node:crypto";
import { decode } from "next-auth/jwt";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  activityOf,
  addTask,
  allChunksOf,
  ask,
  postChat,
  stateIn,
  tasksOver,
  titlesOver,
  wordsIn,
} from "@/tests/support/chat-over-http";
import { type HttpPerson, signInOverHttp } from "@/tests/support/http-person";
import type { ScriptedAnswer, Trouble } from "@/tests/support/openai-server";
import { type ServerWithModel, startServerWithModel } from "@/tests/support/server-with-model";

const SECRET = "for these tests alone, and long enough";

/** The one thing about a person that only the server knows. */
async function userIdOf({ cookie }: HttpPerson): Promise<string> {
  const token = /session-token=([^;]+)/.exec(cookie)?.[1];
  const session = await decode({ ...(token === undefined ? {} : { token }), secret: SECRET });
  return String(session?.sub);
}

const add = (title: string) => ({ name: "add_task", input: { title } });

describe.each(["responses", "chat"])("a model alone, over OpenAI's %s protocol", (api) => {
  let running: ServerWithModel;

  beforeAll(async () => {
    running = await startServerWithModel({
      AGENT_MODE: "openai",
      OPENAI_API: api,
      OPENAI_TIMEOUT_SECONDS: "60",
      AUTH_SECRET: SECRET,
    });
  }, 180_000);

  afterAll(() => running.stop());

  const newPerson = () => signInOverHttp(running.server.address);

  test.concurrent("its words arrive as it says them, are kept, and say who decided", async () => {
    running.model.when("words", { words: "You have a quiet day." });
    const person = await newPerson();
    const conversationId = randomUUID();
    const said = { text: "What a day (words)", conversationId };
    const chunks = await allChunksOf(await postChat(running.server.address, person, said));
    expect(chunks.filter(({ type }) => type === "text-delta").length).toBeGreaterThan(1);
    expect([wordsIn(chunks), stateIn(chunks)]).toEqual(["You have a quiet day.", "complete"]);
    expect(chunks.find(({ type }) => type === "data-decision")).toMatchObject({
      data: { classification_method: "LLM_FALLBACK", decision_type: "RESPOND_ONLY", reasoning: "gpt-4o decided" },
    });
    const { body } = await person.request("GET", `/api/conversations/${conversationId}`);
    expect(body).toMatchObject({
      title: "What a day (words)",
      messages: [{ role: "user" }, { role: "assistant", metadata: { state: "complete" } }],
    });
    expect(JSON.stringify(body)).toContain("You have a quiet day.");
  });

  test.concurrent("a call whose input comes in fragments is made once and recorded as the model's", async () => {
    running.model.when("fragments", [{ calls: [add("Buy bread and butter")] }, { words: "It is on your list." }]);
    const person = await newPerson();
    const answer = await ask(person, "Buy bread (fragments)");
    expect(answer).toMatchObject({
      response: "It is on your list.",
      state: "complete",
      tool_invocations: [{ sequence: 1, tool_name: "add_task", success: true }],
      metadata: { classification_method: "LLM_FALLBACK", decision_type: "INVOKE_TOOL" },
    });
    expect(await titlesOver(person)).toEqual(["Buy bread and butter"]);
    expect(await activityOf(person)).toMatchObject([
      { classification_method: "LLM_FALLBACK", confidence: answer.metadata.confidence, sequence: 1, success: true },
    ]);
  });

  test.concurrent("several calls at once are made one after the other, in order", async () => {
    running.model.when("parallel", [{ calls: ["One", "Two", "Three"].map(add) }, { words: "All three." }]);
    const person = await newPerson();
    const { tool_invocations, response } = await ask(person, "Three things (parallel)");
    expect(tool_invocations.map(({ sequence, result }) => [sequence, Object(result?.task).title])).toEqual([
      [1, "One"],
      [2, "Two"],
      [3, "Three"],
    ]);
    expect((await tasksOver(person)).map(({ number, title }) => [number, title])).toEqual([
      [1, "One"],
      [2, "Two"],
      [3, "Three"],
    ]);
    expect(response).toBe("All three.");
  });

  test.concurrent.each([
    ["unknown tool", { name: "drop_database", input: { table: "Task" } }],
    ["malformed arguments", { name: "add_task", input: '{"title": "Buy br' }],
    ["wrong arguments", { name: "add_task", input: { title: "", user_id: "somebody" } }],
  ])("a call that makes no sense (%s) is told to the model and recorded as failed", async (name, call) => {
    running.model.when(name, [{ calls: [call] }, { words: "I could not do that." }]);
    const person = await newPerson();
    const answer = await ask(person, `Buy bread (${name})`);
    expect(answer).toMatchObject({
      response: "I could not do that.",
      state: "complete",
      tool_invocations: [{ tool_name: call.name, success: false }],
    });
    expect(await activityOf(person)).toMatchObject([
      { tool_name: call.name, success: false, error_code: "VALIDATION_ERROR", classification_method: "LLM_FALLBACK" },
    ]);
    expect(await titlesOver(person)).toEqual([]);
    expect(running.model.seen(name).at(1)?.results).toHaveLength(1);
  });

  test.concurrent("a task id that is made up, or somebody else's, is not found, and both look the same", async () => {
    const [person, stranger] = await Promise.all([newPerson(), newPerson()]);
    const foreign = await addTask(stranger, "Not yours");
    running.model.when("foreign", [
      { calls: [{ name: "complete_task", input: { task: foreign.id } }] },
      { calls: [{ name: "complete_task", input: { task: randomUUID() } }] },
      { calls: [{ name: "delete_task", input: { task: foreign.id } }] },
      { words: "I could not find it." },
    ]);
    const { state, tool_invocations } = await ask(person, "Do it (foreign)");
    expect(state).toBe("complete");
    expect(new Set(tool_invocations.map(({ error }) => error)).size).toBe(1);
    expect((await activityOf(person)).map(({ error_code }) => error_code)).toEqual(Array(3).fill("TASK_NOT_FOUND"));
    expect(new Set(running.model.seen("foreign").at(-1)?.results).size).toBe(1);
    expect(await tasksOver(stranger)).toMatchObject([{ title: "Not yours", status: "pending" }]);
  });

  test.concurrent("a model that never stops calling is stopped, and the person is told", async () => {
    running.model.when("endless", { calls: [{ name: "list_tasks", input: {} }] });
    const person = await newPerson();
    const { state, response, tool_invocations } = await ask(person, "Round and round (endless)");
    expect([state, response]).toEqual(["complete", "I stopped here: this took more steps than I may make at once."]);
    expect(tool_invocations).toHaveLength(8);
  });

  test.concurrent("a model makes at most ten changes in a turn", async () => {
    running.model.when("many", ({ rounds }) => ({ calls: [0, 1, 2].map((index) => add(`Task ${rounds} ${index}`)) }));
    const person = await newPerson();
    const { tool_invocations, response } = await ask(person, "Fill my list (many)");
    expect(await tasksOver(person)).toHaveLength(10);
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
    const message_id = randomUUID();
    running.model.when(name, trouble);
    const failed = await ask(person, `Buy bread (${name})`, { message_id });
    expect(failed.state).toBe("error");
    expect(failed.response).toMatch(/(did not answer|broke off)\. Try again in a moment\.$/);
    expect(failed.metadata.error_type).toBe("ToolInvocationError");
    expect(await titlesOver(person)).toEqual([]);
    running.model.when(name, [{ calls: [add("Buy bread")] }, { words: "It is on your list." }]);
    const again = await ask(person, `Buy bread (${name})`, { message_id });
    expect(again).toMatchObject({ state: "complete", response: "It is on your list." });
    expect(await titlesOver(person)).toEqual(["Buy bread"]);
  });

  const LATER: [name: string, trouble: Trouble][] = [
    ["500 later", { status: 500 }],
    ["cut later", "cut after words"],
  ];

  test.concurrent.each(LATER)("%s: what was done is said, and trying again repeats nothing", async (name, trouble) => {
    const person = await newPerson();
    const message_id = randomUUID();
    running.model.when(name, [{ calls: [add("Buy bread")] }, { words: "It ", trouble }]);
    const failed = await ask(person, `Buy bread (${name})`, { message_id });
    expect(failed.state).toBe("error");
    expect(failed.response).toContain("Task created: Buy bread. ");
    running.model.when(name, [{ calls: [add("Buy bread")] }, { words: "It is on your list." }]);
    const again = await ask(person, `Buy bread (${name})`, { message_id });
    expect(again).toMatchObject({ state: "complete", response: "It is on your list." });
    expect(await titlesOver(person)).toEqual(["Buy bread"]);
    expect(await activityOf(person)).toHaveLength(1);
  });

  test.concurrent("a model that starts from nothing when it is tried again repeats no effect", async () => {
    const person = await newPerson();
    const message_id = randomUUID();
    running.model.when("forgetful", [{ calls: [add("Buy bread")] }, { trouble: { status: 500 } }]);
    expect(await ask(person, "Buy bread (forgetful)", { message_id })).toMatchObject({ state: "error" });
    running.model.when("forgetful", ({ results }) =>
      results.length < 2 ? { calls: [add("Buy bread")] } : { words: "It is on your list." },
    );
    const again = await ask(person, "Buy bread (forgetful)", { message_id });
    expect(again).toMatchObject({ state: "complete", response: "It is on your list." });
    expect(await titlesOver(person)).toEqual(["Buy bread"]);
  });

  test.concurrent("it is sent the last fifty messages, nothing to be kept, and no word of who the person is", async () => {
    running.model.when("history", ({ text, rounds }) =>
      text.endsWith("27") && rounds === 0
        ? { calls: [{ name: "list_tasks", input: {} }] }
        : { words: `Heard ${text.split(" ").at(-1)}.` },
    );
    const person = await newPerson();
    const conversation_id = randomUUID();
    await addTask(person, "Buy milk");
    for (let index = 1; index <= 28; index += 1) await ask(person, `Buy bread (history) ${index}`, { conversation_id });
    const requests = running.model.seen("history");
    const last = requests.at(-1);
    expect(last?.said).toHaveLength(49);
    expect(last?.said.slice(0, 2)).toEqual(["Heard 3.", "Buy bread (history) 4"]);
    const userId = await userIdOf(person);
    expect(userId).toMatch(/^[0-9a-f-]{36}$/);
    for (const { path, body } of requests) {
      expect(path).toBe(api === "chat" ? "/v1/chat/completions" : "/v1/responses");
      expect(body).toMatchObject({ store: false, stream: true, model: "gpt-4o", parallel_tool_calls: false });
      const sent = JSON.stringify(body);
      expect([sent.includes(userId), sent.includes(person.name), sent.includes("item_reference")]).toEqual(
        Array(3).fill(false),
      );
    }
    expect(JSON.stringify(last?.body)).toContain("Buy milk");
  });
});
