import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import type { AgentResponse } from "@/lib/domain/agent-response";
import { activityOf, ask, titlesOver } from "@/tests/support/chat-over-http";
import { newDataDirectory } from "@/tests/support/data-directory";
import { type HttpPerson, signInOverHttp } from "@/tests/support/http-person";
import { type OpenAiServer, startOpenAiServer } from "@/tests/support/openai-server";
import { rounds } from "@/tests/support/rounds";
import type { ServerProcess } from "@/tests/support/server-process";
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

/** What a model is asked on the side; it does something and then thinks until its process is killed. */
const THINKING = { message_id: randomUUID(), conversation_id: randomUUID() };
const ADD_BREAD = { calls: [{ name: "add_task", input: { title: "Buy bread" } }] };

async function beginThinking(person: HttpPerson, model: OpenAiServer): Promise<void> {
  model.when("killed", [ADD_BREAD, { trouble: "silent before headers" }]);
  ask(person, "I want to buy bread (killed)", THINKING).catch(() => {});
  await expect.poll(() => model.seen("killed")).toHaveLength(2);
}

/** After a kill nothing is being written any more, and what was sent before it is answered when it is sent again. */
async function sendAgain(person: HttpPerson, waiting: Message[]): Promise<void> {
  for (const conversation of waiting.length > 0 ? CONVERSATIONS : [])
    expect((await repliesIn(person, conversation)).map(({ state }) => state)).not.toContain("streaming");
  for (const message of waiting)
    expect(await sendIt(person, message)).toMatchObject({
      state: "complete",
      response: `Task created: ${message.title}`,
    });
}

/** After how many answers it is killed, each time: at least once while it goes on after having been killed before. */
const KILLS = Array.from({ length: rounds(2, 12) }, (_, index) => 1 + 5 * index);

/**
 * Two senders to each conversation, one message after the other, and kill -9 when so many are answered. Nobody stops by
 * themselves, so each of them is interrupted in something.
 */
async function talkUntilKilled(person: HttpPerson, server: ServerProcess, killAfter: number): Promise<Message[]> {
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
  const model = await startOpenAiServer();
  onTestFinished(model.stop);
  const env = {
    DATA_DIRECTORY: await newDataDirectory(),
    OPENAI_BASE_URL: model.url,
    OPENAI_TIMEOUT_SECONDS: "60",
    RATE_LIMIT_MESSAGES: "10000",
  };
  const start = async () => {
    const server = await newServer(env);
    return { server, person: await signInOverHttp(server.address, NAME) };
  };
  const all: Message[] = [];
  let waiting: Message[] = [];
  for (const killAfter of KILLS) {
    const { server, person } = await start();
    await sendAgain(person, waiting);
    if (killAfter === KILLS.at(-1)) await beginThinking(person, model);
    waiting = await talkUntilKilled(person, server, killAfter);
    all.push(...waiting);
  }
  const { person } = await start();
  // Whoever wrote it is gone: this database has one process, and nobody waits for ten seconds of silence.
  expect(await repliesIn(person, THINKING.conversation_id)).toMatchObject([{ state: "interrupted" }]);
  await sendAgain(person, waiting);
  model.when("killed", [ADD_BREAD, { words: "It is on your list." }]);
  const reply = await ask(person, "I want to buy bread (killed)", THINKING);
  expect(reply).toMatchObject({ state: "complete", response: "It is on your list." });
  expect((await titlesOver(person)).sort()).toEqual(["Buy bread", ...all.map(({ title }) => title)].sort());
  const made = (await activityOf(person)).filter(({ changed }) => changed);
  expect(made).toHaveLength(all.length + 1);
  for (const conversation of CONVERSATIONS) {
    const said = all.filter(({ conversation_id }) => conversation_id === conversation);
    const states = (await repliesIn(person, conversation)).map(({ state }) => state);
    expect(states).toEqual(said.map(() => "complete"));
  }
});
