import { expect, test } from "vitest";
import { converse } from "@/tests/support/converse";
import { openTasksOf, remindersOf } from "@/tests/support/people";

test("what a word only begins with is asked about, and a yes or no settles it", async () => {
  const person = await converse([
    ["Add task: Buy carrots", "Task created: Buy carrots"],
    ["complete car", "Did you mean 'Buy carrots'?"],
    ["no", "Okay."],
    ["delete car", "Did you mean 'Buy carrots'?"],
    ["yes", "Are you sure you want to delete 'Buy carrots'?"],
    ["no", "Okay, nothing was deleted."],
    ["complete car", "Did you mean 'Buy carrots'?"],
    ["yes", "Marked 'Buy carrots' as done"],
  ]);
  expect(await openTasksOf(person)).toMatchObject([{ title: "Buy carrots", status: "completed" }]);
});

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
    ["cancel the car reminder", "Which reminder did you mean?"],
    ["the first one", "Cancelled the reminder for 'buy carrots'"],
  ]);
  expect((await remindersOf(person)).map(({ status }) => status)).toEqual(["cancelled"]);
});
