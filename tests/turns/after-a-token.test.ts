import { describe, expect, test } from "vitest";
import { cardOf, newPerson, newToken, personWith, titlesOf } from "@/tests/support/people";
import { conversationOf } from "@/tests/support/talk";

/** The person goes on where a program spoke: what the program left open is not theirs to answer unknowingly. */
describe("the person's words do not answer", () => {
  test.each(["the first one", "1", "#1"])("a token's question with %j", async (answer) => {
    const person = await personWith("Buy milk for Ann", "Buy milk for Bob");
    const talk = conversationOf(person);
    expect((await talk.say("complete buy milk", { token: newToken() })).state).toBe("needs_clarification");
    await talk.say(answer);
    expect(await titlesOf(person, "completed")).toEqual([]);
  });

  test("a token's offer with a yes", async () => {
    const person = await personWith("Buy stockings", "Buy bread");
    const talk = conversationOf(person);
    expect((await talk.say("complete stock", { token: newToken() })).state).toBe("needs_clarification");
    await talk.say("yes");
    expect(await titlesOf(person, "completed")).toEqual([]);
  });

  test.each(["complete it", "mark that as done"])("what a token spoke of with %j", async (words) => {
    const person = await personWith("Buy milk", "Buy bread");
    const talk = conversationOf(person);
    await talk.say("rename task 1 to Buy oat milk", { token: newToken() });
    await talk.say(words);
    expect(await titlesOf(person, "completed")).toEqual([]);
  });

  test("a token's card with a typed yes: that needs the button", async () => {
    const person = await personWith("Buy milk");
    const talk = conversationOf(person);
    const { pending_action } = await talk.say("delete task 1", { token: newToken() });
    const { response, state, pending_action: shown } = await talk.say("yes");
    expect([state, shown?.id]).toEqual(["error", pending_action?.id]);
    expect(response).not.toContain("Deleted");
    expect(await cardOf(pending_action?.id ?? "")).toMatchObject({ status: "pending" });
    expect(await titlesOf(person)).toEqual(["Buy milk"]);
  });

  test("but their own words before and after it hang together", async () => {
    const person = await newPerson();
    const talk = conversationOf(person);
    await talk.say("Add task: Buy milk", { token: newToken() });
    await talk.say("Add task: Buy bread");
    await talk.say("complete it");
    expect(await titlesOf(person, "completed")).toEqual(["Buy bread"]);
  });

  test("and they take back what the token did there when they say so", async () => {
    const person = await personWith("Buy milk");
    const talk = conversationOf(person);
    await talk.say("complete task 1", { token: newToken() });
    expect((await talk.say("undo")).state).toBe("complete");
    expect(await titlesOf(person, "completed")).toEqual([]);
  });
});
