import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  addTask,
  allChunksOf,
  ask,
  chunksOf,
  postChat,
  stateIn,
  titlesOver,
  wordsIn,
} from "@/tests/support/chat-over-http";
import { type HttpPerson, signInOverHttp } from "@/tests/support/http-person";
import { type ServerWithModel, startServerWithModel } from "@/tests/support/server-with-model";

/** A server in this mode for the block that calls this. */
function serverWithModel(env: Record<string, string>) {
  let running: ServerWithModel;

  beforeAll(async () => {
    running = await startServerWithModel(env);
  }, 180_000);

  afterAll(() => running.stop());

  return {
    get address() {
      return running.server.address;
    },
    get model() {
      return running.model;
    },
  };
}

const messagesOf = async (person: HttpPerson, conversationId: string) =>
  (await person.request("GET", `/api/conversations/${conversationId}`)).body.messages;

/** Reads on until the first words have come. */
async function firstWords(chunks: AsyncIterator<{ type: string }>): Promise<void> {
  for (;;) {
    const { done, value } = await chunks.next();
    if (done || value.type === "text-delta") return;
  }
}

const ALONE = { AGENT_MODE: "openai", OPENAI_API: "responses" };
const RESPONSES = "/v1/responses";
const CHAT_COMPLETIONS = "/v1/chat/completions";

describe("rules and model together", () => {
  const running = serverWithModel({ OPENAI_TIMEOUT_SECONDS: "60" });

  const newPerson = () => signInOverHttp(running.address);

  test("what the rules are not sure of is the model's to decide, and its words come as it says them", async () => {
    let goOn = () => {};
    const when = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    running.model.when("unsure", [
      { calls: [{ name: "add_task", input: { title: "Buy bread" } }] },
      { words: "It is on ", afterwards: { when, words: "your list." } },
    ]);
    const person = await newPerson();
    const said = { text: "I want to buy bread (unsure)", conversationId: randomUUID() };
    const chunks = chunksOf(await postChat(running.address, person, said));
    await firstWords(chunks);
    expect(await titlesOver(person)).toEqual(["Buy bread"]);
    goOn();
    const rest = [];
    for await (const chunk of chunks) rest.push(chunk);
    expect([`It is on ${wordsIn(rest)}`.endsWith("your list."), stateIn(rest)]).toEqual([true, "complete"]);
    const { body } = await person.request("GET", "/api/activity?source=chat");
    expect(body.records).toMatchObject([{ tool_name: "add_task", classification_method: "LLM_FALLBACK" }]);
    expect(running.model.seen("unsure").map(({ path }) => path)).toEqual([CHAT_COMPLETIONS, CHAT_COMPLETIONS]);
  });

  /** A model that has begun to answer and goes on when told. */
  function pausedReply(name: string) {
    let goOn = () => {};
    const when = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    running.model.when(name, { words: "Here is ", afterwards: { when, words: "all of it." } });
    return { goOn };
  }

  describe("while a reply is being written", () => {
    test("it is resumed from its beginning, and there is nothing to resume afterwards", async () => {
      const { goOn } = pausedReply("resumed");
      const person = await newPerson();
      const conversationId = randomUUID();
      const said = { text: "I want to buy bread (resumed)", conversationId };
      const first = chunksOf(await postChat(running.address, person, said));
      await firstWords(first);
      const headers = { cookie: person.cookie };
      const resumed = await fetch(`${running.address}/api/chat/${conversationId}/stream`, { headers });
      expect(resumed.status).toBe(200);
      const second = chunksOf(resumed);
      await firstWords(second);
      goOn();
      const rest = [];
      for await (const chunk of second) rest.push(chunk);
      expect([`Here is ${wordsIn(rest)}`.endsWith("all of it."), stateIn(rest)]).toEqual([true, "complete"]);
      for await (const _ of first);
      expect((await person.request("GET", `/api/chat/${conversationId}/stream`)).status).toBe(204);
      expect(await messagesOf(person, conversationId)).toMatchObject([{}, { parts: expect.any(Array) }]);
    });

    test("a browser that goes away does not end it", async () => {
      const { goOn } = pausedReply("left");
      const person = await newPerson();
      const conversationId = randomUUID();
      const leave = new AbortController();
      const said = { text: "I want to buy bread (left)", conversationId };
      await firstWords(chunksOf(await postChat(running.address, person, said, leave.signal)));
      leave.abort();
      goOn();
      await expect
        .poll(() => messagesOf(person, conversationId))
        .toMatchObject([{}, { metadata: { state: "complete" } }]);
      expect(JSON.stringify(await messagesOf(person, conversationId))).toContain("Here is all of it.");
    });

    test("stop really stops: the model is hung up on, and what was said stays", async () => {
      pausedReply("stopped");
      const person = await newPerson();
      const conversationId = randomUUID();
      const said = { text: "I want to buy bread (stopped)", conversationId, id: randomUUID() };
      const chunks = chunksOf(await postChat(running.address, person, said));
      await firstWords(chunks);
      expect((await person.request("POST", `/api/chat/${conversationId}/stop`)).body).toEqual({ stopped: true });
      const rest = [];
      for await (const chunk of chunks) rest.push(chunk);
      expect(stateIn(rest)).toBe("interrupted");
      expect(await running.model.seen("stopped")[0]?.closedEarly).toBe(true);
      await expect
        .poll(() => messagesOf(person, conversationId))
        .toMatchObject([{}, { metadata: { state: "interrupted", stopped: true } }]);
      expect(JSON.stringify(await messagesOf(person, conversationId))).toContain("Here is ");
      expect((await person.request("POST", `/api/chat/${conversationId}/stop`)).body).toEqual({ stopped: false });
      running.model.when("stopped", { words: "Again, and whole." });
      const again = await allChunksOf(await postChat(running.address, person, said));
      expect([wordsIn(again), stateIn(again)]).toEqual(["Again, and whole.", "complete"]);
    });

    test("stop also ends a model that has not said a word yet", async () => {
      running.model.when("mute", { trouble: "silent before headers" });
      const person = await newPerson();
      const conversation_id = randomUUID();
      const reply = ask(person, "I want to buy bread (mute)", { conversation_id });
      await expect.poll(() => running.model.seen("mute")).toHaveLength(1);
      await person.request("POST", `/api/chat/${conversation_id}/stop`);
      expect(await reply).toMatchObject({ state: "error", response: "The answer was interrupted. Please try again." });
      expect(await running.model.seen("mute")[0]?.closedEarly).toBe(true);
      expect(await messagesOf(person, conversation_id)).toMatchObject([{}, { metadata: { state: "interrupted" } }]);
    });

    test("the next message waits for it", async () => {
      const { goOn } = pausedReply("first");
      const person = await newPerson();
      const conversation_id = randomUUID();
      const first = ask(person, "I want to buy bread (first)", { conversation_id });
      await expect.poll(() => running.model.seen("first")).toHaveLength(1);
      const second = ask(person, "Add task: Buy milk", { conversation_id });
      await expect.poll(() => messagesOf(person, conversation_id)).toHaveLength(3);
      expect(await titlesOver(person)).toEqual([]);
      goOn();
      expect([(await first).response, (await second).response]).toEqual([
        "Here is all of it.",
        "Task created: Buy milk",
      ]);
    });
  });
});

