import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { readConversation } from "@/lib/agent/read-conversation";
import { titleFrom } from "@/lib/domain/conversation-title";
import { saveReply } from "@/lib/store/chat-reply";
import { openTurn, takeReply } from "@/lib/store/chat-turn";
import { closeDatabase, database } from "@/lib/store/database";
import { startStore } from "@/lib/store/start-store";
import { newPerson, openTasksOf, type Person, recordsOf } from "@/tests/support/people";
import { conversationOf } from "@/tests/support/talk";

/** The reply as a process leaves it that died before it saved anything of it, so many seconds ago. */
async function forgetReply(person: Person, messageId: string, secondsAgo = 11): Promise<void> {
  const { client } = await database();
  await client.$executeRaw`
    UPDATE "Message" SET "state" = 'streaming', "parts" = '[]', "metadata" = NULL,
      "updatedAt" = clock_timestamp() - make_interval(secs => ${secondsAgo}::float8)
    WHERE "userId" = ${person.id}::uuid AND "inReplyTo" = ${messageId}`;
}

/** The message as it is saved before anything is done about it, and its empty reply unless another is being written. */
const openTurnOf = (person: Person, conversationId: string, messageId: string, text: string) =>
  openTurn({
    token: null,
    userId: person.id,
    conversationId,
    messageId,
    title: titleFrom(text),
    parts: [{ type: "text", text }],
    replyId: randomUUID(),
  });

const statesIn = async (person: Person, conversationId: string) =>
  (await readConversation(person.id, conversationId, { limit: 50 })).messages.map(({ metadata }) => metadata?.state);

const changesOf = async (person: Person) => (await recordsOf(person)).filter(({ changes }) => changes.length > 0);

test("a turn that died before it did anything is shown as interrupted and done when it is tried again", async () => {
  const person = await newPerson();
  const talk = conversationOf(person);
  const messageId = randomUUID();
  const text = "Add task: Buy milk";
  await openTurnOf(person, talk.id, messageId, text);
  await forgetReply(person, messageId, 5);
  expect(await statesIn(person, talk.id)).toEqual(["complete", "streaming"]);
  await forgetReply(person, messageId);
  expect(await statesIn(person, talk.id)).toEqual(["complete", "interrupted"]);
  expect(await talk.say(text, { messageId })).toMatchObject({ state: "complete", response: "Task created: Buy milk" });
  expect(await changesOf(person)).toHaveLength(1);
});

test("a message that waited for its turn when the process died is shown as interrupted and done when tried again", async () => {
  const person = await newPerson();
  const talk = conversationOf(person);
  const [first, second] = [randomUUID(), randomUUID()];
  await openTurnOf(person, talk.id, first, "Add task: Buy milk");
  await openTurnOf(person, talk.id, second, "Add task: Buy bread");
  const { client } = await database();
  await client.message.updateMany({ where: { userId: person.id }, data: { createdAt: new Date(Date.now() - 11_000) } });
  expect(await statesIn(person, talk.id)).toEqual(["complete", "streaming", "complete"]);
  await forgetReply(person, first);
  expect(await statesIn(person, talk.id)).toEqual(["complete", "interrupted", "complete", "interrupted"]);
  expect(await talk.say("Add task: Buy bread", { messageId: second })).toMatchObject({ state: "complete" });
  expect(await statesIn(person, talk.id)).toEqual(["complete", "interrupted", "complete", "complete"]);
});

test("a message from long ago can still be tried again, with what was said before it", async () => {
  const person = await newPerson();
  const talk = conversationOf(person);
  await talk.say("Add task: Buy milk");
  const messageId = randomUUID();
  await openTurnOf(person, talk.id, messageId, "call it Buy oat milk");
  await forgetReply(person, messageId);
  await statesIn(person, talk.id);
  const { client } = await database();
  const common = { userId: person.id, conversationId: talk.id, state: "complete" as const };
  const parts = [{ type: "text", text: "hello" }];
  const exchanges = Array.from({ length: 35 }, () => {
    const id = randomUUID();
    return [
      { ...common, id, role: "user" as const, parts },
      { ...common, id: randomUUID(), role: "assistant" as const, inReplyTo: id, parts },
    ];
  });
  await client.message.createMany({ data: exchanges.flat() });
  expect(await talk.say("call it Buy oat milk", { messageId })).toMatchObject({ state: "complete" });
  expect(await openTasksOf(person)).toMatchObject([{ title: "Buy oat milk" }]);
});

test("a turn that died after its calls goes on from them", async () => {
  const person = await newPerson();
  const talk = conversationOf(person);
  await talk.say("Add task: Buy milk");
  const messageId = randomUUID();
  const text = "list pending tasks and mark the first one done";
  const first = await talk.say(text, { messageId });
  await forgetReply(person, messageId);
  const again = await talk.say(text, { messageId });
  expect([again.state, again.response]).toEqual([first.state, first.response]);
  expect(again.tool_invocations).toEqual(first.tool_invocations);
  expect(await changesOf(person)).toHaveLength(2);
});

test("a question that was put before its turn died is put again, the same one", async () => {
  const person = await newPerson();
  const talk = conversationOf(person);
  await talk.say("Add task: Buy milk");
  const messageId = randomUUID();
  const first = await talk.say("delete task 1", { messageId });
  await forgetReply(person, messageId);
  const again = await talk.say("delete task 1", { messageId });
  expect(again).toMatchObject({ state: "needs_confirmation", response: first.response });
  expect(again.pending_action).toEqual(first.pending_action);
  expect(await talk.say("yes")).toMatchObject({ response: "Deleted task 'Buy milk'" });
});

