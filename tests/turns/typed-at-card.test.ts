import { describe, expect, test } from "vitest";
import { openTasksOf, personWith } from "@/tests/support/people";
import { rounds } from "@/tests/support/rounds";
import { conversationOf } from "@/tests/support/talk";
import { doubts, noes, some, yeses } from "@/tests/support/typed-at-card";

/** What is left of the list of somebody with a card open, once they have typed this at it. */
async function leftAfter(said: string): Promise<string[]> {
  const person = await personWith("Water the ferns", "Call Anna");
  const talk = conversationOf(person);
  expect((await talk.say("delete task 1")).state).toBe("needs_confirmation");
  await talk.say(said);
  return (await openTasksOf(person)).map(({ title, status }) => `${title}: ${status}`);
}

const ANNA = "Call Anna: pending";
const FERNS = "Water the ferns: pending";

/** How each of them is read, tests/unit/policy and tests/unit/agent say; here is what comes of it. */
describe("typed at an open card", () => {
  test.each(some(yeses, rounds(20, yeses.length)))("%j deletes, and nothing else", async (said) => {
    expect(await leftAfter(said)).toEqual([ANNA]);
  });

  test.each(some(noes, rounds(20, noes.length)))("%j keeps, and makes no task", async (said) => {
    expect(await leftAfter(said)).toEqual([FERNS, ANNA]);
  });

  test.each(some(doubts, rounds(32, doubts.length)))("%j is no yes, and makes no task", async (said) => {
    expect(await leftAfter(said)).toEqual([FERNS, ANNA]);
  });
});
