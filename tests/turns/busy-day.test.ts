// Never run again: consent. Only what is for what was said is ticked off, and a no keeps what was asked about.
import { expect, test } from "vitest";
import { converse } from "@/tests/support/converse";
import { openTasksOf } from "@/tests/support/people";

test("what was done is said without an I too, and ticks off only what is for that", async () => {
  const person = await converse([
    ["Add task: Pay rent", "Task created: Pay rent"],
    ["Add task: Get the milk", "Task created: Get the milk"],
    ["Add task: Read the book", "Task created: Read the book"],
    ["paid rent", "Marked 'Pay rent' as done"],
    ["got the milk", "Marked 'Get the milk' as done"],
  ]);
  expect((await openTasksOf(person)).map(({ status }) => status)).toEqual(["completed", "completed", "pending"]);
});

test("a rhythm without a day goes on from the day that is set", async () => {
  await converse([
    ["Add task: Call the plumber tomorrow at 3pm", "Task created: Call the plumber (tomorrow at 3:00 PM)"],
    ["make it 4", "Updated 'Call the plumber': due tomorrow at 4:00 PM"],
    [
      "make it high priority and repeat every week",
      "Updated 'Call the plumber': high priority, due tomorrow at 4:00 PM, every week",
    ],
    ["mark done", expect.stringMatching(/^Marked 'Call the plumber' as done\. Next /)],
  ]);
});

test("a change that names a task is offered to none but that task", async () => {
  await converse([
    ["Add task: Finish the slides", "Task created: Finish the slides"],
    ["make the slides due tomorrow instead", "Updated 'Finish the slides': due tomorrow"],
    ["mark them all as done", "Marked 'Finish the slides' as done"],
    ["clear completed", "Are you sure you want to delete this task?\n#1 Finish the slides"],
    ["nvm", "Okay, nothing was deleted."],
  ]);
});
