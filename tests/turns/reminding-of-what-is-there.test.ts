import { expect, test } from "vitest";
import { converse } from "@/tests/support/converse";
import {
  newPerson,
  openTasksOf,
  type Person,
  personWith,
  recordsOf,
  remindersOf,
  titlesOf,
} from "@/tests/support/people";
import { conversationOf } from "@/tests/support/talk";

/** Somebody with these tasks, and what is answered to one sentence. */
async function saidWith(titles: readonly string[], said: string): Promise<{ person: Person; response: string }> {
  const person = await personWith(...titles);
  return { person, response: (await conversationOf(person).say(said)).response };
}

test.each([
  ["pick up dry cleaning", "remind me about the dry cleaning tomorrow at 5pm"],
  ["pick up dry cleaning", "remind me of my dry cleaning tomorrow at 5pm"],
  ["pick up dry cleaning", "remind me tomorrow at 5pm about that dry cleaning"],
  ["pick up dry cleaning", "remind me about dry cleaning tomorrow at 5pm"],
  ["pick up dry cleaning", "remind me about the dry cleaning task tomorrow at 5pm"],
  ["pick up dry cleaning", "set a reminder for the dry cleaning tomorrow at 5pm"],
  ["Call mom", "remind me to call mom tomorrow at 5pm"],
  ["Call mom", "set a reminder to call Mom tomorrow at 5pm"],
])("with '%s' there, a reminder is set on it: %s", async (title, said) => {
  const { person, response } = await saidWith([title, "Pay rent"], said);
  expect(response).toBe(`I'll remind you of '${title}' tomorrow at 5:00 PM`);
  expect(await titlesOf(person)).toEqual([title, "Pay rent"]);
  expect(await remindersOf(person)).toHaveLength(1);
  const calls = (await recordsOf(person)).map(({ toolName }) => toolName);
  expect(calls.filter((name) => name !== "add_task")).toEqual(["list_tasks", "schedule_reminder"]);
});

test.each([
  ["pick up dry cleaning", "remind me about the dentist tomorrow at 5pm", "the dentist"],
  ["Bob's birthday", "remind me about Anna's birthday tomorrow at 5pm", "Anna's birthday"],
  ["Wash the carrots", "remind me about the car tomorrow at 5pm", "the car"],
  ["Call mom", "remind me to call mom about the party tomorrow at 5pm", "call mom about the party"],
  ["Call mom and dad", "remind me to call mom tomorrow at 5pm", "call mom"],
])("with '%s' there, something else is new: %s", async (title, said, made) => {
  const { person, response } = await saidWith([title], said);
  expect(response).toBe(`Task created: ${made} (tomorrow at 5:00 PM). I'll remind you then`);
  expect(await titlesOf(person)).toEqual([title, made]);
});

test("what is done is not what is meant", async () => {
  const person = await converse([
    ["Add task: pick up dry cleaning", "Task created: pick up dry cleaning"],
    ["mark it done", "Marked 'pick up dry cleaning' as done"],
    [
      "remind me about the dry cleaning tomorrow at 5pm",
      "Task created: the dry cleaning (tomorrow at 5:00 PM). I'll remind you then",
    ],
  ]);
  expect(await titlesOf(person)).toEqual(["pick up dry cleaning", "the dry cleaning"]);
});

test("of several that are called so it is asked which, and the time is kept", async () => {
  const person = await converse([
    ["Add task: pick up dry cleaning", "Task created: pick up dry cleaning"],
    ["Add task: pay for dry cleaning", "Task created: pay for dry cleaning"],
    ["remind me about the dry cleaning tomorrow at 5pm", "Which task did you mean?"],
    ["#2", "I'll remind you of 'pay for dry cleaning' tomorrow at 5:00 PM"],
  ]);
  expect(await openTasksOf(person)).toHaveLength(2);
});

test("without a time it is asked when, of what is there; what is not there is only made", async () => {
  await converse([
    ["Add task: pick up dry cleaning", "Task created: pick up dry cleaning"],
    ["remind me about the dry cleaning", "When should I remind you?"],
    ["tomorrow at 5pm", "I'll remind you of 'pick up dry cleaning' tomorrow at 5:00 PM"],
    ["remind me about the eggs", "Task created: the eggs"],
    ["also bread", "Task created: bread"],
  ]);
});

test("the reminder counts from when the task is due, and it is what is spoken of then", async () => {
  const person = await converse([
    ["Add task: pick up dry cleaning tomorrow at 3pm", "Task created: pick up dry cleaning (tomorrow at 3:00 PM)"],
    ["Add task: buy milk", "Task created: buy milk"],
    ["remind me of the dry cleaning 1 hour before", "I'll remind you of 'pick up dry cleaning' tomorrow at 2:00 PM"],
    ["remind me of it tomorrow at 8am", "I'll remind you of 'pick up dry cleaning' tomorrow at 8:00 AM"],
    ["remind me of the dry cleaning tomorrow at 9am", "I'll remind you of 'pick up dry cleaning' tomorrow at 9:00 AM"],
    ["make it 10am", "I'll remind you of 'pick up dry cleaning' tomorrow at 10:00 AM"],
  ]);
  expect(await remindersOf(person)).toHaveLength(3);
});

test("a thing of another day, a rhythm and a later occasion are new", async () => {
  const person = await newPerson();
  const talk = conversationOf(person);
  await person.add({ title: "exam", due: "2037-03-06" });
  await talk.say("remind me the day before at 6pm about the exam on March 9 2037");
  expect(await titlesOf(person)).toHaveLength(2);
  await talk.say("remind me the day before at 6pm about the exam on March 6 2037");
  expect(await titlesOf(person)).toHaveLength(2);
  await person.add("Water the plants");
  expect((await talk.say("remind me about the plants every Monday")).response).toMatch(/^Task created: the plants \(/);
  await person.add({ title: "Buy milk", due: "2037-03-06" });
  await talk.say("remind me to buy milk on March 8 2037");
  expect((await titlesOf(person)).slice(3)).toEqual(["the plants", "Buy milk", "buy milk"]);
});

test("several requests in one message each find their own", async () => {
  const person = await converse([
    ["Add task: pick up dry cleaning", "Task created: pick up dry cleaning"],
    [
      "add buy bread and remind me about the dry cleaning tomorrow at 5pm",
      "Task created: buy bread. I'll remind you of 'pick up dry cleaning' tomorrow at 5:00 PM",
    ],
  ]);
  expect(await titlesOf(person)).toEqual(["pick up dry cleaning", "buy bread"]);
});
