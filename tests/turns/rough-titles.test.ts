import { expect, test } from "vitest";
import { converse } from "@/tests/support/converse";
import { openTasksOf, remindersOf } from "@/tests/support/people";

test("a whole set holds only what has the word itself", async () => {
  const person = await converse([
    ["Add task: Buy carrots", "Task created: Buy carrots"],
    ["Add task: Wash the car", "Task created: Wash the car"],
    ["mark all car tasks as done", "Marked 'Wash the car' as done"],
  ]);
  expect((await openTasksOf(person)).map(({ status }) => status)).toEqual(["pending", "completed"]);
});

test("a reminder is called off only by a word of its task", async () => {
  const person = await converse([
    [
      "remind me to buy carrots tomorrow at 5pm",
      "Task created: buy carrots (tomorrow at 5:00 PM). I'll remind you then",
    ],
    ["cancel all car reminders", "There are no reminders like that."],
    ["cancel the car reminder", "I couldn't find that reminder."],
    ["cancel the carrots reminder", "Cancelled the reminder for 'buy carrots'"],
  ]);
  expect((await remindersOf(person)).map(({ status }) => status)).toEqual(["cancelled"]);
});
