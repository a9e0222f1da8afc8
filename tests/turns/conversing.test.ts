// Never run again: consent. What is deleted or offered here is done after a yes, and after nothing else.
import { describe, expect, it } from "vitest";
import { converse } from "@/tests/support/converse";
import { newPerson, openTasksOf, recordsOf, remindersOf } from "@/tests/support/people";
import { conversationOf } from "@/tests/support/talk";

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
      ["the one about bread", "Are you sure you want to delete this task?\n#2 Call Anna about bread"],
    ]);
  });

  it("is not asked when the day tells which one", async () => {
    const person = await newPerson();
    const talk = conversationOf(person);
    await talk.say("Add task: Dentist due tomorrow");
    await talk.say("Add task: Dentist due in 3 weeks");
    const answers = [];
    for (const said of ["delete the dentist", "mark the dentist tomorrow as done", "delete the dentist tomorrow"])
      answers.push((await talk.say(said)).response);
    expect(answers).toEqual([
      "Which task did you mean?",
      "Marked 'Dentist' as done",
      "Are you sure you want to delete this task?\n#1 Dentist",
    ]);
    expect(await openTasksOf(person)).toMatchObject([{ status: "completed" }, { status: "pending" }]);
  });

  it("is an offer that a yes takes up, and anything else leaves", async () => {
    const offer = "I'm not sure what you mean. What would you like to do?";
    await converse([
      ["I want to call mom", offer],
      ["yes", "Task created: call mom"],
      ["I want to call the dentist", offer],
      ["yes add it", "Task created: call the dentist"],
      ["I want to buy stamps", offer],
      ["yes", "Task created: buy stamps"],
      ["I want to call dad", offer],
      ["what is due today", "Nothing is due today."],
      ["I want to call dad", offer],
      ["no", "Okay."],
      ["add it", "I need more details. What should the task be called?"],
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
      ["push the bank call to tomorrow at 3pm", "Updated 'call the bank': due tomorrow at 3:00 PM"],
      ["delete call the bank", "Are you sure you want to delete this task?\n#1 call the bank"],
      ["no", "Okay, nothing was deleted."],
      ["rename call the bank to Phone the bank", "Updated 'call the bank' to 'Phone the bank'"],
    ]);
  });

  it("without such a task nothing is done", async () => {
    const person = await converse([
      ["Add task: Buy milk", "Task created: Buy milk"],
      ["delete my account", "I couldn't find that task. Try listing your tasks first."],
    ]);
    expect(await openTasksOf(person)).toHaveLength(1);
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
      ["delete all completed tasks", "Are you sure you want to delete these 2 tasks?\n#1 Buy milk\n#2 Pay bills"],
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
      ["delete task 1", "Are you sure you want to delete this task?\n#1 Buy milk"],
      ["show my tasks", "Okay, I did not delete 'Buy milk'.\nYou have 1 task:\n#1 [ ] Buy milk"],
      ["yes", "I'm not waiting for an answer just now. What would you like to do?"],
    ]);
    expect(await openTasksOf(person)).toHaveLength(1);
  });

  it("is answered by a no, and by nothing short of a whole yes", async () => {
    const person = await converse([
      ["Add task: Buy milk", "Task created: Buy milk"],
      ["delete task 1", "Are you sure you want to delete this task?\n#1 Buy milk"],
      ["nah leave it", "Okay, nothing was deleted."],
    ]);
    const talk = conversationOf(person);
    await talk.say("delete task 1");
    const { response } = await talk.say("yes, but keep it until Friday");
    expect(response).toMatch(/^Okay, I did not delete 'Buy milk'\./);
    expect(await openTasksOf(person)).toHaveLength(1);
  });
});