test("a yes deletes nothing while the question of a turn that died was never shown: it is put, then answered", async () => {
  const person = await newPerson();
  const talk = conversationOf(person);
  await talk.say("Add task: Buy milk");
  const messageId = randomUUID();
  const asked = await talk.say("delete task 1", { messageId });
  await forgetReply(person, messageId);
  const shown = await talk.say("yes");
  expect(shown).toMatchObject({ state: "needs_confirmation", response: asked.response });
  expect(shown.pending_action).toEqual(asked.pending_action);
  expect(await openTasksOf(person)).toHaveLength(1);
  expect(await talk.say("yes")).toMatchObject({ response: "Deleted task 'Buy milk'" });
});

test("a yes that was said before the question does not answer it when it is tried again", async () => {
  const person = await newPerson();
  const talk = conversationOf(person);
  await talk.say("Add task: Buy milk");
  const messageId = randomUUID();
  await talk.say("yes", { messageId });
  await forgetReply(person, messageId);
  await talk.say("delete task 1");
  expect(await talk.say("yes", { messageId })).toMatchObject({ state: "needs_confirmation" });
  expect(await openTasksOf(person)).toHaveLength(1);
});

test("a yes whose turn died after the deletion tells of it again and deletes nothing more", async () => {
  const person = await newPerson();
  const talk = conversationOf(person);
  await talk.say("Add task: Buy milk");
  await talk.say("Add task: Buy bread");
  await talk.say("delete task 1");
  const messageId = randomUUID();
  await talk.say("yes", { messageId });
  await forgetReply(person, messageId);
  expect(await talk.say("yes", { messageId })).toMatchObject({
    state: "complete",
    response: "Deleted task 'Buy milk'",
    metadata: { decision_type: "EXECUTE_PENDING" },
  });
  expect((await openTasksOf(person)).map(({ title }) => title)).toEqual(["Buy bread"]);
  expect(await changesOf(person)).toHaveLength(3);
});

test("a message that dropped a card before its turn died says so again", async () => {
  const person = await newPerson();
  const talk = conversationOf(person);
  await talk.say("Add task: Buy milk");
  await talk.say("delete task 1");
  const messageId = randomUUID();
  const first = await talk.say("show my tasks", { messageId });
  await forgetReply(person, messageId);
  const again = await talk.say("show my tasks", { messageId });
  expect(first.response).toMatch(/^Okay, I did not delete 'Buy milk'\./);
  expect(again.response).toBe(first.response);
  expect(await openTasksOf(person)).toHaveLength(1);
});

test("whoever was given up for dead can no longer write into the reply", async () => {
  const person = await newPerson();
  const talk = conversationOf(person);
  const messageId = randomUUID();
  await talk.say("Add task: Buy milk", { messageId });
  await forgetReply(person, messageId);
  await statesIn(person, talk.id);
  const { client } = await database();
  const { id: replyId } = await client.message.findFirstOrThrow({
    where: { userId: person.id, inReplyTo: messageId },
  });
  const turn = { userId: person.id, conversationId: talk.id, messageId, replyId: randomUUID() };
  expect(await takeReply(turn)).toEqual({ attempt: 2 });
  expect(await takeReply(turn)).toBeNull();
  expect(await saveReply(person.id, replyId, 1, { parts: [], state: "complete" })).toBeNull();
  expect(await saveReply(person.id, replyId, 2, { parts: [], state: "complete" })).toEqual({ stopRequested: false });
});

test("a call without a result, left by a crash, is shown as unfinished and does not break the next turn", async () => {
  const person = await newPerson();
  const talk = conversationOf(person);
  const messageId = randomUUID();
  await talk.say("Add task: Buy milk", { messageId });
  const { client } = await database();
  await client.message.updateMany({
    where: { userId: person.id, inReplyTo: messageId },
    data: {
      state: "interrupted",
      parts: [
        { type: "step-start" },
        { type: "tool-list_tasks", toolCallId: "1", state: "input-available", input: {} },
        { type: "text", text: "You have", state: "streaming" },
      ],
    },
  });
  const { messages } = await readConversation(person.id, talk.id, { limit: 50 });
  expect(messages[1]?.parts).toMatchObject([
    { type: "step-start" },
    { type: "tool-list_tasks", state: "output-error", errorText: "It was not finished." },
    { type: "text", text: "You have", state: "done" },
  ]);
  expect(await talk.say("show my tasks")).toMatchObject({
    state: "complete",
    response: "You have 1 task:\n#1 [ ] Buy milk",
  });
});

test("a start on the embedded database, which nobody else can own, says at once what was left unfinished", async () => {
  const person = await newPerson();
  const talk = conversationOf(person);
  const messageId = randomUUID();
  await talk.say("Add task: Buy milk", { messageId });
  await forgetReply(person, messageId, 0);
  await closeDatabase();
  await startStore();
  const { client, kind } = await database();
  const reply = await client.message.findFirstOrThrow({ where: { userId: person.id, inReplyTo: messageId } });
  // On PostgreSQL another server may be writing it.
  expect(reply.state).toBe(kind === "embedded" ? "interrupted" : "streaming");
});
