import { expect, test } from "vitest";
import { converse } from "@/tests/support/converse";
import { openTasksOf } from "@/tests/support/people";

const elsewhere = "I can only help with task management. Try 'create a task' or 'show my tasks'.";

test("when something is due is told of the task that is called so, and only then", async () => {
  await converse([
    ["Add task: Pay rent tomorrow at 5pm", "Task created: Pay rent (tomorrow at 5:00 PM)"],
    ["Add task: Call mom", "Task created: Call mom"],
    ["when is rent due", "'Pay rent' is due tomorrow at 5:00 PM."],
    ["move it to 6pm", "Updated 'Pay rent': due tomorrow at 6:00 PM"],
    ["when do I have to call mom?", "'Call mom' has no due date."],
    ["when is the next solar eclipse", elsewhere],
    ["when do shops open", elsewhere],
  ]);
});

test("the next time of something is when it is due", async () => {
  await converse([
    ["Add task: Gym tomorrow at 7am", "Task created: Gym (tomorrow at 7:00 AM)"],
    ["when is gym next?", "'Gym' is due tomorrow at 7:00 AM."],
    ["when's the next gym", "'Gym' is due tomorrow at 7:00 AM."],
    ["when do I have gym next", "'Gym' is due tomorrow at 7:00 AM."],
    ["when does gym start again?", "'Gym' is due tomorrow at 7:00 AM."],
    ["what time is gym", "'Gym' is due tomorrow at 7:00 AM."],
    ["which days is gym", "'Gym' is due tomorrow at 7:00 AM."],
    ["when is the next bus", elsewhere],
    ["when is the next one", elsewhere],
  ]);
});

test("one more thing is one more task, and more for a task is noted on it", async () => {
  const person = await converse([
    ["add milk", "Task created: milk"],
    ["also toilet paper", "Task created: toilet paper"],
    ["and eggs", "Task created: eggs"],
    ["add the brown ones to it", "Updated 'eggs': added 'the brown ones'"],
    ["and bread", elsewhere],
    ["update the milk task to include oat milk", "Updated 'milk': added 'oat milk'"],
    ["update eggs to include a dozen", "Updated 'eggs': added 'a dozen'"],
  ]);
  expect((await openTasksOf(person)).map(({ title }) => title)).toEqual(["milk", "toilet paper", "eggs"]);
});
