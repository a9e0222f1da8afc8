// Never run again: consent. Which of many tasks a word means is asked before any of them is touched.
import { expect, test } from "vitest";
import { converse } from "@/tests/support/converse";
import { openTasksOf } from "@/tests/support/people";

const question = "Which tasks do you mean by 'old'?";

test("old is asked about, and the answer says which", async () => {
  const person = await converse([
    ["Add task: Pay rent yesterday", "Task created: Pay rent (yesterday, already past)"],
    ["Add task: Buy milk", "Task created: Buy milk"],
    ["Add task: Wash the car", "Task created: Wash the car"],
    ["mark wash the car as done", "Marked 'Wash the car' as done"],
    ["delete all my old tasks", question],
    ["completed ones", "Are you sure you want to delete this task?\n#3 Wash the car"],
    ["no", "Okay, nothing was deleted."],
    ["delete all my old tasks", question],
    ["Overdue tasks", "Are you sure you want to delete this task?\n#1 Pay rent"],
    ["no", "Okay, nothing was deleted."],
    ["complete all my old tasks", question],
    ["show my overdue tasks", "1 task is overdue:\n#1 [ ] Pay rent"],
  ]);
  expect((await openTasksOf(person)).map(({ status }) => status)).toEqual(["pending", "pending", "completed"]);
});

test("what nobody can tell of a task is looked for in the titles, and never means all", async () => {
  const person = await converse([
    ["Add task: Buy milk", "Task created: Buy milk"],
    ["Add task: Read the boring book", "Task created: Read the boring book"],
    ["complete all the annoying ones", "I found no tasks about 'annoying'."],
    ["delete all my stupid tasks", "I found no tasks about 'stupid'."],
    ["complete all my boring tasks", "Marked 'Read the boring book' as done"],
  ]);
  expect((await openTasksOf(person)).map(({ status }) => status)).toEqual(["pending", "completed"]);
});
