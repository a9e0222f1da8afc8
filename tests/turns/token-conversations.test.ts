import { describe, expect, test } from "vitest";
import { readConversation } from "@/lib/agent/read-conversation";
import { textOf } from "@/lib/domain/message-text";
import type { CallingToken } from "@/lib/domain/request-caller";
import { newPerson, newToken, type Person, refusal, titlesOf } from "@/tests/support/people";
import { conversationOf, say } from "@/tests/support/talk";

const NOT_THERE = { error_code: "NOT_FOUND", error: "There is no such conversation." };

const linesOf = async (person: Person, id: string): Promise<string[]> =>
  (await readConversation(person.id, id, { limit: 100 })).messages.map(textOf);

/** What each message of the sender's side says of who sent it. */
const sendersOf = async (person: Person, id: string) =>
  (await readConversation(person.id, id, { limit: 100 })).messages
    .filter(({ role }) => role === "user")
    .map(({ metadata }) => metadata?.token?.name ?? "the person");

describe("a conversation that a token began", () => {
  test("is the token's to go on with; it and each message say which token it was", async () => {
    const person = await newPerson();
    const token = newToken({ name: "Shopping robot" });
    const talk = conversationOf(person);
    await talk.say("Add task: Buy milk", { token });
    expect((await talk.say("rename it to Buy oat milk", { token })).state).toBe("complete");
    expect(await titlesOf(person)).toEqual(["Buy oat milk"]);
    const whole = await readConversation(person.id, talk.id, { limit: 100 });
    expect(whole.token).toEqual({ id: token.id, name: "Shopping robot" });
    expect(await sendersOf(person, talk.id)).toEqual(["Shopping robot", "Shopping robot"]);
  });

  test("keeps the name that the token had when it spoke", async () => {
    const person = await newPerson();
    const token = newToken({ name: "Old name" });
    const talk = conversationOf(person);
    await talk.say("hello", { token });
    await talk.say("hello", { token: { ...token, name: "New name" } });
    expect(await sendersOf(person, talk.id)).toEqual(["Old name", "New name"]);
    expect(await readConversation(person.id, talk.id, { limit: 1 })).toMatchObject({ token: { name: "Old name" } });
  });

  test("is the person's own when the person began it", async () => {
    const person = await newPerson();
    const talk = conversationOf(person);
    await talk.say("Add task: Buy milk");
    expect((await readConversation(person.id, talk.id, { limit: 1 })).token).toBeNull();
    expect(await sendersOf(person, talk.id)).toEqual(["the person"]);
  });
});

describe("a token does not speak", () => {
  const refusedIn = async (person: Person, conversationId: string, token: CallingToken) => {
    const before = await linesOf(person, conversationId);
    const answer = await refusal(say(person, "Add task: Smuggled", { conversationId, token }));
    expect(await linesOf(person, conversationId)).toEqual(before);
    expect(await titlesOf(person)).not.toContain("Smuggled");
    return answer;
  };

  test.each([true, false])("in the person's conversation (may write: %s)", async (mayWrite) => {
    const person = await newPerson();
    const talk = conversationOf(person);
    await talk.say("Add task: Buy milk");
    expect(await refusedIn(person, talk.id, newToken({ mayWrite }))).toMatchObject(NOT_THERE);
  });

  test("in another token's, of the same name even", async () => {
    const person = await newPerson();
    const talk = conversationOf(person);
    await talk.say("Add task: Buy milk", { token: newToken() });
    expect(await refusedIn(person, talk.id, newToken())).toMatchObject(NOT_THERE);
  });

  test("in somebody else's: the same answer to the letter", async () => {
    const [person, stranger] = [await newPerson(), await newPerson()];
    const [own, foreign] = [conversationOf(person), conversationOf(stranger)];
    await own.say("hello");
    await foreign.say("hello");
    const token = newToken();
    const answers = [own, foreign].map(({ id }) => refusal(say(person, "hello", { conversationId: id, token })));
    const [one, other] = await Promise.all(answers);
    expect(one).toEqual(other);
  });

  test("where the person has spoken since, and is told to begin anew", async () => {
    const person = await newPerson();
    const token = newToken();
    const talk = conversationOf(person);
    await talk.say("Add task: Buy milk", { token });
    await talk.say("thanks");
    expect(await refusedIn(person, talk.id, token)).toMatchObject({
      error_code: "CONFLICT",
      error: "The person has spoken in this conversation since. Begin a new one.",
    });
    expect(await refusedIn(person, talk.id, newToken())).toMatchObject(NOT_THERE);
    expect((await say(person, "Add task: Buy bread", { token })).state).toBe("complete");
  });
});

test("what a token may not do it may not say either, and it is told so", async () => {
  const person = await newPerson();
  await person.add("Buy milk");
  const reader = newToken({ mayWrite: false });
  const talk = conversationOf(person);
  for (const words of ["Add task: Buy bread", "complete task 1", "delete task 1", "rename task 1 to Buy beer"])
    expect((await talk.say(words, { token: reader })).response).toContain("This token may only read.");
  expect((await talk.say("show my tasks", { token: reader })).response).toContain("Buy milk");
  expect(await titlesOf(person, "pending")).toEqual(["Buy milk"]);
});
