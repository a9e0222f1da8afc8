import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { openTurn } from "@/lib/store/chat-turn";
import { database } from "@/lib/store/database";
import { readMigrationFiles } from "@/lib/store/migration-files";
import { inConversation, newPerson, newToken, type Person, refusal, titlesOf } from "@/tests/support/people";
import { conversationOf, say } from "@/tests/support/talk";

const TAKEN_OVER = {
  error_code: "CONFLICT",
  error: "The person has spoken in this conversation since. Begin a new one.",
};

const replyTo = async (person: Person, messageId: string) => {
  const { client } = await database();
  return client.message.findUniqueOrThrow({ where: { userId_inReplyTo: { userId: person.id, inReplyTo: messageId } } });
};

const endReply = async (person: Person, messageId: string, state: "complete" | "error") => {
  const { client } = await database();
  const { id } = await replyTo(person, messageId);
  await client.message.update({ where: { userId_id: { userId: person.id, id } }, data: { state } });
};

describe("what a token left there", () => {
  test("waiting for its turn is not begun once the person has spoken", async () => {
    const person = await newPerson();
    const token = newToken();
    const [conversationId, first] = [randomUUID(), randomUUID()];
    const parts = [{ type: "text", text: "hello" }];
    const names = { userId: person.id, conversationId, messageId: first, replyId: randomUUID() };
    await openTurn({ ...names, token, title: "hello", parts });
    const waiting = refusal(say(person, "Add task: Smuggled", { conversationId, token }));
    await expect.poll(async () => (await database()).client.message.count({ where: { conversationId } })).toBe(3);
    const own = say(person, "Add task: Buy milk", { conversationId });
    expect(await waiting).toMatchObject(TAKEN_OVER);
    await endReply(person, first, "complete");
    expect((await own).state).toBe("complete");
    expect(await titlesOf(person)).toEqual(["Buy milk"]);
  });

  test("failed is not tried again once the person has spoken", async () => {
    const person = await newPerson();
    const said = { conversationId: randomUUID(), messageId: randomUUID(), token: newToken() };
    await say(person, "hello", said);
    await endReply(person, said.messageId, "error");
    expect((await say(person, "hello", said)).state).toBe("complete");
    await endReply(person, said.messageId, "error");
    await say(person, "thanks", { conversationId: said.conversationId });
    expect(await refusal(say(person, "hello", said))).toMatchObject(TAKEN_OVER);
  });

  test("failed in the person's own conversation, from before tokens had theirs, is not tried again either", async () => {
    const person = await newPerson();
    const token = newToken();
    const said = { conversationId: randomUUID(), messageId: randomUUID() };
    await say(person, "Add task: Buy milk", said);
    const { client } = await database();
    const where = { userId_id: { userId: person.id, id: said.messageId } };
    await client.message.update({ where, data: { tokenId: token.id, tokenName: token.name } });
    expect((await say(person, "Add task: Buy milk", { ...said, token })).state).toBe("complete");
    await endReply(person, said.messageId, "error");
    expect(await refusal(say(person, "Add task: Buy milk", { ...said, token }))).toMatchObject({
      error_code: "NOT_FOUND",
    });
  });

  test("failed is not the person's to try again: it would be done in their name", async () => {
    const person = await newPerson();
    const said = { conversationId: randomUUID(), messageId: randomUUID() };
    await say(person, "Add task: Smuggled", { ...said, token: newToken({ mayWrite: false }) });
    await endReply(person, said.messageId, "error");
    expect(await refusal(say(person, "Add task: Smuggled", said))).toMatchObject({ error_code: "CONFLICT" });
    expect(await titlesOf(person)).toEqual([]);
  });
});

test("messages from before are marked by the audit, when the database is brought up to date", async () => {
  const { client } = await database();
  const person = await newPerson();
  const { id } = await client.accessToken.create({
    data: { userId: person.id, name: "Old robot", hash: randomUUID(), scopes: ["read"] },
  });
  const talk = conversationOf(person);
  const [its, own] = [randomUUID(), randomUUID()];
  for (const messageId of [its, own]) await talk.say("hello", { messageId });
  const caller = inConversation(person, talk.id, its);
  await person.call("list_tasks", {}, { caller: { ...caller, token: newToken({ id }) } });
  await person.call("list_tasks", {}, { caller: inConversation(person, talk.id, own) });
  const migration = (await readMigrationFiles()).find(({ name }) => name.endsWith("_token_conversations"));
  await client.$executeRawUnsafe(migration?.sql.slice(migration.sql.indexOf("UPDATE")) ?? "");
  const rows = await client.message.findMany({
    where: { userId: person.id, role: "user" },
    orderBy: { position: "asc" },
  });
  expect(rows.map(({ tokenId, tokenName }) => [tokenId, tokenName])).toEqual([
    [id, "Old robot"],
    [null, null],
  ]);
});
