import { expect, test } from "vitest";
import { binnedTitlesOf, cardOf, newPerson, withToken } from "@/tests/support/people";
import { conversationOf } from "@/tests/support/talk";

test.each(["are you sure?", "do it tomorrow", "yes?", "what did I do", "ok, which ones are those", "yes in a minute"])(
  "what is not wholly a yes deletes nothing: %s",
  async (said) => {
    const person = await newPerson();
    const talk = conversationOf(person);
    await talk.say("Add task: Buy milk");
    const { pending_action } = await talk.say("delete the milk");
    await talk.say(said);
    expect(await binnedTitlesOf(person)).toEqual([]);
    expect(await cardOf(pending_action?.id ?? "")).toMatchObject({ status: "cancelled", resolvedBy: "new_message" });
  },
);

test("a token that says yes in its conversation is told where its person answers", async () => {
  const person = await newPerson();
  const { token } = withToken(person);
  const conversation = conversationOf(person);
  await person.add("Buy milk");
  const { pending_action } = await conversation.say("delete task 1", { token });
  const { response, state } = await conversation.say("yes", { token });
  expect(state).toBe("error");
  expect(response).toContain(`/confirm/${pending_action?.id}`);
  expect(await binnedTitlesOf(person)).toEqual([]);
});
