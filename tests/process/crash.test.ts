import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { activityOf, ask, tasksOver, titlesOver } from "@/tests/support/chat-over-http";
import { type HttpPerson, signInOverHttp } from "@/tests/support/http-person";
import { type OpenAiServer, startOpenAiServer } from "@/tests/support/openai-server";
import { openPostgresHoldup } from "@/tests/support/postgres-holdup";
import { type ServerProcess, startServer } from "@/tests/support/server-process";
import { launchPostgres } from "@/tests/support/start-postgres";

let postgres: Awaited<ReturnType<typeof launchPostgres>>;
let holdup: Awaited<ReturnType<typeof openPostgresHoldup>>;
let model: OpenAiServer;
let server: ServerProcess;

const start = () =>
  startServer({
    DATABASE_URL: postgres.url,
    AUTH_SECRET: "for these tests alone",
    OPENAI_BASE_URL: model.url,
    OPENAI_TIMEOUT_SECONDS: "60",
  });

beforeAll(async () => {
  [postgres, model] = await Promise.all([launchPostgres(), startOpenAiServer()]);
  server = await start();
  holdup = await openPostgresHoldup(postgres.url);
}, 180_000);

afterAll(async () => {
  await Promise.all([holdup.end(), model.stop(), server.stop()]);
  await postgres.stop();
});

interface Message {
  message_id: string;
  conversation_id: string;
  text: string;
}

const newMessage = (text: string): Message => ({ text, message_id: randomUUID(), conversation_id: randomUUID() });

/** Nobody will hear the answer. */
function tell(person: HttpPerson, { text, ...ids }: Message): void {
  ask(person, text, ids).catch(() => {});
}

/** kill -9, what became of the statement under way, another process, and ten seconds later. */
async function crash(person: HttpPerson, settle: () => Promise<void>): Promise<HttpPerson> {
  await server.stop("SIGKILL");
  await settle();
  await holdup.untilQuiet();
  server = await start();
  await holdup.query(
    `UPDATE "Message" SET "updatedAt" = "updatedAt" - interval '11 seconds' WHERE "state" = 'streaming'`,
  );
  return again(person);
}

/** The same person at the process that runs now. */
const again = (person: HttpPerson): Promise<HttpPerson> => signInOverHttp(server.address, person.name);

const statesOf = async (person: HttpPerson, { conversation_id }: Message) => {
  const { status, body } = await person.request("GET", `/api/conversations/${conversation_id}`);
  return Array.isArray(body.messages) ? body.messages.map(({ metadata }) => metadata.state) : status;
};

const changesOf = async (person: HttpPerson) => (await activityOf(person)).filter(({ changed }) => changed);

/** Sends the message again: it is answered, and it happened once. */
async function expectOnce(person: HttpPerson, message: Message, response: string): Promise<void> {
  const { text, ...ids } = message;
  const reply = await ask(person, text, ids);
  expect(reply).toMatchObject({ state: "complete", response });
  expect(await statesOf(person, message)).toEqual(["complete", "complete"]);
  expect(await ask(person, text, ids)).toEqual(reply);
  expect(await changesOf(person)).toHaveLength(1);
}

