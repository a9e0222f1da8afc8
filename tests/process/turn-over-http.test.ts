// Never run again: races. The same message, sent twice at once, is one effect.
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { activityOf, allChunksOf, ask, postChat, stateIn, titlesOver, wordsIn } from "@/tests/support/chat-over-http";
import { type HttpPerson, send, signInOverHttp } from "@/tests/support/http-person";
import { MEASURED } from "@/tests/support/measured";
import { sharedServer } from "@/tests/support/test-server";

const LIMIT = Number(MEASURED.RATE_LIMIT_MESSAGES);

const server = sharedServer(MEASURED);

const newPerson = () => signInOverHttp(server.address);
const messagesOf = async (person: HttpPerson, conversationId: string) =>
  (await person.request("GET", `/api/conversations/${conversationId}`)).body.messages;

describe("the same message twice", () => {
  test("at once and later is one effect and one reply", async () => {
    const person = await newPerson();
    const message_id = randomUUID();
    const conversation_id = randomUUID();
    const sendIt = () => ask(person, "Add task: Buy milk", { message_id, conversation_id });
    const replies = [...(await Promise.all([sendIt(), sendIt(), sendIt()])), await sendIt()];
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    const said = { text: "Add task: Buy milk", conversationId: conversation_id, id: message_id };
    const chunks = await allChunksOf(await postChat(server.address, person, said));
    expect([wordsIn(chunks), stateIn(chunks)]).toEqual(["Task created: Buy milk", "complete"]);
    expect(await titlesOver(person)).toEqual(["Buy milk"]);
    expect(await activityOf(person)).toHaveLength(1);
    expect(await messagesOf(person, conversation_id)).toHaveLength(2);
  });

  test("with another text or in another conversation is refused and leaves nothing", async () => {
    const person = await newPerson();
    const message_id = randomUUID();
    const { conversation_id } = await ask(person, "Add task: Buy milk", { message_id });
    const other = { message: "Add task: Buy bread", message_id, conversation_id };
    expect((await person.request("POST", "/api/agent", other)).status).toBe(409);
    const elsewhere = { message: "Add task: Buy milk", message_id, conversation_id: randomUUID() };
    expect((await person.request("POST", "/api/agent", elsewhere)).status).toBe(409);
    const { body } = await person.request("GET", "/api/conversations");
    expect(body.conversations).toMatchObject([{ id: conversation_id, title: "Add task: Buy milk" }]);
    expect(await titlesOver(person)).toEqual(["Buy milk"]);
  });
});

test("different messages to one conversation at once are taken one after the other", async () => {
  const person = await newPerson();
  const conversation_id = randomUUID();
  const titles = ["One", "Two", "Three", "Four", "Five"];
  const replies = await Promise.all(titles.map((title) => ask(person, `Add task: ${title}`, { conversation_id })));
  expect(replies.map(({ response }) => response)).toEqual(titles.map((title) => `Task created: ${title}`));
  const messages = await messagesOf(person, conversation_id);
  const roles = Array.isArray(messages) ? messages.map(({ role }) => role) : [];
  expect(roles).toEqual(titles.flatMap(() => ["user", "assistant"]));
});

const message = { id: "m1", role: "user", parts: [{ type: "text", text: "Hello" }] };

describe("what is refused", () => {
  let person: HttpPerson;

  beforeAll(async () => {
    person = await newPerson();
  });

  test.each([
    ["an empty message", "/api/agent", { message: "  " }, 400, "Message cannot be empty"],
    ["2,001 characters", "/api/agent", { message: "x".repeat(2001) }, 400, "Message must be under 2000 characters"],
    ["no message", "/api/agent", {}, 400, "Message cannot be empty"],
    ["65 KB", "/api/agent", { message: "x".repeat(65 * 1024) }, 413, "larger than 64 KB"],
    ["a user id", "/api/agent", { message: "Hello", user_id: "x" }, 400, "user_id"],
    ["no UUID", "/api/agent", { message: "Hello", conversation_id: "1" }, 400, "Conversation id must be a UUID"],
    ["a strange id", "/api/agent", { message: "Hello", message_id: "a b" }, 400, "Message id must be"],
    ["no UUID in a chat", "/api/chat", { id: "1", message }, 400, "Conversation id must be a UUID"],
    ["another's role", "/api/chat", { id: randomUUID(), message: { ...message, role: "assistant" } }, 400, "person's"],
    [
      "two parts",
      "/api/chat",
      { id: randomUUID(), message: { ...message, parts: [...message.parts, ...message.parts] } },
      400,
      "A message is one text part",
    ],
    [
      "a part that is no text",
      "/api/chat",
      { id: randomUUID(), message: { ...message, parts: [{ type: "file", url: "x" }] } },
      400,
      "",
    ],
    ["a history", "/api/chat", { id: randomUUID(), message, messages: [message] }, 400, "messages"],
  ])("%s", async (_, path, body, status, error) => {
    const answer = await person.request("POST", path, body);
    expect(answer.status).toBe(status);
    expect(String(answer.body.error)).toContain(error);
    expect((await person.request("GET", "/api/conversations")).body.conversations).toEqual([]);
  });

  test("exactly 2,000 characters are heard", async () => {
    const { status } = await person.request("POST", "/api/agent", { message: `Add task: ${"x".repeat(1990)}` });
    expect(status).toBe(200);
  });

  test("too many messages in a minute are told when to come back", async () => {
    const eager = await newPerson();
    const tell = () => eager.request("POST", "/api/agent", { message: "" });
    let count = 0;
    let answer = await tell();
    for (; answer.status === 400; answer = await tell()) count += 1;
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    // More than that only when a minute ended in between.
    expect(count).toBeGreaterThanOrEqual(LIMIT);
  });
});

