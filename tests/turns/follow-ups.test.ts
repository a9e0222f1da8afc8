import { describe, expect, it } from "vitest";
import { converse } from "@/tests/support/converse";
import { newPerson, openTasksOf, remindersOf } from "@/tests/support/people";
import { conversationOf } from "@/tests/support/talk";

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

  it("take a tick back", async () => {
    await converse([
      ["Add task: Buy milk", "Task created: Buy milk"],
      ["done with the milk", "Marked 'Buy milk' as done"],
      ["actually not yet", "Marked 'Buy milk' as not done"],
    ]);
  });

  it("add to what a task says, and leave what is there", async () => {
    const person = await converse([
      ["Add task: Shopping - oats", "Task created: Shopping"],
      ["add milk to my shopping reminder", "Updated 'Shopping': added 'milk'"],
      ["add a note to task 1: not the blue one", "Updated 'Shopping': added 'not the blue one'"],
      ["add milk to my shopping reminder", "Updated 'Shopping': added 'milk'"],
      ["change the reminder for shopping to say Groceries", "Updated 'Shopping' to 'Groceries'"],
    ]);
    expect(await openTasksOf(person)).toMatchObject([
      { title: "Groceries", description: "oats\nmilk\nnot the blue one" },
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

  it("is told in many ways", async () => {
    await converse([
      ["Add task: Renew passport", "Task created: Renew passport"],
      ["Add task: Do the laundry", "Task created: Do the laundry"],
      ["Add task: File taxes", "Task created: File taxes"],
      ["I'm done with the passport", "Marked 'Renew passport' as done"],
      ["got the taxes out of the way", "Marked 'File taxes' as done"],
      ["laundry: done", "Marked 'Do the laundry' as done"],
    ]);
  });

  it("is not what is needed", async () => {
    const person = await converse([["Add task: Buy milk", "Task created: Buy milk"]]);
    await conversationOf(person).say("I need milk");
    expect((await openTasksOf(person)).map(({ status }) => status)).toEqual(["pending"]);
  });

  it("ticks nothing off when no task is for that, or several are", async () => {
    const person = await converse([
      ["Add task: Call Anna about milk", "Task created: Call Anna about milk"],
      ["Add task: Call Anna about bread", "Task created: Call Anna about bread"],
      ["Add task: Call Bobby's school", "Task created: Call Bobby's school"],
      ["I called Anna", "Which task did you mean?"],
      ["I called Bob", "Good. I found no open task for that, so I changed nothing."],
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
      ["every day", "Task created: drink water (every day, first today)"],
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

describe("what is left of a list", () => {
  it("is what nothing was done to since it was shown", async () => {
    await converse([
      ["add 3 tasks: wash car, clean garage and mow the lawn", "Tasks created: wash car; clean garage; mow the lawn"],
      ["show my tasks", "You have 3 tasks:\n#1 [ ] wash car\n#2 [ ] clean garage\n#3 [ ] mow the lawn"],
      ["mark the first one as done", "Marked 'wash car' as done"],
      ["delete the rest", "Are you sure you want to delete these 2 tasks?\n#2 clean garage\n#3 mow the lawn"],
      ["yes", "Deleted 2 tasks"],
      ["what's in the bin", "The bin holds 2 tasks:\n#2 [ ] clean garage\n#3 [ ] mow the lawn"],
      ["restore clean garage", "Restored 'clean garage'"],
    ]);
  });

  it("is asked about when nothing is left", async () => {
    await converse([
      ["add task: wash car", "Task created: wash car"],
      ["mark it done", "Marked 'wash car' as done"],
      ["delete the rest", "Which task did you mean?"],
    ]);
  });
});

describe("a task known by what was said of it", () => {
  it("is ticked off when it is said to be done", async () => {
    await converse([
      ["add task: finish the report", "Task created: finish the report"],
      ["the report is done", "Marked 'finish the report' as done"],
      ["the weather is done", "Good. I found no open task for that, so I changed nothing."],
    ]);
  });

  it("has to be there before a reminder can count back from when it is due", async () => {
    await converse([
      ["remind me about the dentist an hour before", "I couldn't find that task. Try listing your tasks first."],
      ["dentist appointment tomorrow at 3pm", "Task created: dentist appointment (tomorrow at 3:00 PM)"],
      ["remind me about the dentist an hour before", "I'll remind you of 'dentist appointment' tomorrow at 2:00 PM"],
    ]);
  });
});

describe("after a card was answered by its button", () => {
  it("undo takes the deletion back instead of answering it again", async () => {
    const person = await newPerson();
    const talk = conversationOf(person);
    await talk.say("add 2 tasks: wash car, mow the lawn");
    const asked = await talk.say("delete tasks 1 and 2");
    await person.answer(asked.pending_action?.id ?? "");
    expect(await openTasksOf(person)).toHaveLength(0);
    expect((await talk.say("undo")).response).toBe("Undone: changes to 2 tasks");
    expect(await openTasksOf(person)).toHaveLength(2);
  });
});
