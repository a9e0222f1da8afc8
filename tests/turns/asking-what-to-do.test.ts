import { expect, test } from "vitest";
import { converse } from "@/tests/support/converse";
import { newPerson } from "@/tests/support/people";
import { conversationOf } from "@/tests/support/talk";

test("what to begin with is what is late and what is due, and positions count in it", async () => {
  await converse([
    ["what's next?", "Nothing is due today, and nothing else is open."],
    ["Add task: Paint the fence, high priority", expect.stringContaining("Task created")],
    ["what should I focus on today?", "Nothing is due today. You have 1 pending task:\n#1 [ ] Paint the fence"],
    ["Add task: Water plants on Friday next week", expect.stringContaining("Task created")],
    [
      "where do I start",
      "Nothing is due today. 'Paint the fence' is high priority. You have 2 pending tasks:\n#2 [ ] Water plants\n#1 [ ] Paint the fence",
    ],
    ["Add task: Send the letter yesterday", expect.stringContaining("Task created")],
    ["what's next", "Nothing is due today, but 1 task is overdue:\n#3 [ ] Send the letter"],
    ["Add task: Call Ines today", "Task created: Call Ines (today)"],
    ["plan my day", "1 task is overdue and 1 is due today:\n#3 [ ] Send the letter\n#4 [ ] Call Ines"],
    ["mark the second one done", "Marked 'Call Ines' as done"],
    ["what's on today", "Nothing is due today, but 1 task is overdue:\n#3 [ ] Send the letter"],
  ]);
});

test("the tasks to begin with are in the structured part, too", async () => {
  const talk = conversationOf(await newPerson());
  await talk.say("Add task: Call Ines today");
  await talk.say("Add task: Paint the fence");
  const { tool_invocations } = await talk.say("what should I do first?");
  expect(tool_invocations.map(({ result }) => result)).toMatchObject([{ numbers: [1], total: 1 }]);
});

test("kinds of tasks are told apart, and what is late is called so", async () => {
  await converse([
    ["am I behind?", "Nothing is overdue."],
    ["Add task: Send the letter yesterday", expect.stringContaining("Task created")],
    ["Add task: Call Ines, high priority", expect.stringContaining("Task created")],
    ["Add task: Sweep, high priority", expect.stringContaining("Task created")],
    ["mark sweep as done", "Marked 'Sweep' as done"],
    ["am I behind?", "1 task is overdue:\n#1 [ ] Send the letter"],
    ["what are my priorities", "You have 1 high priority pending task:\n#2 [ ] Call Ines"],
    ["how many did I finish this week", "I found 1 completed task:\n#3 [✓] Sweep"],
    ["what has no date?", "You have 1 pending task:\n#2 [ ] Call Ines"],
  ]);
});

test("after a list another day is asked for by the day alone, and what was shown by a pointer", async () => {
  await converse([
    ["Add task: Call Ines tomorrow", "Task created: Call Ines (tomorrow)"],
    ["what about tomorrow?", expect.stringContaining("I can only help")],
    ["what's on today", expect.stringContaining("Nothing is due today.")],
    ["and tomorrow?", "I found 1 pending task:\n#1 [ ] Call Ines"],
    ["when is it due?", "'Call Ines' is still open, due tomorrow."],
    ["is it urgent?", "'Call Ines' is still open, due tomorrow."],
  ]);
});

test("a word of approval before a question or a request is no part of it", async () => {
  await converse([
    ["Add task: Call Ines today", "Task created: Call Ines (today)"],
    ["Add task: Paint the fence", "Task created: Paint the fence"],
    ["which one first?", "1 task is due today:\n#1 [ ] Call Ines"],
    ["great, what's next", "1 task is due today:\n#1 [ ] Call Ines"],
    ["nice, anything else?", "You have 2 pending tasks:\n#1 [ ] Call Ines\n#2 [ ] Paint the fence"],
    ["perfect, and tomorrow?", "Nothing is due tomorrow."],
    ["thanks for that. what else", "You have 2 pending tasks:\n#1 [ ] Call Ines\n#2 [ ] Paint the fence"],
    ["perfect, mark the first one as done", "Marked 'Call Ines' as done"],
    ["great, it's done", expect.stringContaining("I can only help")],
    ["sweet! is the fence done?", "'Paint the fence' is still open."],
    ["awesome, thanks", "You're welcome."],
    ["thanks, bye", "You're welcome."],
    ["Add task: Great, what's next", "Task created: Great, what's next"],
  ]);
});

test("whoever has too much on their hands is told one thing to begin with", async () => {
  await converse([
    ["I'm overwhelmed", "Take a breath: nothing on your list is open."],
    ["Add task: Paint the fence", "Task created: Paint the fence"],
    ["Add task: File taxes, high priority", expect.stringContaining("Task created")],
    ["this is too much", "One thing at a time. Nothing is due today, so 'File taxes' can come first."],
    ["Add task: Call Ines today", "Task created: Call Ines (today)"],
    ["I don't know where to start", "One thing at a time. Start with 'Call Ines': it is due today."],
    ["Add task: Send the letter yesterday", expect.stringContaining("Task created")],
    ["ugh, I'm so overwhelmed", "One thing at a time. Start with 'Send the letter': it was due yesterday."],
    ["mark it as done", "Marked 'Send the letter' as done"],
    ["I'm tired", "Take it easy. Ask 'what can't wait?' and I'll show you only that."],
  ]);
});
