import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { conversationFor } from "@/lib/agent/conversation-for";
import { readConversation } from "@/lib/agent/read-conversation";
import { newPerson, newToken, type Person, refusal, times, titlesOf } from "@/tests/support/people";
import { conversationOf, say } from "@/tests/support/talk";

const USED = { error_code: "CONFLICT", error: "This message id was used for another message." };

/** What each message of the sender's side says of who sent it. */
const sendersOf = async (person: Person, id: string) =>
  (await readConversation(person.id, id, { limit: 100 })).messages
    .filter(({ role }) => role === "user")
    .map(({ metadata }) => metadata?.token?.name ?? "the person");

describe("a message id", () => {
  test("of the person's tells a token nothing, neither its words nor its reply nor where it is", async () => {
    const person = await newPerson();
    const token = newToken();
    const own = conversationOf(person);
    await own.say("hello", { token });
    const said = { messageId: randomUUID(), conversationId: randomUUID() };
    await say(person, "Add task: Secret plan", said);
    const places = [
      await conversationFor({ user: person.user, token }, said.messageId),
      own.id,
      said.conversationId,
      randomUUID(),
    ];
    expect(places[0]).not.toBe(said.conversationId);
    for (const conversationId of places)
      for (const text of ["Add task: Secret plan", "something else"])
        expect(await refusal(say(person, text, { ...said, conversationId, token }))).toMatchObject(USED);
    expect(await titlesOf(person)).toEqual(["Secret plan"]);
  });

  test("of a token's does not make its words the person's", async () => {
    const person = await newPerson();
    const said = { messageId: randomUUID(), conversationId: randomUUID() };
    const reader = newToken({ mayWrite: false });
    expect((await say(person, "Add task: Buy milk", { ...said, token: reader })).response).toContain("may only read");
    expect(await refusal(say(person, "Add task: Buy milk", said))).toMatchObject(USED);
    expect(await titlesOf(person)).toEqual([]);
  });

  test("of its own brings the same answer again, also after the person has spoken", async () => {
    const person = await newPerson();
    const token = newToken();
    const messageId = randomUUID();
    const conversationId = await conversationFor({ user: person.user, token }, messageId);
    const first = await say(person, "Add task: Buy milk", { conversationId, messageId, token });
    await say(person, "thanks", { conversationId });
    expect(await conversationFor({ user: person.user, token }, messageId)).toBe(conversationId);
    expect(await say(person, "Add task: Buy milk", { conversationId, messageId, token })).toEqual(first);
    expect(await titlesOf(person)).toEqual(["Buy milk"]);
  });
});

describe("beginning the same conversation at once", () => {
  test("one of two tokens has it, and the other is refused", async () => {
    const person = await newPerson();
    const outcomes = await times(10, async () => {
      const conversationId = randomUUID();
      const tokens = [newToken(), newToken()];
      const answers = await Promise.allSettled(tokens.map((token) => say(person, "hello", { conversationId, token })));
      const { token, messages } = await readConversation(person.id, conversationId, { limit: 10 });
      expect(messages).toHaveLength(2);
      expect(answers[token?.id === tokens[0]?.id ? 0 : 1]).toMatchObject({ status: "fulfilled" });
      return answers.map(({ status }) => status).toSorted();
    });
    for (const outcome of outcomes) expect(outcome).toEqual(["fulfilled", "rejected"]);
  });

  test("whoever wins, the person is heard and the token does not come after them", async () => {
    const person = await newPerson();
    await times(10, async () => {
      const conversationId = randomUUID();
      const token = newToken();
      const [own] = await Promise.allSettled([
        say(person, "hello", { conversationId }),
        say(person, "hello", { conversationId, token }),
      ]);
      expect(own).toMatchObject({ status: "fulfilled" });
      expect(await sendersOf(person, conversationId)).toEqual(expect.arrayContaining(["the person"]));
      expect((await sendersOf(person, conversationId)).at(-1)).toBe("the person");
      await refusal(say(person, "hello", { conversationId, token }));
    });
  });
});
