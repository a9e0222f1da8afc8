// Never run again: loss. What is called off is what was shown, and every task stays.
import { expect, test } from "vitest";
import { converse } from "@/tests/support/converse";
import { newPerson, openTasksOf, remindersOf } from "@/tests/support/people";
import { conversationOf } from "@/tests/support/talk";

/** Somebody with four reminders and two tasks beside them, in a conversation. */
async function withReminders() {
  const person = await newPerson();
  const talk = conversationOf(person);
  for (const text of ["Add task: Buy milk", "Add task: Pay bills", "show my tasks"]) await talk.say(text);
  await talk.say("remind me to see the dentist tomorrow at 8am");
  for (const call of ["Anna in 3 days at 9am", "Bert in 3 days at 10am", "Dora in 3 days at 11am"])
    await talk.say(`remind me to call ${call}`);
  const ask = async (text: string) => (await talk.say(text)).response;
  const left = async () => (await remindersOf(person)).filter(({ status }) => status === "scheduled").length;
  return { person, ask, left };
}

test("the rest of a list of reminders is called off, and every task stays", async () => {
  const { person, ask, left } = await withReminders();
  await ask("show my reminders");
  expect(await ask("cancel the first one")).toBe("Cancelled the reminder for 'see the dentist'");
  expect(await ask("move the second one to 5pm")).toMatch(/^I'll remind you of 'call Anna' on .+ at 5:00 PM$/);
  expect(await ask("delete the rest")).toBe("Cancelled 2 reminders");
  expect(await left()).toBe(1);
  expect(await openTasksOf(person)).toHaveLength(6);
});

test("positions count in what was shown, not in all there are", async () => {
  const { ask, left } = await withReminders();
  await ask("show my reminders in 3 days");
  expect(await ask("cancel the second one")).toBe("Cancelled the reminder for 'call Bert'");
  expect(await ask("mark the third one as done")).toBe("Marked 'call Dora' as done");
  expect(await ask("cancel the others")).toBe("Cancelled the reminder for 'call Anna'");
  expect(await left()).toBeGreaterThanOrEqual(1);
});

test("the answer to which reminder counts among those that were offered", async () => {
  const { ask } = await withReminders();
  expect(await ask("cancel the call reminder")).toBe("Which reminder did you mean?");
  expect(await ask("the first one")).toBe("Cancelled the reminder for 'call Anna'");
});

test("a list of tasks shown after it is what counts again", async () => {
  const { ask } = await withReminders();
  await ask("show my reminders");
  await ask("show my tasks");
  expect(await ask("delete the last one")).toBe("Are you sure you want to delete this task?\n#2 Pay bills");
});

test("an undo says whose reminder it was", async () => {
  await converse([
    ["Add task: Call the bank", "Task created: Call the bank"],
    ["remind me about task 1 tomorrow at 9am", "I'll remind you of 'Call the bank' tomorrow at 9:00 AM"],
    ["undo", "Undone: the reminder for 'Call the bank'"],
    ["redo", "Redone: the change to the reminder for 'Call the bank'"],
    ["cancel that reminder", "Cancelled the reminder for 'Call the bank'"],
    ["undo", "Undone: the change to the reminder for 'Call the bank'"],
    ["remind me to stretch tomorrow at 8pm", "Task created: stretch (tomorrow at 8:00 PM). I'll remind you then"],
    ["undo", "Undone: adding 'stretch'"],
    ["remind me about task 1 tomorrow at 5pm and 6pm", expect.stringContaining("6:00 PM")],
    ["undo", "Undone: changes to 2 reminders"],
  ]);
});

test("both are the two that were shown, though one of them was changed since", async () => {
  const person = await converse([
    ["remind me to pay Ann tomorrow at 9am", "Task created: pay Ann (tomorrow at 9:00 AM). I'll remind you then"],
    ["remind me to pay Bo tomorrow at 10am", "Task created: pay Bo (tomorrow at 10:00 AM). I'll remind you then"],
    ["show my reminders", "You have 2 reminders:\npay Ann: tomorrow at 9:00 AM\npay Bo: tomorrow at 10:00 AM"],
    ["move the second one to 11am", "I'll remind you of 'pay Bo' tomorrow at 11:00 AM"],
    ["cancel both", "Cancelled 2 reminders"],
    ["show my tasks", "You have 2 tasks:\n#1 [ ] pay Ann\n#2 [ ] pay Bo"],
    ["make the first one urgent", "Updated 'pay Ann': high priority"],
    ["mark both as done", "Marked 2 tasks as done"],
  ]);
  expect((await openTasksOf(person)).map(({ status }) => status)).toEqual(["completed", "completed"]);
});
