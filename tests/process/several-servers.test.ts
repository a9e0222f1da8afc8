// Never run again: races. What two servers do at once is done once.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  activityOf,
  addTask,
  ask,
  chunksOf,
  postChat,
  stateIn,
  titlesOver,
  wordsIn,
} from "@/tests/support/chat-over-http";
import { type HttpPerson, signInOverHttp } from "@/tests/support/http-person";
import { listenOverHttp } from "@/tests/support/listen-over-http";
import { type OpenAiServer, startOpenAiServer } from "@/tests/support/openai-server";
import { type ServerProcess, startServer } from "@/tests/support/server-process";
import { newPostgresDatabase } from "@/tests/support/test-postgres";

const LIMIT = 20;

let postgres: Awaited<ReturnType<typeof newPostgresDatabase>>;
let model: OpenAiServer;
let servers: [ServerProcess, ServerProcess];

beforeAll(async () => {
  [postgres, model] = await Promise.all([newPostgresDatabase(), startOpenAiServer()]);
  const env = {
    DATABASE_URL: postgres.url,
    AUTH_SECRET: "for these tests alone, and long enough",
    OPENAI_BASE_URL: model.url,
    OPENAI_TIMEOUT_SECONDS: "60",
    RATE_LIMIT_MESSAGES: String(LIMIT),
  };
  servers = await Promise.all([startServer(env), startServer(env)]);
}, 180_000);

afterAll(async () => {
  await Promise.all([model.stop(), ...servers.map((server) => server.stop())]);
  await postgres.drop();
});

/** One person with a browser at either server. */
async function newPerson(): Promise<[HttpPerson, HttpPerson]> {
  const here = await signInOverHttp(servers[0].address);
  return [here, await signInOverHttp(servers[1].address, here.name)];
}

/** A reply that the first server has begun to write and that goes on when told. */
async function beginReply(person: HttpPerson, name: string) {
  let goOn = () => {};
  const when = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  model.when(name, { words: "Here is ", afterwards: { when, words: "all of it." } });
  const said = { text: `I want to buy bread (${name})`, conversationId: randomUUID(), id: randomUUID() };
  const chunks = chunksOf(await postChat(servers[0].address, person, said));
  for (let isSilent = true; isSilent; ) isSilent = (await chunks.next()).value?.type !== "text-delta";
  return { ...said, chunks, goOn };
}

async function rest(chunks: AsyncIterable<{ type: string }>) {
  const all = [];
  for await (const chunk of chunks) all.push(chunk);
  return all;
}

const messagesAt = async (person: HttpPerson, conversationId: string) =>
  (await person.request("GET", `/api/conversations/${conversationId}`)).body.messages;

test("what one server writes, browsers at another one hear, but not what it says", async () => {
  const [here, there] = await newPerson();
  const events = await listenOverHttp(servers[0].address, here);
  expect(events.response.headers.get("content-type")).toBe("text/event-stream");
  const { id } = await addTask(there, "A secret");
  await expect.poll(events.text).toContain(id);
  expect(events.text()).not.toContain("secret");
});

test("a reply is followed from another server, from its beginning to its end", async () => {
  const [here, there] = await newPerson();
  const { conversationId, chunks, goOn } = await beginReply(here, "followed");
  const headers = { cookie: there.cookie };
  const resumed = await fetch(`${servers[1].address}/api/chat/${conversationId}/stream`, { headers });
  expect(resumed.status).toBe(200);
  goOn();
  const followed = await rest(chunksOf(resumed));
  expect([wordsIn(followed), stateIn(followed)]).toEqual(["Here is all of it.", "complete"]);
  expect(stateIn(await rest(chunks))).toBe("complete");
  expect((await there.request("GET", `/api/chat/${conversationId}/stream`)).status).toBe(204);
});

test("a reply is stopped from another server: the model is hung up on, and what was said stays", async () => {
  const [here, there] = await newPerson();
  const { conversationId, chunks } = await beginReply(here, "stopped");
  expect((await there.request("POST", `/api/chat/${conversationId}/stop`)).body).toEqual({ stopped: true });
  expect(stateIn(await rest(chunks))).toBe("interrupted");
  expect(await model.seen("stopped")[0]?.closedEarly).toBe(true);
  await expect
    .poll(() => messagesAt(there, conversationId))
    .toMatchObject([{}, { metadata: { state: "interrupted" } }]);
  expect(JSON.stringify(await messagesAt(there, conversationId))).toContain("Here is ");
});

test("a message sent to both servers at once is one effect and one reply", async () => {
  const people = await newPerson();
  const ids = { message_id: randomUUID(), conversation_id: randomUUID() };
  const both = await Promise.all([...people, ...people].map((person) => ask(person, "Add task: Buy milk", ids)));
  expect(new Set(both.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(await titlesOver(people[0])).toEqual(["Buy milk"]);
  expect(await activityOf(people[0])).toHaveLength(1);
});

test("a message to one server waits for the reply that another writes in its conversation", async () => {
  const [here, there] = await newPerson();
  const { conversationId, chunks, goOn } = await beginReply(here, "waited for");
  const second = ask(there, "Add task: Buy milk", { conversation_id: conversationId });
  await expect.poll(() => messagesAt(there, conversationId)).toHaveLength(3);
  expect(await titlesOver(there)).toEqual([]);
  goOn();
  expect((await second).response).toBe("Task created: Buy milk");
  expect(stateIn(await rest(chunks))).toBe("complete");
});

test("a reply whose conversation is deleted at another server ends, and is told as gone", async () => {
  const [here, there] = await newPerson();
  const { conversationId, chunks } = await beginReply(here, "deleted");
  expect((await there.request("DELETE", `/api/conversations/${conversationId}`)).status).toBe(204);
  await rest(chunks);
  expect(await model.seen("deleted")[0]?.closedEarly).toBe(true);
  expect((await here.request("GET", `/api/conversations/${conversationId}`)).status).toBe(404);
});

test("messages are counted over all servers together", async () => {
  const people = await newPerson();
  const ask = async (count: number) =>
    (await people[count % 2 === 0 ? 0 : 1].request("POST", "/api/agent", { message: "" })).status;
  let count = 0;
  while ((await ask(count)) === 400) count += 1;
  // A minute may end in between. Were each server to count for itself, it would take twice as many all the same.
  expect(count).toBeGreaterThanOrEqual(LIMIT);
  expect(count).toBeLessThan(2 * LIMIT);
});
