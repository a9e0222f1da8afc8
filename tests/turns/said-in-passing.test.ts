// Never run again: consent. What is only wished for waits for a yes, and nobody's word empties the bin.
import { expect, test } from "vitest";
import { converse } from "@/tests/support/converse";
import { openTasksOf, tasksOf } from "@/tests/support/people";

const created = (title: string): [string, string] => [`Add task: ${title}`, `Task created: ${title}`];

test("what has to be done is noted, what is only wished for is offered", async () => {
  await converse([
    ["I need to water the plants", "Task created: water the plants"],
    ["I've got to finish the slides", "Task created: finish the slides"],
    ["I want to learn Spanish someday", "I'm not sure what you mean. What would you like to do?"],
    ["yes", "Task created: learn Spanish someday"],
    ["I need to finish task 1", expect.not.stringContaining("Marked")],
  ]);
});

test("one more task comes with how much it matters", async () => {
  const person = await converse([
    ["add email the landlord", "Task created: email the landlord"],
    ["and book flights to Lisbon, that's important", "Task created: book flights to Lisbon"],
    ["the landlord one is urgent too", "Updated 'email the landlord': high priority"],
  ]);
  expect((await openTasksOf(person)).map(({ priority }) => priority)).toEqual(["high", "high"]);
});

test("what is paid, sent or booked is done", async () => {
  const person = await converse([
    created("Pay rent"),
    ["mark it paid", "Marked 'Pay rent' as done"],
    created("Book flights to Lisbon"),
    ["flights booked!", "Marked 'Book flights to Lisbon' as done"],
    created("Send the invoice"),
    ["the invoice is sent", "Marked 'Send the invoice' as done"],
    created("Fix the sink"),
    ["I fixed the sink already", "Marked 'Fix the sink' as done"],
    created("Call mom"),
    // She may have called.
    ["mom called", expect.not.stringContaining("Marked")],
  ]);
  expect((await openTasksOf(person)).filter(({ status }) => status === "pending")).toMatchObject([
    { title: "Call mom" },
  ]);
});

test("a repeating task is skipped once, without being done", async () => {
  const person = await converse([
    ["add yoga every day", "Task created: yoga (every day, first today)"],
    ["skip yoga today", "Skipped 'yoga'. Next tomorrow"],
    ["skip yoga today", "'yoga' is next due tomorrow. Skip that one?"],
    ["undo", "Undone: the change to 'yoga'"],
    created("Wash the car"),
    ["skip wash the car", "'Wash the car' comes only once. What would you like to do?"],
    ["skip the opera", expect.not.stringContaining("Skipped")],
  ]);
  expect(await tasksOf(person)).toMatchObject([
    { title: "yoga", status: "pending", recurrence: "FREQ=DAILY" },
    { title: "Wash the car", status: "pending" },
  ]);
});

test("when something is to be is said of what is there, and of nothing else", async () => {
  await converse([
    ["add gym tomorrow at 7am", "Task created: gym (tomorrow at 7:00 AM)"],
    ["make gym 8am instead", "Updated 'gym': due tomorrow at 8:00 AM"],
    ["make pottery 8am instead", "I'm not sure what you mean. What would you like to do?"],
    ["put the gym off until next week", expect.stringMatching(/^Updated 'gym': due /)],
    ["stop gym", "Are you sure you want to delete this task?\n#1 gym"],
    ["no", expect.stringContaining("nothing was deleted")],
  ]);
});

test("the bin is emptied by nobody's word", async () => {
  await converse([
    created("Old receipt"),
    ["delete it", "Are you sure you want to delete this task?\n#1 Old receipt"],
    ["yes", "Deleted task 'Old receipt'"],
    ["empty the bin", "The bin empties itself after 30 days. Until then everything in it can be restored."],
    ["show the bin", "The bin holds 1 task:\n#1 [ ] Old receipt"],
  ]);
});

test("how much something matters is said in many ways", async () => {
  const person = await converse([
    created("Finish the slides"),
    created("Prep the demo"),
    ["bump the slides to the top", "Updated 'Finish the slides': high priority"],
    ["lower the priority of the demo", "Updated 'Prep the demo': low priority"],
    ["lower the volume", expect.not.stringContaining("Updated")],
    ["update task 2", "Update the title or description?"],
    ["can you show me just the urgent stuff", "You have 1 high priority task:\n#1 [ ] Finish the slides"],
  ]);
  expect((await openTasksOf(person)).map(({ priority }) => priority)).toEqual(["high", "low"]);
});

test("a request is no refusal, though it begins like one", async () => {
  await converse([
    created("Lunch with Tom"),
    created("Lunch with Ann"),
    ["rename lunch to brunch", "Which task did you mean?"],
    ["cancel lunch with Tom", "Are you sure you want to delete this task?\n#1 Lunch with Tom"],
    ["no", expect.stringContaining("nothing was deleted")],
    ["rename lunch to brunch", "Which task did you mean?"],
    ["cancel", "Okay."],
  ]);
});

test("each task has its own time where the verb is said once", async () => {
  await converse([
    [
      "buy milk tomorrow and eggs tomorrow at 5pm",
      "Tasks created: buy milk (tomorrow); buy eggs (tomorrow at 5:00 PM)",
    ],
    ["am I free tomorrow?", "I found 2 tasks:\n#2 [ ] buy eggs\n#1 [ ] buy milk"],
    ["which tasks repeat?", "Nothing repeats."],
    ["repeat buy milk every week", expect.stringMatching(/^Updated 'buy milk'/)],
    ["what repeats?", "You have 1 pending repeating task:\n#1 [ ] buy milk"],
    ["what have I got left", "You have 2 pending tasks:\n#2 [ ] buy eggs\n#1 [ ] buy milk"],
  ]);
});
