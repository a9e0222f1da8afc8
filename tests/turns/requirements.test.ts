import { describe, expect, test } from "vitest";
import type { AgentResponse } from "@/lib/domain/agent-response";
import { openTasksOf, type Person, personWith } from "@/tests/support/people";
import { conversationOf } from "@/tests/support/talk";

/**
 * Every example, flow and dialogue of the five documents that Steward was built from: their inputs, answered by the
 * rules in our one wording. tests/process/requirements.test.ts says some of them over HTTP.
 */
interface Speaker {
  person: Person;
  say(message: string): Promise<AgentResponse>;
}

async function newSpeaker(...tasks: string[]): Promise<Speaker> {
  const person = await personWith(...tasks);
  return { person, say: conversationOf(person).say };
}

const calls = ({ tool_invocations }: AgentResponse): unknown[] =>
  tool_invocations.map(({ tool_name, parameters }) => [tool_name, parameters]);

const TASKS = ["Buy milk", "Pay bills", "Call Anna", "Water the plants", "Fix the report"];

describe("which tool a sentence calls, with what", () => {
  const rows: [said: string, reply: string, calls: unknown[]][] = [
    ["Add task: buy groceries", "Task created: buy groceries", [["add_task", { title: "buy groceries" }]]],
    [
      "Add task: Buy groceries - remember milk and eggs",
      "Task created: Buy groceries",
      [["add_task", { title: "Buy groceries", description: "remember milk and eggs" }]],
    ],
    ["Create: Fix the report", "Task created: Fix the report", [["add_task", { title: "Fix the report" }]]],
    ["Create a task to buy groceries", "Task created: buy groceries", [["add_task", { title: "buy groceries" }]]],
    ["remind me to buy milk", "Task created: buy milk", [["add_task", { title: "buy milk" }]]],
    [
      "Show my tasks",
      expect.stringMatching(/^You have 5 tasks:\n#1 \[ \] Buy milk\n/),
      [["list_tasks", { status: "all" }]],
    ],
    ["What are my tasks", expect.stringMatching(/^You have 5 tasks:/), [["list_tasks", { status: "all" }]]],
    [
      "Show my pending tasks",
      expect.stringMatching(/^You have 5 pending tasks:/),
      [["list_tasks", { status: "pending" }]],
    ],
    ["Show completed", "You don't have any completed tasks.", [["list_tasks", { status: "completed" }]]],
    ["Show completed tasks", "You don't have any completed tasks.", [["list_tasks", { status: "completed" }]]],
    ["Update task 1 to urgent", "Updated 'Buy milk': high priority", [["update_task", { task: 1, priority: "high" }]]],
    [
      "Update task 1 to 'Call Mom'",
      "Updated 'Buy milk' to 'Call Mom'",
      [["update_task", { task: 1, title: "Call Mom" }]],
    ],
    [
      "Change task 5 description to urgent",
      "Updated 'Fix the report': new description",
      [["update_task", { task: 5, description: "urgent" }]],
    ],
    ["Mark task 1 done", "Marked 'Buy milk' as done", [["complete_task", { task: 1, completed: true }]]],
    ["Complete task 5", "Marked 'Fix the report' as done", [["complete_task", { task: 5, completed: true }]]],
    ["Delete task 3", "Are you sure you want to delete this task?\n#3 Call Anna", [["delete_task", { task: 3 }]]],
    ["Remove task 10", "I couldn't find task 10. You have 5 tasks.", [["delete_task", { task: 10 }]]],
  ];
  test.each(rows)("%s", async (said, reply, expected) => {
    const { say } = await newSpeaker(...TASKS);
    const answer = await say(said);
    expect(answer.response).toEqual(reply);
    expect(calls(answer)).toEqual(expected);
  });
});

describe("what is missing is asked for", () => {
  const rows: [said: string, question: string][] = [
    ["Add task", "I need more details. What should the task be called?"],
    ["Edit task 3", "Update the title or description?"],
    ["Mark it done", "Which task did you mean?"],
  ];
  test.each(rows)("%s", async (said, question) => {
    const { say } = await newSpeaker(...TASKS);
    expect(await say(said)).toMatchObject({
      response: question,
      state: "needs_clarification",
      clarification: { question },
      metadata: { decision_type: "ASK_CLARIFICATION" },
    });
  });

  test("an answer goes on with the request", async () => {
    const { say } = await newSpeaker(...TASKS);
    await say("Mark it done");
    expect(await say("#2")).toMatchObject({ response: "Marked 'Pay bills' as done", state: "complete" });
  });
});

describe("more than one step", () => {
  test("list pending tasks and mark the first one done", async () => {
    const { say } = await newSpeaker("Buy milk", "Pay bills");
    const answer = await say("List pending tasks and mark the first one done");
    expect(answer.response).toBe("Done! I've marked 'Buy milk' as complete. You have 1 pending task left.");
    expect(calls(answer)).toEqual([
      ["list_tasks", { status: "pending" }],
      ["complete_task", { task: expect.any(String), completed: true }],
    ]);
  });

  test("show me my tasks and update the first one to urgent", async () => {
    const { say, person } = await newSpeaker("Buy milk", "Pay bills");
    const answer = await say("Show me my tasks and update the first one to urgent");
    expect(answer.response).toBe(
      "You have 2 tasks:\n#1 [ ] Buy milk\n#2 [ ] Pay bills\nUpdated 'Buy milk': high priority",
    );
    expect((await openTasksOf(person))[0]).toMatchObject({ number: 1, title: "Buy milk", priority: "high" });
  });

  test("list my tasks, then in the next message mark the first one done", async () => {
    const { say } = await newSpeaker("Buy milk", "Pay bills");
    await say("List my tasks");
    expect(await say("Mark the first one done")).toMatchObject({ response: "Marked 'Buy milk' as done" });
  });

  test("mark the first task done without a list before it", async () => {
    const { say } = await newSpeaker("Buy milk", "Pay bills");
    expect(await say("Mark the first task done")).toMatchObject({ response: "Marked 'Buy milk' as done" });
  });

  test("read first: a task named by words is searched for, then changed", async () => {
    const { say } = await newSpeaker(...TASKS);
    const answer = await say("Mark the bills as done");
    expect(answer.response).toBe("Marked 'Pay bills' as done");
    expect(calls(answer)).toMatchObject([
      ["list_tasks", { search: "bills" }],
      ["complete_task", { completed: true }],
    ]);
  });
});

describe("the confirmation and its transitions", () => {
  test("yes executes what was shown", async () => {
    const { say, person } = await newSpeaker(...TASKS);
    expect(await say("Delete task 3")).toMatchObject({
      state: "needs_confirmation",
      pending_action: { action_type: "DELETE_TASK", tasks: [{ number: 3, title: "Call Anna" }] },
      metadata: { intent: "DELETE_TASK", decision_type: "REQUEST_CONFIRMATION" },
    });
    expect(await say("yes")).toMatchObject({
      response: "Deleted task 'Call Anna'",
      state: "complete",
      metadata: { intent: "CONFIRM_YES", decision_type: "EXECUTE_PENDING" },
    });
    expect(await openTasksOf(person)).toHaveLength(4);
  });

  test("no cancels", async () => {
    const { say, person } = await newSpeaker(...TASKS);
    await say("Delete task 3");
    expect(await say("no")).toMatchObject({
      response: "Okay, nothing was deleted.",
      metadata: { intent: "CONFIRM_NO", decision_type: "CANCEL_PENDING" },
    });
    expect(await openTasksOf(person)).toHaveLength(5);
  });

  test("a new message cancels and is dealt with", async () => {
    const { say, person } = await newSpeaker(...TASKS);
    await say("Delete task 3");
    const answer = await say("Add task: buy milk");
    expect(answer.response).toBe("Okay, I did not delete 'Call Anna'.\nTask created: buy milk");
    expect(await openTasksOf(person)).toHaveLength(6);
  });
});

describe("what is no task", () => {
  test("conversation gets the one sentence about what this is for", async () => {
    const { say } = await newSpeaker();
    expect(await say("What is the weather like today?")).toMatchObject({
      response: "I can only help with task management. Try 'create a task' or 'show my tasks'.",
      state: "complete",
      tool_invocations: [],
      metadata: { intent: "GENERAL_CHAT", decision_type: "RESPOND_ONLY" },
    });
  });

  test("nothing there yet", async () => {
    const { say } = await newSpeaker();
    expect(await say("what are my tasks?")).toMatchObject({ response: "You don't have any tasks yet." });
  });

  test("an unsure reading asks instead of acting", async () => {
    const { say, person } = await newSpeaker();
    const answer = await say("I want to buy bread");
    expect(answer).toMatchObject({ state: "needs_clarification", tool_invocations: [] });
    expect(answer.metadata.confidence).toBeLessThan(0.7);
    expect(await openTasksOf(person)).toHaveLength(0);
  });

  test("a title that is too long is refused in words", async () => {
    const { say } = await newSpeaker();
    expect(await say(`Add task: ${"a".repeat(256)}`)).toMatchObject({
      response: "Invalid input: Title must be at most 255 characters",
      state: "error",
      metadata: { error_type: "ValidationError" },
    });
  });

  test("HTML and odd characters are text", async () => {
    const { say } = await newSpeaker();
    expect(await say("Add task: <b>bold</b> & \u{1f9c0}")).toMatchObject({
      response: "Task created: <b>bold</b> & \u{1f9c0}",
    });
  });
});

describe("reminders", () => {
  test("remind me to, with a time: the task, when none is called so, and its reminder", async () => {
    const { say } = await newSpeaker();
    const answer = await say("remind me to call the bank tomorrow at 9");
    expect(answer.response).toBe("Task created: call the bank (tomorrow at 9:00 AM). I'll remind you then");
    expect(calls(answer)).toMatchObject([
      ["list_tasks", { status: "pending", search: "call the bank" }],
      ["add_task", { title: "call the bank" }],
      ["schedule_reminder", { minutes_before_due: 0 }],
    ]);
  });

  test("a repeat comes so often, so many minutes apart", async () => {
    const { say } = await newSpeaker("Stretch");
    const answer = await say("remind me about task 1 in 2 hours, every 30 minutes, 4 times");
    expect(calls(answer)).toMatchObject([
      ["schedule_reminder", { task: 1, repeat_interval_minutes: 30, repeat_count: 4 }],
    ]);
  });
});