const ROUTES: [method: string, path: (id: string) => string, body?: unknown][] = [
  ["GET", (id) => `/api/conversations/${id}`],
  ["PATCH", (id) => `/api/conversations/${id}`, { title: "Mine now" }],
  ["DELETE", (id) => `/api/conversations/${id}`],
  ["GET", (id) => `/api/chat/${id}/stream`],
  ["POST", (id) => `/api/chat/${id}/stop`],
];

describe("whose conversation it is", () => {
  let person: HttpPerson;
  let stranger: HttpPerson;
  let conversation_id: string;

  beforeAll(async () => {
    [person, stranger] = await Promise.all([newPerson(), newPerson()]);
    conversation_id = (await ask(person, "Add task: Buy milk")).conversation_id ?? "";
  });

  test.each(ROUTES)("%s on somebody else's answers as for one that does not exist", async (method, path, body) => {
    const foreign = await stranger.request(method, path(conversation_id), body);
    const unknown = await stranger.request(method, path(randomUUID()), body);
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect(foreign.body).toEqual(unknown.body);
    expect((await stranger.request(method, path("no-id"), body)).status).toBe(404);
    expect((await send(server.address + path(randomUUID()), method, body)).status).toBe(401);
    expect(await messagesOf(person, conversation_id)).toHaveLength(2);
  });

  test("nobody can speak in somebody else's", async () => {
    const answer = await stranger.request("POST", "/api/agent", { message: "Hello", conversation_id });
    expect(answer.status).toBe(404);
    const said = { text: "Hello", conversationId: conversation_id };
    expect((await postChat(server.address, stranger, said)).status).toBe(404);
    expect(await messagesOf(person, conversation_id)).toHaveLength(2);
  });

  test("nobody speaks without signing in", async () => {
    for (const path of ["/api/agent", "/api/chat"])
      expect((await send(server.address + path, "POST", { message: "Hello" })).status).toBe(401);
  });
});

test("conversations are listed by last use, renamed, found by what was said, and deleted", async () => {
  const person = await newPerson();
  const { conversation_id: milk } = await ask(person, "Add task: Buy milk");
  const { conversation_id: rent } = await ask(person, "Add task: Pay the rent");
  await ask(person, "show my tasks", { conversation_id: milk ?? "" });
  const idsOf = async (query = "") => {
    const { body } = await person.request("GET", `/api/conversations${query}`);
    return Array.isArray(body.conversations) ? body.conversations.map(({ id }) => id) : [];
  };
  expect(await idsOf()).toEqual([milk, rent]);
  const first = await person.request("GET", "/api/conversations?limit=1");
  expect(await idsOf(`?limit=1&cursor=${first.body.next_cursor}`)).toEqual([rent]);
  expect(await idsOf("?search=RENT")).toEqual([milk, rent]);
  expect(await idsOf("?search=the%20rent")).toEqual([milk, rent]);
  expect(await idsOf("?search=100%25")).toEqual([]);
  const renamed = await person.request("PATCH", `/api/conversations/${rent}`, { title: "  Flat  " });
  expect(renamed).toMatchObject({ status: 200, body: { title: "Flat" } });
  expect(await idsOf("?search=flat")).toEqual([rent]);
  expect((await person.request("PATCH", `/api/conversations/${rent}`, { title: " " })).status).toBe(400);
  expect((await person.request("DELETE", `/api/conversations/${rent}`)).status).toBe(204);
  expect((await person.request("GET", `/api/conversations/${rent}`)).status).toBe(404);
  expect(await idsOf()).toEqual([milk]);
  expect(await titlesOver(person)).toEqual(["Buy milk", "Pay the rent"]);
});