/** OpenAI itself is spoken to over its Responses API, servers like this one over Chat Completions unless told otherwise. */
describe("a model alone, over the protocol of OpenAI itself", () => {
  const running = serverWithModel({ ...ALONE, OPENAI_TIMEOUT_SECONDS: "60" });

  test("its calls are made, and its words come as it says them", async () => {
    running.model.when("calls", [
      { calls: [{ name: "add_task", input: { title: "Buy bread" } }] },
      { words: "It is on your list." },
    ]);
    const person = await signInOverHttp(running.address);
    const said = { text: "I want to buy bread (calls)", conversationId: randomUUID() };
    const chunks = await allChunksOf(await postChat(running.address, person, said));
    expect(chunks.filter(({ type }) => type === "text-delta").length).toBeGreaterThan(1);
    expect([wordsIn(chunks), stateIn(chunks)]).toEqual([expect.stringMatching(/It is on your list\.$/), "complete"]);
    expect(await titlesOver(person)).toEqual(["Buy bread"]);
    expect(running.model.seen("calls")).toMatchObject([{ path: RESPONSES }, { path: RESPONSES, results: [{}] }]);
  });

  test("what it would delete is a card, and the person's yes is the server's to hear", async () => {
    running.model.when("deletes", ({ text }) =>
      text === "yes" ? { words: "I heard a yes." } : { calls: [{ name: "delete_task", input: { task: 1 } }] },
    );
    const person = await signInOverHttp(running.address);
    const conversation_id = randomUUID();
    await addTask(person, "Pay rent");
    expect(await ask(person, "I want to buy bread (deletes)", { conversation_id })).toMatchObject({
      state: "needs_confirmation",
      pending_action: { tasks: [{ title: "Pay rent" }] },
    });
    expect(await titlesOver(person)).toEqual(["Pay rent"]);
    expect(await ask(person, "yes", { conversation_id })).toMatchObject({
      response: "Deleted task 'Pay rent'",
      metadata: { decision_type: "EXECUTE_PENDING", classification_method: "RULE_BASED" },
    });
    expect(await titlesOver(person)).toEqual([]);
    expect(running.model.seen("deletes").map(({ path }) => path)).toEqual([RESPONSES]);
  });
});

describe("a model alone that falls silent", () => {
  /** Two seconds of silence are all that is allowed, and so may a busy machine make a model that is not silent. */
  const running = serverWithModel({ ...ALONE, OPENAI_TIMEOUT_SECONDS: "2" });

  test("is given up, and the turn ends in words", async () => {
    running.model.when("silent", { trouble: "silent after headers" });
    const person = await signInOverHttp(running.address);
    const chunks = await vi.waitFor(
      async () => {
        const said = { text: "I want to buy bread (silent)", conversationId: randomUUID() };
        const heard = await allChunksOf(await postChat(running.address, person, said));
        // Or the two seconds were over before the model could be asked.
        expect(running.model.seen("silent")).not.toEqual([]);
        return heard;
      },
      { timeout: 60_000 },
    );
    expect(stateIn(chunks)).toBe("error");
    expect(wordsIn(chunks)).toMatch(/did not answer\. Try again in a moment\.$/);
    for (const { closedEarly } of running.model.seen("silent")) expect(await closedEarly).toBe(true);
  });
});
