import { expect, it } from "vitest";
import { converse } from "@/tests/support/converse";
import { personWith, titlesOf } from "@/tests/support/people";
import { conversationOf } from "@/tests/support/talk";

it.each([
  ["complete rest", "Rest"],
  ["complete rest", "Take a rest"],
  ["complete the rest", "Rest"],
  ["complete the rest", "Take a rest"],
  ["complete the others", "Feed the others"],
])("%j is the task called %j, where no list was shown", async (said, title) => {
  const person = await personWith("Buy milk", title, "Call Bob");
  expect((await conversationOf(person).say(said)).response).toBe(`Marked '${title}' as done`);
});

it("the rest is a task that is called just so, though a list was shown", async () => {
  const person = await personWith("Buy milk", "Rest", "Call Bob");
  const talk = conversationOf(person);
  await talk.say("show my tasks");
  expect((await talk.say("complete the rest")).response).toBe("Marked 'Rest' as done");
});

it.each(["complete the rest", "complete the others", "delete the rest", "move the rest to friday"])(
  "%j is asked about where no list was shown",
  async (said) => {
    const person = await personWith("Buy milk", "Call Bob");
    const reply = await conversationOf(person).say(said);
    expect([reply.response, reply.pending_action]).toEqual(["Which task did you mean?", null]);
    expect(await titlesOf(person, "completed")).toEqual([]);
  },
);

it("rest without an article is a name, and not found where nothing is called so", async () => {
  const person = await personWith("Buy milk", "Call Bob");
  const talk = conversationOf(person);
  await talk.say("show my tasks");
  for (const said of ["complete rest", "complete others"])
    expect((await talk.say(said)).response).toBe("I couldn't find that task. Try listing your tasks first.");
  expect(await titlesOf(person, "completed")).toEqual([]);
});

it("the rest is what is left of the list that was shown", async () => {
  const person = await personWith("Buy milk", "Take a rest", "Call Bob");
  const talk = conversationOf(person);
  await talk.say("show my tasks");
  await talk.say("complete milk");
  expect((await talk.say("complete the rest")).response).toBe("Marked 2 tasks as done");
});

it("a name and the rest are the name and what is left", async () => {
  const person = await personWith("Buy milk", "Wash car", "Call Bob");
  const talk = conversationOf(person);
  await talk.say("show my tasks");
  expect((await talk.say("complete milk and delete the rest")).pending_action?.tasks.map(({ title }) => title)).toEqual(
    ["Wash car", "Call Bob"],
  );
});

const washing = [
  ["add buy milk", "Task created: buy milk"],
  ["add wash car", "Task created: wash car"],
  ["add wash dog", "Task created: wash dog"],
  ["show my tasks", "You have 3 tasks:\n#1 [ ] buy milk\n#2 [ ] wash car\n#3 [ ] wash dog"],
  ["complete wash", "Which task did you mean?"],
] as const;

it.each([
  ["complete the first one", "Marked 'wash car' as done"],
  ["complete the last one", "Marked 'wash dog' as done"],
  ["mark the second one as done", "Marked 'wash dog' as done"],
  ["complete both", "Marked 2 tasks as done"],
  ["complete them", "Marked 2 tasks as done"],
  ["complete the first two", "Marked 2 tasks as done"],
  ["complete the first one and milk", "Marked 2 tasks as done"],
  ["the first one and milk", "Marked 2 tasks as done"],
  ["#3 and milk", "Marked 2 tasks as done"],
  ["make the first one high priority", "Updated 'wash car': high priority"],
  ["make both high priority", "Updated 2 tasks"],
  ["complete the third one", "Which task did you mean?"],
])("%j counts in what was just offered", async (said, reply) => {
  await converse([...washing, [said, reply]]);
});

it.each([
  ["delete the first one", ["wash car"]],
  ["delete both", ["wash car", "wash dog"]],
])("%j puts what was offered on a card", async (said, titles) => {
  const person = await converse(washing.slice(0, 3));
  const talk = conversationOf(person);
  await talk.say("complete wash");
  expect((await talk.say(said)).pending_action?.tasks.map(({ title }) => title)).toEqual(titles);
});

it("what was asked about is over with the next message", async () => {
  await converse([...washing, ["never mind", "Okay."], ["complete the first one", "Marked 'buy milk' as done"]]);
});

it("the request said again with a choice is the answer, and what was named beside it is done too", async () => {
  await converse([
    ...washing.slice(0, 3),
    ["complete milk and wash", "Which task did you mean?"],
    ["complete the first one", "Marked 2 tasks as done"],
  ]);
});

it("both are two, never three", async () => {
  await converse([...washing.slice(0, 4), ["complete both", "Which task did you mean?"]]);
});

const three = [
  ["add pay rent", "Task created: pay rent"],
  ["add call bob", "Task created: call bob"],
  ["add buy milk", "Task created: buy milk"],
  ["show my tasks", "You have 3 tasks:\n#1 [ ] pay rent\n#2 [ ] call bob\n#3 [ ] buy milk"],
] as const;

it.each([
  ["when is bob due?", "'call bob' has no due date."],
  ["is bob done?", "'call bob' is still open."],
  ["what should I do first? I am overwhelmed", null],
  ["how often does bob come?", null],
])("%j is answered in a sentence: the first one is still that of the list", async (said, reply) => {
  const person = await converse(three);
  const talk = conversationOf(person);
  await talk.say("show my tasks");
  const answered = await talk.say(said);
  if (reply) expect(answered.response).toBe(reply);
  expect((await talk.say("complete the first one")).response).toBe("Marked 'pay rent' as done");
});

it("what was answered about is it", async () => {
  await converse([
    ...three,
    ["when is bob due?", "'call bob' has no due date."],
    ["complete it", "Marked 'call bob' as done"],
  ]);
});

it("a list of one is a list", async () => {
  await converse([
    ...three,
    ["show tasks about milk", "I found 1 task:\n#3 [ ] buy milk"],
    ["complete the first one", "Marked 'buy milk' as done"],
  ]);
});