describe("kill -9 and the same message again: one effect, one record, a readable conversation", () => {
  let ada: HttpPerson;

  beforeEach(async () => {
    ada = await signInOverHttp(server.address);
  });

  test("before the message is saved", async () => {
    const message = newMessage("Add task: Buy milk");
    const messages = await holdup.hold("Message");
    tell(ada, message);
    await holdup.untilSomebodyWaitsFor("Message");
    ada = await crash(ada, async () => {
      await holdup.forgetWaiting();
      await messages.letGo();
    });
    expect(await statesOf(ada, message)).toBe(404);
    await expectOnce(ada, message, "Task created: Buy milk");
    expect(await titlesOver(ada)).toEqual(["Buy milk"]);
  });

  test("when the message is saved", async () => {
    const message = newMessage("Add task: Buy milk");
    const messages = await holdup.hold("Message");
    tell(ada, message);
    await holdup.untilSomebodyWaitsFor("Message");
    ada = await crash(ada, messages.letGo);
    expect(await statesOf(ada, message)).toEqual(["complete", "interrupted"]);
    await expectOnce(ada, message, "Task created: Buy milk");
    expect(await titlesOver(ada)).toEqual(["Buy milk"]);
  });

  test("before the effect and its record are in", async () => {
    const message = newMessage("Add task: Buy milk");
    const records = await holdup.hold("ToolInvocationRecord");
    tell(ada, message);
    await holdup.untilSomebodyWaitsFor("ToolInvocationRecord");
    ada = await crash(ada, async () => {
      await holdup.forgetWaiting();
      await records.letGo();
    });
    expect([await statesOf(ada, message), await titlesOver(ada)]).toEqual([["complete", "interrupted"], []]);
    await expectOnce(ada, message, "Task created: Buy milk");
    expect(await titlesOver(ada)).toEqual(["Buy milk"]);
  });

  test("when the effect and its record are in", async () => {
    const message = newMessage("Add task: Buy milk");
    const records = await holdup.hold("ToolInvocationRecord");
    tell(ada, message);
    await holdup.untilSomebodyWaitsFor("ToolInvocationRecord");
    ada = await crash(ada, records.letGo);
    expect([await statesOf(ada, message), await titlesOver(ada)]).toEqual([["complete", "interrupted"], ["Buy milk"]]);
    await expectOnce(ada, message, "Task created: Buy milk");
    expect(await titlesOver(ada)).toEqual(["Buy milk"]);
  });

  test("before the reply is saved", async () => {
    const message = newMessage("Add task: Buy milk");
    const records = await holdup.hold("ToolInvocationRecord");
    tell(ada, message);
    await holdup.untilSomebodyWaitsFor("ToolInvocationRecord");
    const messages = await holdup.hold("Message");
    await records.letGo();
    await holdup.until(`SELECT 1 FROM "ToolInvocationRecord" WHERE "messageId" = $1`, [message.message_id]);
    await holdup.untilSomebodyWaitsFor("Message");
    ada = await crash(ada, async () => {
      await holdup.forgetWaiting();
      await messages.letGo();
    });
    expect([await statesOf(ada, message), await titlesOver(ada)]).toEqual([["complete", "interrupted"], ["Buy milk"]]);
    await expectOnce(ada, message, "Task created: Buy milk");
  });

  test("while a yes deletes", async () => {
    const question = newMessage("delete task 1");
    await ask(ada, "Add task: Buy milk");
    await ask(ada, question.text, { conversation_id: question.conversation_id });
    const yes = { ...newMessage("yes"), conversation_id: question.conversation_id };
    const records = await holdup.hold("ToolInvocationRecord");
    tell(ada, yes);
    await holdup.untilSomebodyWaitsFor("ToolInvocationRecord");
    ada = await crash(ada, records.letGo);
    expect(await statesOf(ada, yes)).toEqual(["complete", "needs_confirmation", "complete", "interrupted"]);
    const { text, ...ids } = yes;
    expect(await ask(ada, text, ids)).toMatchObject({ state: "complete", response: "Deleted task 'Buy milk'" });
    expect(await titlesOver(ada)).toEqual([]);
    const deletions = (await changesOf(ada)).filter(({ tool_name }) => tool_name !== "add_task");
    expect(deletions).toHaveLength(1);
  });

  test("while a model thinks about what it did", async () => {
    model.when("killed", [
      { calls: [{ name: "add_task", input: { title: "Buy bread" } }] },
      { trouble: "silent before headers" },
    ]);
    const message = newMessage("Buy bread (killed)");
    tell(ada, message);
    await expect.poll(() => model.seen("killed")).toHaveLength(2);
    ada = await crash(ada, async () => {});
    expect(await statesOf(ada, message)).toEqual(["complete", "interrupted"]);
    model.when("killed", [
      { calls: [{ name: "add_task", input: { title: "Buy bread" } }] },
      { words: "It is on your list." },
    ]);
    await expectOnce(ada, message, "It is on your list.");
    expect(await tasksOver(ada)).toMatchObject([{ number: 1, title: "Buy bread" }]);
  });
});
