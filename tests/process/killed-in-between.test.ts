import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import type { AgentResponse } from "@/lib/domain/agent-response";
import { activityOf, ask, titlesOver } from "@/tests/support/chat-over-http";
import { newDataDirectory } from "@/tests/support/data-directory";
import { type HttpPerson, signInOverHttp } from "@/tests/support/http-person";
import { startOpenAiServer } from "@/tests/support/openai-server";
import { newServer } from "@/tests/support/test-server";

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

/**
 * Two senders to each conversation, one message after the other, and kill -9 when so many are answered. Nobody stops by
 * themselves, so each of them is interrupted in something.
 */
async function talkUntilKilled(directory: string, killAfter: number, waiting: Message[]): Promise<Message[]> {
  const server = await newServer({ DATA_DIRECTORY: directory });
  const person = await signInOverHttp(server.address, NAME);
  for (const conversation of waiting.length > 0 ? CONVERSATIONS : [])
    expect((await repliesIn(person, conversation)).map(({ state }) => state)).not.toContain("streaming");
  for (const message of waiting)
    expect(await sendIt(person, message)).toMatchObject({
      state: "complete",
      response: `Task created: ${message.title}`,
    });
  const messages: Message[] = [];
  let answered = 0;
  const sendOn = async (conversation_id: string): Promise<never> => {
    for (;;) {
      const message = {
        message_id: randomUUID(),
        conversation_id,
        title: `Round ${killAfter} message ${messages.length}`,
      };
      messages.push(message);
      await sendIt(person, message);
      answered += 1;
      if (answered === killAfter) void server.stop("SIGKILL");
    }
  };
  await Promise.allSettled([...CONVERSATIONS, ...CONVERSATIONS].map(sendOn));
  return messages;
}

test("kill -9 among many turns on the embedded database: each message, sent again, happened once", {
  timeout: 600_000,
}, async () => {
  const directory = await newDataDirectory();
  const all: Message[] = [];
  let waiting: Message[] = [];
  for (const killAfter of [1, 6, 11]) {
    waiting = await talkUntilKilled(directory, killAfter, waiting);
    all.push(...waiting);
  }
  const server = await newServer({ DATA_DIRECTORY: directory });
  const person = await signInOverHttp(server.address, NAME);
  for (const message of waiting) await sendIt(person, message);
  expect((await titlesOver(person)).sort()).toEqual(all.map(({ title }) => title).sort());
  const made = (await activityOf(person)).filter(({ changed }) => changed);
  expect(made).toHaveLength(all.length);
  for (const conversation of CONVERSATIONS) {
    const said = all.filter(({ conversation_id }) => conversation_id === conversation);
    const states = (await repliesIn(person, conversation)).map(({ state }) => state);
    expect(states).toEqual(said.map(() => "complete"));
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
  const first = await newServer(env);
  ask(await signInOverHttp(first.address, NAME), "Buy bread (killed)", ids).catch(() => {});
  await expect.poll(() => model.seen("killed")).toHaveLength(2);
  await first.stop("SIGKILL");

  const second = await newServer(env);
  const person = await signInOverHttp(second.address, NAME);
  expect(await repliesIn(person, ids.conversation_id)).toMatchObject([{ state: "interrupted" }]);
  model.when("killed", [call, { words: "It is on your list." }]);
  const reply = await ask(person, "Buy bread (killed)", ids);
  expect(reply).toMatchObject({ state: "complete", response: "It is on your list." });
  expect([await titlesOver(person), await activityOf(person)]).toMatchObject([["Buy bread"], [{ changed: true }]]);
});
