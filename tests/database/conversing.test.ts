import { describe, expect, it } from "vitest";
import { newPerson, openTasksOf, recordsOf, remindersOf } from "@/tests/support/people";
import { conversationOf } from "@/tests/support/talk";

/** Says the lines one after the other and compares what is answered to each. */
async function converse(lines: readonly (readonly [said: string, reply: string])[]) {
  const person = await newPerson();
  const talk = conversationOf(person);
  const replies: (readonly [string, string])[] = [];
  for (const [said] of lines) replies.push([said, (await talk.say(said)).response]);
  expect(replies).toEqual(lines);
  return person;
}

describe("what was said before is remembered", () => {
  it("a position means the list that was shown last", async () => {
    const person = await converse([
      ["Add task: Buy milk", "Task created: Buy milk"],
      ["Add task: Pay bills", "Task created: Pay bills"],
      ["show my tasks", "You have 2 tasks:\n#1 [ ] Buy milk\n#2 [ ] Pay bills"],
      ["mark the second one done", "Marked 'Pay bills' as done"],
    ]);
    expect((await openTasksOf(person)).map(({ status }) => status)).toEqual(["pending", "completed"]);
  });

  it("a pronoun means the task last spoken of", async () => {
    await converse([
      ["Add task: Buy milk", "Task created: Buy milk"],
      ["make it urgent", "Updated 'Buy milk': high priority"],
      ["mark it done", "Marked 'Buy milk' as done"],
      ["undo that", "Undone: the change to 'Buy milk'"],
    ]);
  });

  it("a reminder without a task is for the one just made", async () => {
    const person = await converse([
      ["Add task: Water the plants tomorrow", "Task created: Water the plants (tomorrow)"],
      ["and remind me an hour before", "I'll remind you of 'Water the plants' tomorrow at 8:00 AM"],
    ]);
    expect((await remindersOf(person)).map(({ minutesBeforeDue }) => minutesBeforeDue)).toEqual([60]);
  });

  it("several lists later the last one counts", async () => {
    await converse([
      ["Add task: Buy milk", "Task created: Buy milk"],
      ["Add task: Pay bills", "Task created: Pay bills"],
      ["mark task 1 done", "Marked 'Buy milk' as done"],
      ["show my tasks", "You have 2 tasks:\n#2 [ ] Pay bills\n#1 [✓] Buy milk"],
      ["show completed tasks", "You have 1 completed task:\n#1 [✓] Buy milk"],
      ["reopen the first one", "Marked 'Buy milk' as not done"],
    ]);
  });
});

describe("a question that was asked", () => {
  it("goes on with the answer: a title", async () => {
    await converse([
      ["Add a task for tomorrow", "I need more details. What should the task be called?"],
      ["Water the plants", "Task created: Water the plants (tomorrow)"],
      ["Add task", "I need more details. What should the task be called?"],
      ["call it Buy milk", "Task created: Buy milk"],
      ["Add task", "I need more details. What should the task be called?"],
      ["Add task: Pay bills", "Task created: Pay bills"],
    ]);
  });

  it("goes on with the answer: which task, by number, position or words", async () => {
    const question = "Which task did you mean?";
    await converse([
      ["Add task: Call Anna about milk", "Task created: Call Anna about milk"],
      ["Add task: Call Anna about bread", "Task created: Call Anna about bread"],
      ["Add task: Call Anna about eggs", "Task created: Call Anna about eggs"],
      ["mark call anna as done", question],
      ["#3", "Marked 'Call Anna about eggs' as done"],
      ["rename call anna to Phone Anna", question],
      ["the first one", "Updated 'Call Anna about eggs' to 'Phone Anna'"],
      ["delete call anna", question],
      ["the one about bread", "Are you sure you want to delete 'Call Anna about bread'?"],
    ]);
  });

  it("goes on over two questions: what to change, then to what", async () => {
    await converse([
      ["Add task: Buy milk", "Task created: Buy milk"],
      ["Edit task 1", "Update the title or description?"],
      ["The title", "What should the new title be?"],
      ["Buy oat milk", "Updated 'Buy milk' to 'Buy oat milk'"],
    ]);
  });

  it("is forgotten when something else is asked, or when it is turned down", async () => {
    const person = await converse([
      ["Add task", "I need more details. What should the task be called?"],
      ["show my tasks", "You don't have any tasks yet."],
      ["Add task", "I need more details. What should the task be called?"],
      ["never mind", "Okay."],
      ["what is the weather", "I can only help with task management. Try 'create a task' or 'show my tasks'."],
    ]);
    expect(await openTasksOf(person)).toEqual([]);
  });

  it("offers ready-made answers", async () => {
    const person = await newPerson();
    const talk = conversationOf(person);
    await talk.say("Add task: Call Anna");
    await talk.say("Add task: Call Bert");
    const { state, clarification, metadata } = await talk.say("mark call as done");
    expect({ state, clarification, decision: metadata.decision_type }).toEqual({
      state: "needs_clarification",
      decision: "ASK_CLARIFICATION",
      clarification: {
        question: "Which task did you mean?",
        options: [
          { label: "#1 Call Anna", message: "#1" },
          { label: "#2 Call Bert", message: "#2" },
        ],
      },
    });
  });
});

