import { expect, test } from "vitest";
import { converse } from "@/tests/support/converse";
import { newPerson, openTasksOf, remindersOf } from "@/tests/support/people";
import { conversationOf } from "@/tests/support/talk";

test("a task that is moved to another day keeps its time, however it is named", async () => {
  await converse([
    ["Add task: Dentist tomorrow at 3pm", "Task created: Dentist (tomorrow at 3:00 PM)"],
    ["move the dentist to the day after tomorrow", expect.stringMatching(/^Updated 'Dentist': due on \w+ at 3:00 PM$/)],
    ["move it to tomorrow", "Updated 'Dentist': due tomorrow at 3:00 PM"],
    ["move task 1 to next week Friday", expect.stringMatching(/^Updated 'Dentist': due on .+ at 3:00 PM$/)],
    ["move the dentsit to tomorrow", "Updated 'Dentist': due tomorrow at 3:00 PM"],
    ["move it to tomorrow at 5pm", "Updated 'Dentist': due tomorrow at 5:00 PM"],
  ]);
});

test("a time alone keeps the day of a task that was not spoken of", async () => {
  const person = await converse([["Add task: Dentist tomorrow at 3pm", "Task created: Dentist (tomorrow at 3:00 PM)"]]);
  const { response } = await conversationOf(person).say("move the dentist to 11:55pm");
  expect(response).toBe("Updated 'Dentist': due tomorrow at 11:55 PM");
});

test("a whole day's tasks keep each its own time", async () => {
  const person = await converse([
    ["Add task: Standup tomorrow at 9am", "Task created: Standup (tomorrow at 9:00 AM)"],
    ["Add task: Lunch tomorrow at noon", "Task created: Lunch (tomorrow at 12:00 PM)"],
    ["Add task: Pay rent tomorrow", "Task created: Pay rent (tomorrow)"],
    ["move everything due tomorrow to the day after tomorrow", "Updated 3 tasks"],
  ]);
  const clocks = (await openTasksOf(person)).map(({ dueAt }) => dueAt?.toISOString().slice(11, 16) ?? null);
  expect(clocks).toEqual(["09:00", "12:00", null]);
});

test("the time is given up by saying so, and reminders that count from it follow", async () => {
  const person = await converse([
    ["Add task: Dentist tomorrow at 3pm", "Task created: Dentist (tomorrow at 3:00 PM)"],
    ["remind me an hour before", "I'll remind you of 'Dentist' tomorrow at 2:00 PM"],
    ["move the dentist to tomorrow at 4pm", "Updated 'Dentist': due tomorrow at 4:00 PM"],
    ["make it all day", "Updated 'Dentist': due tomorrow"],
    ["undo", "Undone: the change to 'Dentist'"],
    ["remove the time from the dentist", "Updated 'Dentist': due tomorrow"],
  ]);
  const [reminder] = await remindersOf(person);
  expect(new Date(reminder?.remindAt ?? 0).getUTCHours()).toBe(8);
});

const DAY = 24 * 60 * 60_000;

const daysBetween = (one: Date | null | undefined, other: Date | null | undefined) =>
  Math.ceil(((other?.getTime() ?? 0) - (one?.getTime() ?? 0)) / DAY);

test("a weekday is one of the week in which the task is due, unless the week is said", async () => {
  const person = await newPerson();
  const talk = conversationOf(person);
  const dueOn = async () => (await openTasksOf(person)).at(-1)?.dueOn;
  await talk.say("add buy birthday present for Anna by next Friday");
  const friday = await dueOn();
  expect((await talk.say("actually make it Thursday")).response).toMatch(
    /^Updated 'buy birthday present for Anna': due/,
  );
  expect(daysBetween(friday, await dueOn())).toBe(-1);
  await talk.say("move the birthday present to Monday at 4pm");
  expect(daysBetween(friday, await dueOn())).toBe(-4);
  await talk.say("move it to Sunday");
  expect(daysBetween(friday, await dueOn())).toBe(2);
  expect((await openTasksOf(person))[0]?.dueAt?.toISOString()).toMatch(/T16:00:00/);
  await talk.say("move it to this Sunday");
  expect(daysBetween(friday, await dueOn())).toBe(-5);
});

test("a reminder is moved to a weekday of the week for which it is set", async () => {
  const person = await newPerson();
  const talk = conversationOf(person);
  await person.add("Water the plants");
  await person.remind({ task: 1, remind_at: "2037-03-06T19:00:00Z" });
  await talk.say("what reminders do I have");
  await talk.say("move that reminder to Tuesday");
  expect((await remindersOf(person))[0]?.nextAt?.toISOString()).toBe("2037-03-03T19:00:00.000Z");
});

test("tasks of different weeks that are moved to a weekday go to the same day", async () => {
  const person = await newPerson();
  const talk = conversationOf(person);
  await person.add({ title: "Standup", due: "2037-03-04" });
  await person.add({ title: "Review", due: "2037-03-11" });
  await talk.say("move tasks 1 and 2 to Friday");
  const [one, other] = await openTasksOf(person);
  expect(one?.dueOn).toEqual(other?.dueOn);
  expect(daysBetween(new Date(), one?.dueOn)).toBeLessThanOrEqual(7);
});
