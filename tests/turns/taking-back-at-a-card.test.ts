import { expect, test } from "vitest";
import { newPerson, openTasksOf } from "@/tests/support/people";
import { conversationOf } from "@/tests/support/talk";
import { takenBack } from "@/tests/support/typed-at-card";

test("a wish to take something back, typed at a card, turns the card down and undoes nothing", async () => {
  const person = await newPerson();
  await person.add("Pay rent");
  for (const said of takenBack) {
    const talk = conversationOf(person);
    await talk.say("add call bob");
    const before = await openTasksOf(person);
    expect((await talk.say("delete pay rent")).state).toBe("needs_confirmation");
    const { response, pending_action } = await talk.say(said);
    expect([said, pending_action, response]).toEqual([
      said,
      null,
      expect.stringMatching(/^Okay, (nothing was|I did not) delete/),
    ]);
    expect([said, await openTasksOf(person)]).toEqual([said, before]);
  }
});

test.each([
  ["no - the other one", "Okay, nothing was deleted."],
  ["no, I like trains", expect.stringMatching(/^Okay, nothing was deleted\.\nI can only help/)],
  ["no, dentist friday 3pm", "Okay, nothing was deleted. If that was a new task, send it again."],
  ["no, set it to friday", expect.stringMatching(/^Okay, nothing was deleted\.\nUpdated 'Pay rent': due /)],
  ["no. when is rent due?", expect.stringMatching(/^Okay, nothing was deleted\.\n'Pay rent' /)],
])("%j is not swallowed", async (said, reply) => {
  const person = await newPerson();
  await person.add("Pay rent");
  const talk = conversationOf(person);
  await talk.say("delete pay rent");
  expect((await talk.say(said)).response).toEqual(reply);
});