describe("the person's own tasks make an order sure", () => {
  it("a title that could be chat is taken for the task that is called so", async () => {
    await converse([
      ["Add task: call the bank", "Task created: call the bank"],
      ["delete call the bank", "Are you sure you want to delete 'call the bank'?"],
      ["no", "Okay, nothing was deleted."],
      ["rename call the bank to Phone the bank", "Updated 'call the bank' to 'Phone the bank'"],
    ]);
  });

  it("without such a task nothing is done", async () => {
    const person = await converse([
      ["Add task: Buy milk", "Task created: Buy milk"],
      ["delete my account", "I can only help with task management. Try 'create a task' or 'show my tasks'."],
    ]);
    expect(await openTasksOf(person)).toHaveLength(1);
  });
});

describe("short things about what was just spoken of", () => {
  it("give the task another name", async () => {
    await converse([
      ["Add task: Buy milk", "Task created: Buy milk"],
      ["actually call it Buy oat milk", "Updated 'Buy milk' to 'Buy oat milk'"],
      ["no, rename it to Buy soy milk", "Updated 'Buy oat milk' to 'Buy soy milk'"],
      ["change the name to Buy rice milk", "Updated 'Buy soy milk' to 'Buy rice milk'"],
    ]);
  });

  it("give it another day, another time on that day, another priority", async () => {
    await converse([
      ["Add task: Call the bank", "Task created: Call the bank"],
      ["due tomorrow", "Updated 'Call the bank': due tomorrow"],
      ["make that 10am", "Updated 'Call the bank': due tomorrow at 10:00 AM"],
      ["no, make it tomorrow at 5pm", "Updated 'Call the bank': due tomorrow at 5:00 PM"],
      ["make it 11am instead", "Updated 'Call the bank': due tomorrow at 11:00 AM"],
      ["and mark it urgent", "Updated 'Call the bank': high priority"],
      ["not urgent", "Updated 'Call the bank': low priority"],
      ["change its priority to high", "Updated 'Call the bank': high priority"],
      ["it's done", "Marked 'Call the bank' as done"],
    ]);
  });

  it("move or cancel the reminder, and leave the task", async () => {
    const person = await converse([
      ["Add task: Call the bank", "Task created: Call the bank"],
      ["Add task: Buy milk", "Task created: Buy milk"],
      ["remind me about task 2 tomorrow at 8am", "I'll remind you of 'Buy milk' tomorrow at 8:00 AM"],
      ["remind me about task 1 tomorrow at 9am", "I'll remind you of 'Call the bank' tomorrow at 9:00 AM"],
      ["make that 10am", "I'll remind you of 'Call the bank' tomorrow at 10:00 AM"],
      ["snooze it until tomorrow at 11am", "I'll remind you of 'Call the bank' tomorrow at 11:00 AM"],
      ["remind me 10 minutes earlier", "I'll remind you of 'Call the bank' tomorrow at 10:50 AM"],
      ["cancel that reminder", "Cancelled the reminder for 'Call the bank'"],
    ]);
    expect(await openTasksOf(person)).toHaveLength(2);
  });

  it("snooze the reminder from now on", async () => {
    const person = await newPerson();
    const talk = conversationOf(person);
    await talk.say("remind me to stretch tomorrow at 9am");
    const before = Date.now();
    await talk.say("snooze 10 minutes");
    const [reminder] = await remindersOf(person);
    const later = new Date(reminder?.remindAt ?? 0).getTime() - before;
    expect(later).toBeGreaterThanOrEqual(9 * 60_000);
    expect(later).toBeLessThanOrEqual(11 * 60_000);
    expect(await openTasksOf(person)).toHaveLength(1);
  });

  it("of several reminders none is snoozed unasked", async () => {
    const person = await newPerson();
    await conversationOf(person).say("remind me to stretch tomorrow at 9am");
    await conversationOf(person).say("remind me to water the plants tomorrow at 10am");
    const { response } = await conversationOf(person).say("snooze 10 minutes");
    expect(response).toBe("Which reminder did you mean?");
  });

  it("count in the list that was shown", async () => {
    await converse([
      ["Add task: Buy milk", "Task created: Buy milk"],
      ["Add task: Pay bills", "Task created: Pay bills"],
      ["show my tasks", "You have 2 tasks:\n#1 [ ] Buy milk\n#2 [ ] Pay bills"],
      ["the second one is done", "Marked 'Pay bills' as done"],
      ["the first one please", "I can only help with task management. Try 'create a task' or 'show my tasks'."],
    ]);
  });

  it("mean nothing where nothing was spoken of", async () => {
    const person = await newPerson();
    await conversationOf(person).say("Add task: Buy milk");
    const { response } = await conversationOf(person).say("call it Oat milk");
    expect(response).toBe("I'm not sure what you mean. What would you like to do?");
  });
});

