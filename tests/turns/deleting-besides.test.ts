import { expect, test } from "vitest";
import { personWith, titlesOf } from "@/tests/support/people";
import { conversationOf } from "@/tests/support/talk";

test.each(["delete bread and add eggs", "add eggs, then delete bread", "delete task 1, then add eggs"])(
  "%j adds, says so, asks, and loses neither",
  async (said) => {
    const person = await personWith("Buy bread", "Call Anna");
    const talk = conversationOf(person);
    const asked = await talk.say(said);
    expect(asked.state).toBe("needs_confirmation");
    expect(asked.response).toMatch(/^Task created: eggs\nAre you sure you want to delete this task\?/i);
    expect(asked.pending_action?.tasks).toMatchObject([{ title: "Buy bread" }]);
    await talk.say("yes");
    expect(await titlesOf(person)).toEqual(["Call Anna", expect.stringMatching(/^eggs$/i)]);
  },
);

test("where the order matters nothing is done, and that is said", async () => {
  const person = await personWith("Buy bread", "Call Anna");
  const { response, pending_action } = await conversationOf(person).say("delete everything and add eggs");
  expect([response, pending_action]).toEqual([
    "Deleting needs your yes first, so I did nothing yet. Please say the two one after the other.",
    null,
  ]);
  expect(await titlesOf(person)).toEqual(["Buy bread", "Call Anna"]);
});
