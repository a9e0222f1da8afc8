import { expect, test } from "vitest";
import { converse } from "@/tests/support/converse";
import { newPerson, openTasksOf, remindersOf } from "@/tests/support/people";
import { conversationOf } from "@/tests/support/talk";

test("deeds side by side, each with a day of its own, are as many tasks, and one undo takes them back", async () => {
  const person = await newPerson();
  const talk = conversationOf(person);
  await talk.say("call mom tomorrow and pay rent in 3 days");
  const [one, other] = await openTasksOf(person);
  expect([one?.title, other?.title]).toEqual(["call mom", "pay rent"]);
  expect(other?.dueOn).not.toEqual(one?.dueOn);
  expect((await talk.say("undo")).response).toBe("Undone: changes to 2 tasks");
});

test("and as many reminders, when they are to be reminded of", async () => {
  const person = await newPerson();
  await conversationOf(person).say("remind me to call mom tomorrow at 5pm and to pay rent in 3 days at 9am");
  expect((await openTasksOf(person)).map(({ title }) => title)).toEqual(["call mom", "pay rent"]);
  expect(await remindersOf(person)).toHaveLength(2);
});

test("behind a label nothing is a command", async () => {
  await converse([
    ["Add task: old photos", "Task created: old photos"],
    ["todo: delete old photos", "Task created: delete old photos"],
  ]);
});