describe("what was done", () => {
  it("is ticked off when exactly one task is for that", async () => {
    await converse([
      ["Add task: Buy milk", "Task created: Buy milk"],
      ["Add task: Call the bank", "Task created: Call the bank"],
      ["Add task: Water the plants", "Task created: Water the plants"],
      ["I bought the milk", "Marked 'Buy milk' as done"],
      ["I've already called the bank", "Marked 'Call the bank' as done"],
      ["I finished watering the plants", "Marked 'Water the plants' as done"],
    ]);
  });

  it("ticks nothing off when no task is for that, or several are", async () => {
    const person = await converse([
      ["Add task: Call Anna about milk", "Task created: Call Anna about milk"],
      ["Add task: Call Anna about bread", "Task created: Call Anna about bread"],
      ["Add task: Call Bobby's school", "Task created: Call Bobby's school"],
      ["I called Anna", "I can only help with task management. Try 'create a task' or 'show my tasks'."],
      ["I called Bob", "I can only help with task management. Try 'create a task' or 'show my tasks'."],
    ]);
    expect((await openTasksOf(person)).map(({ status }) => status)).toEqual(["pending", "pending", "pending"]);
  });
});

describe("a rhythm that cannot be kept", () => {
  const question = "I can repeat a task by days, weeks, months or years. How often should it be?";

  it("is asked about, and the answer goes on with the request", async () => {
    const person = await converse([
      ["add drink water every hour", question],
      ["every 2 hours", question],
      ["every day", "Task created: drink water (today)"],
    ]);
    expect((await openTasksOf(person)).map(({ recurrence }) => recurrence)).toEqual(["FREQ=DAILY"]);
  });

  it("may be left out", async () => {
    const person = await converse([
      ["add drink water every hour", question],
      ["Just once", "Task created: drink water"],
    ]);
    expect((await openTasksOf(person)).map(({ recurrence }) => recurrence)).toEqual([null]);
  });

  it("of a reminder becomes one of its task", async () => {
    const person = await newPerson();
    const talk = conversationOf(person);
    await talk.say("Add task: Water the plants");
    expect((await talk.say("remind me about task 1 every week")).response).toBe(question);
    await talk.say("Every week");
    expect((await openTasksOf(person)).map(({ recurrence }) => recurrence)).toEqual(["FREQ=WEEKLY"]);
    expect((await remindersOf(person)).map(({ minutesBeforeDue }) => minutesBeforeDue)).toEqual([0]);
  });
});

describe("a reminder for a task by its number", () => {
  it("asks only when", async () => {
    await converse([
      ["Add task: Water the plants", "Task created: Water the plants"],
      ["Remind me about task 1", "When should I remind you?"],
      ["tomorrow at 9am", "I'll remind you of 'Water the plants' tomorrow at 9:00 AM"],
    ]);
  });
});

describe("more than one step", () => {
  it("list, then complete the first", async () => {
    const person = await converse([
      ["Add task: Buy milk", "Task created: Buy milk"],
      ["Add task: Pay bills", "Task created: Pay bills"],
      [
        "list pending tasks and mark the first one done",
        "Done! I've marked 'Buy milk' as complete. You have 1 pending task left.",
      ],
    ]);
    const last = (await recordsOf(person)).slice(-2);
    expect(last.map(({ toolName, sequence }) => [sequence, toolName])).toEqual([
      [1, "list_tasks"],
      [2, "complete_task"],
    ]);
  });

  it("a whole set at once", async () => {
    const person = await converse([
      ["Add task: Buy milk today", "Task created: Buy milk (today)"],
      ["Add task: Pay bills today", "Task created: Pay bills (today)"],
      ["Add task: Read a book", "Task created: Read a book"],
      ["mark everything due today as done", "Marked 2 tasks as done"],
      ["delete all completed tasks", "Are you sure you want to delete these 2 tasks?"],
      ["yep go ahead", "Deleted 2 tasks"],
      ["undo", "Undone: changes to 2 tasks"],
    ]);
    expect(await openTasksOf(person)).toHaveLength(3);
  });
});

describe("the question before a delete", () => {
  it("is dropped by any other message, which is dealt with", async () => {
    const person = await converse([
      ["Add task: Buy milk", "Task created: Buy milk"],
      ["delete task 1", "Are you sure you want to delete 'Buy milk'?"],
      ["show my tasks", "Okay, I did not delete 'Buy milk'.\nYou have 1 task:\n#1 [ ] Buy milk"],
      ["yes", "I can only help with task management. Try 'create a task' or 'show my tasks'."],
    ]);
    expect(await openTasksOf(person)).toHaveLength(1);
  });

  it("is answered by a no, and by nothing short of a whole yes", async () => {
    const person = await converse([
      ["Add task: Buy milk", "Task created: Buy milk"],
      ["delete task 1", "Are you sure you want to delete 'Buy milk'?"],
      ["nah leave it", "Okay, nothing was deleted."],
    ]);
    const talk = conversationOf(person);
    await talk.say("delete task 1");
    const { response } = await talk.say("yes, but keep it until Friday");
    expect(response).toMatch(/^Okay, I did not delete 'Buy milk'\./);
    expect(await openTasksOf(person)).toHaveLength(1);
  });
});
