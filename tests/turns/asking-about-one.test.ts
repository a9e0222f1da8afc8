import { expect, test } from "vitest";
import { converse } from "@/tests/support/converse";
import { newPerson, openTasksOf } from "@/tests/support/people";
import { conversationOf } from "@/tests/support/talk";

const elsewhere = "I can only help with task management. Try 'create a task' or 'show my tasks'.";

test("whether something is done is told of the task that is for it, and only then", async () => {
  await converse([
    ["Add task: Finish the report yesterday", expect.stringContaining("Task created")],
    ["Add task: Buy milk", "Task created: Buy milk"],
    ["Add task: Dentist tomorrow at 9am", "Task created: Dentist (tomorrow at 9:00 AM)"],
    ["did I finish the report?", "'Finish the report' is still open and overdue: it was due yesterday."],
    ["have I bought the milk yet?", "'Buy milk' is still open."],
    ["mark it as done", "Marked 'Buy milk' as done"],
    ["did I buy milk?", expect.stringMatching(/^'Buy milk' is done: you finished it today at /)],
    ["is the dentist done?", "'Dentist' is still open, due tomorrow at 9:00 AM."],
    ["is task 9 done?", "I couldn't find task 9."],
    ["did I win the lottery?", elsewhere],
    ["is dinner ready yet", elsewhere],
  ]);
});

test("the details of a task are its date, rhythm, priority and notes", async () => {
  await converse([
    ["Add task: Book flights on Friday next week, high priority", expect.stringContaining("Task created")],
    ["add a note to the book flights task: window seat", expect.stringContaining("added 'window seat'")],
    ["Add task: Water plants every day", expect.stringContaining("Task created")],
    [
      "what are the details of book flights",
      expect.stringMatching(/^'Book flights' is still open, due on .*\. Priority: high\. Notes: window seat$/),
    ],
    ["what's in the notes of the flights", "Notes on 'Book flights': window seat"],
    ["open task 2", expect.stringContaining("Repeats every day.")],
    ["show my tasks", expect.stringContaining("You have 2 tasks:")],
    ["tell me about the second one", expect.stringContaining("'Book flights' is still open")],
    ["tell me about Paris", elsewhere],
    ["show me the passport task", "I found no tasks about 'passport'."],
  ]);
});

test("the task that was asked about is the only one in the structured part", async () => {
  const talk = conversationOf(await newPerson());
  await talk.say("Add task: Call the bank");
  await talk.say("Add task: Call the bakery");
  const { tool_invocations } = await talk.say("tell me about calling the bakery");
  expect(tool_invocations.at(-1)).toMatchObject({ tool_name: "list_tasks", result: { numbers: [2] } });
});

test("how often something comes back is told of the task that is called so, and only then", async () => {
  const person = await converse([
    ["Add task: Crossfit every day", expect.stringContaining("Task created")],
    ["Add task: Gym tomorrow", "Task created: Gym (tomorrow)"],
    ["how often is crossfit?", "'Crossfit' repeats every day, next today."],
    ["does it repeat?", "'Crossfit' repeats every day, next today."],
    ["is gym recurring", "'Gym' doesn't repeat."],
    ["does the gym repeat?", "'Gym' doesn't repeat."],
    ["is crossfit weekly?", "'Crossfit' repeats every day, next today."],
    ["how often should I water a cactus", elsewhere],
    ["is history repeating", elsewhere],
    ["does the movie repeat on friday", elsewhere],
  ]);
  expect((await openTasksOf(person)).map(({ title, recurrence }) => ({ title, recurrence }))).toEqual([
    { title: "Crossfit", recurrence: "FREQ=DAILY" },
    { title: "Gym", recurrence: null },
  ]);
});

test("what was noted on a task is read back, and where nothing was that is said", async () => {
  await converse([
    ["Add task: Brunch with Ana", "Task created: Brunch with Ana"],
    ["any notes on brunch?", "'Brunch with Ana' has no notes."],
    ["add a note to the brunch task: bring the blue bowl", expect.stringContaining("added 'bring the blue bowl'")],
    ["what's the note on brunch?", "Notes on 'Brunch with Ana': bring the blue bowl"],
    ["what does it say on brunch", "Notes on 'Brunch with Ana': bring the blue bowl"],
    ["read me the note of brunch", "Notes on 'Brunch with Ana': bring the blue bowl"],
    ["does brunch have a note?", "Notes on 'Brunch with Ana': bring the blue bowl"],
    ["what did I note for it", "Notes on 'Brunch with Ana': bring the blue bowl"],
    ["any notes on the lecture", elsewhere],
    ["what does it say on the tin", elsewhere],
  ]);
});
