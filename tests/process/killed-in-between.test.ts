import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test, vi } from "vitest";
import type { AgentResponse } from "@/lib/domain/agent-response";
import { activityOf, ask, titlesOver } from "@/tests/support/chat-over-http";
import { newDataDirectory } from "@/tests/support/data-directory";
import { type HttpPerson, signInOverHttp } from "@/tests/support/http-person";
import { startOpenAiServer } from "@/tests/support/openai-server";
import { startServer } from "@/tests/support/server-process";

interface Message {
  message_id: string;
  conversation_id: string;
  title: string;
}

const NAME = "Ada";
const CONVERSATIONS = Array.from({ length: 4 }, () => randomUUID());

const sendIt = (person: HttpPerson, { title, ...ids }: Message): Promise<AgentResponse> =>
  ask(person, `Add task: ${title}`, ids);

const repliesIn = async (person: HttpPerson, conversation: string): Promise<{ state: string }[]> => {
  const { body } = await person.request("GET", `/api/conversations/${conversation}`);
  const messages = Array.isArray(body.messages) ? body.messages : [];
  return messages.filter(({ role }) => role === "assistant").map(({ metadata }) => metadata);
};

/** Messages to several conversations at once, and kill -9 when so many of them are answered. */
async function talkUntilKilled(directory: string, round: number, waiting: Message[]): Promise<Message[]> {
  const server = await startServer({ DATA_DIRECTORY: directory });
  const person = await signInOverHttp(server.address, NAME);
  for (const conversation of round > 0 ? CONVERSATIONS : [])
    expect((await repliesIn(person, conversation)).map(({ state }) => state)).not.toContain("streaming");
  for (const message of waiting)
    expect(await sendIt(person, message)).toMatchObject({
      state: "complete",
      response: `Task created: ${message.title}`,
    });
  const messages = Array.from({ length: 12 }, (_, index) => ({
    message_id: randomUUID(),
    conversation_id: CONVERSATIONS[index % CONVERSATIONS.length] ?? "",
    title: `Round ${round} message ${index}`,
  }));
  let answered = 0;
  const killAfter = (round * 2) % messages.length;
  if (killAfter === 0) setTimeout(() => server.stop("SIGKILL"), 5);
  const outcomes = await Promise.allSettled(
    messages.map(async (message) => {
      await sendIt(person, message);
      answered += 1;
      if (answered === killAfter) server.stop("SIGKILL");
    }),
  );
  await server.stop("SIGKILL");
  expect(outcomes.some(({ status }) => status === "rejected")).toBe(true);
  return messages;
}

test("kill -9 among many turns on the embedded database: each message, sent again, happened once", {
  timeout: 600_000,
}, async () => {
  const directory = await newDataDirectory();
  const all: Message[] = [];
  let waiting: Message[] = [];
  for (let round = 0; round < 5; round += 1) {
    waiting = await talkUntilKilled(directory, round, waiting);
    all.push(...waiting);
  }
  const server = await startServer({ DATA_DIRECTORY: directory });
  onTestFinished(() => void server.stop());
  const person = await signInOverHttp(server.address, NAME);
  for (const message of waiting) await sendIt(person, message);
  const titles = all.map(({ title }) => title).sort();
  expect((await titlesOver(person)).sort()).toEqual(titles);
  const made = (await activityOf(person)).filter(({ changed }) => changed);
  expect(made).toHaveLength(all.length);
  for (const conversation of CONVERSATIONS) {
    const states = (await repliesIn(person, conversation)).map(({ state }) => state);
    expect(states).toEqual(Array(all.length / CONVERSATIONS.length).fill("complete"));
  }
});

test("kill -9 while a model thinks: the next start shows the turn as interrupted at once, and it can be tried again", async () => {
  const directory = await newDataDirectory();
  const model = await startOpenAiServer();
  onTestFinished(model.stop);
  const env = { DATA_DIRECTORY: directory, OPENAI_BASE_URL: model.url, OPENAI_TIMEOUT_SECONDS: "60" };
  const call = { calls: [{ name: "add_task", input: { title: "Buy bread" } }] };
  const ids = { message_id: randomUUID(), conversation_id: randomUUID() };
  model.when("killed", [call, { trouble: "silent before headers" }]);
  const first = await startServer(env);
  ask(await signInOverHttp(first.address, NAME), "Buy bread (killed)", ids).catch(() => {});
  await vi.waitFor(() => expect(model.seen("killed")).toHaveLength(2), { timeout: 60_000 });
  await first.stop("SIGKILL");

  const second = await startServer(env);
  onTestFinished(() => void second.stop());
  const person = await signInOverHttp(second.address, NAME);
  expect(await repliesIn(person, ids.conversation_id)).toMatchObject([{ state: "interrupted" }]);
  model.when("killed", [call, { words: "It is on your list." }]);
  const reply = await ask(person, "Buy bread (killed)", ids);
  expect(reply).toMatchObject({ state: "complete", response: "It is on your list." });
  expect([await titlesOver(person), await activityOf(person)]).toMatchObject([["Buy bread"], [{ changed: true }]]);
});
