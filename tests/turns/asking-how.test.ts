import { expect, test } from "vitest";
import { converse } from "@/tests/support/converse";
import { openTasksOf } from "@/tests/support/people";

const elsewhere = "I can only help with task management. Try 'create a task' or 'show my tasks'.";

test("who asks how something is done is told, and nothing is done", async () => {
  const person = await converse([
    ["Add task: Buy milk", "Task created: Buy milk"],
    ["remind me to call the bank tomorrow at 9", expect.stringContaining("call the bank")],
    [
      "how do I delete a task?",
      "Say 'delete buy milk' or 'delete all completed tasks'. I ask before anything is deleted.",
    ],
    ["how do I cancel a reminder", expect.stringMatching(/^Say 'remind me to call the bank/)],
    ["can you repeat tasks?", expect.stringMatching(/^Yes, tasks can repeat/)],
    ["what can I say", expect.stringMatching(/^I keep your to-do list\./)],
    ["how do I delete a photo", elsewhere],
  ]);
  expect((await openTasksOf(person)).map(({ title }) => title)).toEqual(["Buy milk", "call the bank"]);
});

test("courtesy is answered in kind, also where it sounds like a request, and a joke is something else", async () => {
  await converse([
    ["good morning", "Hi! What would you like to get done?"],
    ["I have so much to do", "That sounds like a lot. Ask 'what should I do first?' and I'll show you what is due."],
    ["great, thanks", "You're welcome."],
    ["yes please", "I'm not waiting for an answer just now. What would you like to do?"],
    ["Add task: Buy milk", "Task created: Buy milk"],
    ["cool", "Glad to hear it."],
    ["are you an AI?", "I'm Steward, a to-do list you talk to: software, not a person."],
    ["what day is it today", expect.stringMatching(/^Today is \w+day, /)],
    ["tell me a joke", elsewhere],
  ]);
});
