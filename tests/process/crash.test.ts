import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { activityOf, ask, tasksOver, titlesOver } from "@/tests/support/chat-over-http";
import { type HttpPerson, signInOverHttp } from "@/tests/support/http-person";
import { type OpenAiServer, startOpenAiServer } from "@/tests/support/openai-server";
import { openPostgresHoldup } from "@/tests/support/postgres-holdup";
import { type ServerProcess, startServer } from "@/tests/support/server-process";
import { newPostgresDatabase } from "@/tests/support/test-postgres";

let postgres: Awaited<ReturnType<typeof newPostgresDatabase>>;
let holdup: Awaited<ReturnType<typeof openPostgresHoldup>>;
let model: OpenAiServer;
let server: ServerProcess;

const start = () =>
  startServer({
    DATABASE_URL: postgres.url,
    AUTH_SECRET: "for these tests alone, and long enough",
    OPENAI_BASE_URL: model.url,
    OPENAI_TIMEOUT_SECONDS: "60",
  });

beforeAll(async () => {
  [postgres, model] = await Promise.all([newPostgresDatabase(), startOpenAiServer()]);
  server = await start();
  holdup = await openPostgresHoldup(postgres.url);
}, 180_000);

afterAll(async () => {
  await Promise.all([holdup.end(), model.stop(), server.stop()]);
  await postgres.drop();
});

interface Turn {
  person: HttpPerson;
  text: string;
  ids: { message_id: string; conversation_id: string };
}

const newTurn = async (text: string): Promise<Turn> => ({
  person: await signInOverHttp(server.address),
  text,
  ids: { message_id: randomUUID(), conversation_id: randomUUID() },
});

/** Nobody will hear the answer. */
function begin({ person, text, ids }: Turn): void {
  ask(person, text, ids).catch(() => {});
}

/** kill -9, what became of the statements under way, another process, and ten seconds later. */
async function crash(turns: Turn[], settle: () => Promise<void>): Promise<void> {
  await server.stop("SIGKILL");
  await settle();
  await holdup.untilQuiet();
  server = await start();
  await holdup.query(
    `UPDATE "Message" SET "updatedAt" = "updatedAt" - interval '11 seconds' WHERE "state" = 'streaming'`,
  );
  for (const turn of turns) turn.person = await signInOverHttp(server.address, turn.person.name);
}

const statesOf = async ({ person, ids }: Turn) => {
  const { status, body } = await person.request("GET", `/api/conversations/${ids.conversation_id}`);
  return Array.isArray(body.messages) ? body.messages.map(({ metadata }) => metadata.state) : status;
};

const changesOf = async ({ person }: Turn) => (await activityOf(person)).filter(({ changed }) => changed);

/** Sends the message again: it is answered, and it happened once. */
async function expectOnce(turn: Turn, response: string): Promise<void> {
  const { person, text, ids } = turn;
  const reply = await ask(person, text, ids);
  expect(reply).toMatchObject({ state: "complete", response });
  expect(await statesOf(turn)).toEqual(["complete", "complete"]);
  expect(await ask(person, text, ids)).toEqual(reply);
  expect(await changesOf(turn)).toHaveLength(1);
}

/** A start costs seconds, so several people are in the middle of something when the process is killed. */
describe("kill -9 and the same message again: one effect, one record, a readable conversation", () => {
  test("before and after the message is saved", async () => {
    const [lost, saved] = [await newTurn("Add task: Buy milk"), await newTurn("Add task: Buy milk")];
    const messages = await holdup.hold("Message");
    begin(lost);
    const sessions = await holdup.untilWaiting("Message", 1);
    begin(saved);
    await holdup.untilWaiting("Message", 2);
    await crash([lost, saved], async () => {
      await holdup.forget(sessions);
      await messages.letGo();
    });
    expect([await statesOf(lost), await statesOf(saved)]).toEqual([404, ["complete", "interrupted"]]);
    for (const turn of [lost, saved]) {
      await expectOnce(turn, "Task created: Buy milk");
      expect(await titlesOver(turn.person)).toEqual(["Buy milk"]);
    }
  });

  test("before and after the effect and its record are in, also that of a yes", async () => {
    const [undone, done] = [await newTurn("Add task: Buy milk"), await newTurn("Add task: Buy milk")];
    const yes = await newTurn("yes");
    await ask(yes.person, "Add task: Old receipt");
    await ask(yes.person, "delete task 1", { conversation_id: yes.ids.conversation_id });
    const records = await holdup.hold("ToolInvocationRecord");
    begin(undone);
    const sessions = await holdup.untilWaiting("ToolInvocationRecord", 1);
    begin(done);
    begin(yes);
    await holdup.untilWaiting("ToolInvocationRecord", 3);
    await crash([undone, done, yes], async () => {
      await holdup.forget(sessions);
      await records.letGo();
    });
    for (const [turn, titles] of [
      [undone, []],
      [done, ["Buy milk"]],
    ] as const) {
      expect([await statesOf(turn), await titlesOver(turn.person)]).toEqual([["complete", "interrupted"], titles]);
      await expectOnce(turn, "Task created: Buy milk");
      expect(await titlesOver(turn.person)).toEqual(["Buy milk"]);
    }
    expect(await statesOf(yes)).toEqual(["complete", "needs_confirmation", "complete", "interrupted"]);
    const reply = await ask(yes.person, yes.text, yes.ids);
    expect(reply).toMatchObject({ state: "complete", response: "Deleted task 'Old receipt'" });
    expect(await titlesOver(yes.person)).toEqual([]);
    const deletions = (await changesOf(yes)).filter(({ tool_name }) => tool_name !== "add_task");
    expect(deletions).toHaveLength(1);
  });

  test("before the reply is saved, and while a model thinks about what it did", async () => {
    const call = { calls: [{ name: "add_task", input: { title: "Buy bread" } }] };
    model.when("killed", [call, { trouble: "silent before headers" }]);
    const [unsaid, thinking] = [await newTurn("Add task: Buy milk"), await newTurn("I want to buy bread (killed)")];
    begin(thinking);
    await expect.poll(() => model.seen("killed")).toHaveLength(2);
    const records = await holdup.hold("ToolInvocationRecord");
    begin(unsaid);
    await holdup.untilWaiting("ToolInvocationRecord", 1);
    const messages = await holdup.hold("Message");
    await records.letGo();
    await holdup.until(`SELECT 1 FROM "ToolInvocationRecord" WHERE "messageId" = $1`, [unsaid.ids.message_id]);
    const sessions = await holdup.untilWaiting("Message", 2);
    await crash([unsaid, thinking], async () => {
      await holdup.forget(sessions);
      await messages.letGo();
    });
    for (const turn of [unsaid, thinking]) expect(await statesOf(turn)).toEqual(["complete", "interrupted"]);
    expect(await titlesOver(unsaid.person)).toEqual(["Buy milk"]);
    await expectOnce(unsaid, "Task created: Buy milk");
    model.when("killed", [call, { words: "It is on your list." }]);
    await expectOnce(thinking, "It is on your list.");
    expect(await tasksOver(thinking.person)).toMatchObject([{ number: 1, title: "Buy bread" }]);
  });
});
