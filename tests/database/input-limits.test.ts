import { describe, expect, test } from "vitest";
import { newPerson, type Person, recordsOf, tasksOf, times } from "@/tests/support/people";

const letters = (count: number) => "x".repeat(count);
const now = new Date("2030-06-15T12:00:00Z");
const clock = { now: () => now, newId: () => crypto.randomUUID() };
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();

async function withTask(): Promise<Person> {
  const person = await newPerson();
  await person.add({ title: "Task", due: "2030-06-20" });
  return person;
}

/** Each line: what is asked, and the sentence it is refused with, or null when it must be taken. */
type Case = [tool: string, input: unknown, problem: string | null];
const cases: Case[] = [
  ["add_task", { title: "x" }, null],
  ["add_task", { title: letters(255) }, null],
  ["add_task", { title: `  ${letters(255)}\n` }, null],
  ["add_task", { title: letters(256) }, "Title must be at most 255 characters"],
  ["add_task", { title: "" }, "Title is required"],
  ["add_task", { title: " \t\n\u00a0" }, "Title is required"],
  ["add_task", { title: "\u0000" }, "Title is required"],
  ["add_task", {}, "Title is required"],
  ["add_task", undefined, "Title is required"],
  ["add_task", { title: null }, "Title is required"],
  ["add_task", { title: 7 }, "Title is required"],
  ["add_task", { title: "x", due: "0999-12-31" }, "Due must be a date like 2026-02-03 or a time like 2026-02-03T09:00"],
  ["list_tasks", { completed_before: "0100-01-01" }, "Dates must look like 2026-02-03"],
  ["add_task", [], "input: Invalid input: expected object, received array"],
  ["add_task", { title: "x", description: letters(1000) }, null],
  ["add_task", { title: "x", description: letters(1001) }, "Description must be at most 1000 characters"],
  ["update_task", { task: 1, note: letters(1000) }, null],
  ["update_task", { task: 1, note: letters(1001) }, "Description must be at most 1000 characters"],
  ["update_task", { task: 1, note: " " }, "A note cannot be empty"],
  ["update_task", { task: 1, note: "x", description: "y" }, "Give either description or note"],
  ["add_task", { title: "x", priority: "high" }, null],
  ["add_task", { title: "x", priority: "urgent" }, "Priority must be low, medium or high"],
  ["add_task", { title: "x", user_id: "me" }, "Unknown field: user_id"],
  ["add_task", { title: "x", userId: "me", status: "completed" }, "Unknown field: userId, status"],
  ["add_task", { title: "x", due: "2030-02-28" }, null],
  ["add_task", { title: "x", due: "9999-12-31" }, null],
  ["add_task", { title: "x", due: "2030-02-30" }, "Due must be a date like 2026-02-03 or a time like 2026-02-03T09:00"],
  [
    "add_task",
    { title: "x", due: "2030-02-03T24:00" },
    "Due must be a date like 2026-02-03 or a time like 2026-02-03T09:00",
  ],
  [
    "add_task",
    { title: "x", due: "9999-12-31T23:59-12:00" },
    "Due must be a date like 2026-02-03 or a time like 2026-02-03T09:00",
  ],
  ["add_task", { title: "x", due: "tomorrow" }, "Due must be a date like 2026-02-03 or a time like 2026-02-03T09:00"],
  ["add_task", { title: "x", due: "" }, "Due must be a date like 2026-02-03 or a time like 2026-02-03T09:00"],
  ["add_task", { title: "x", due: letters(41) }, "Due must be a date"],
  ["add_task", { title: "x", recurrence: "FREQ=DAILY" }, null],
  [
    "add_task",
    { title: "x", recurrence: "FREQ=HOURLY" },
    "Recurrence must be an RFC 5545 rule of days, weeks, months or years",
  ],
  [
    "add_task",
    { title: "x", recurrence: "FREQ=DAILY;BYMONTHDAY=31;BYMONTH=2" },
    "Recurrence names no day that will ever come",
  ],
  ["add_task", { title: "x", due: "2030-02-03", recurrence: "FREQ=DAILY;UNTIL=20300203" }, null],
  [
    "add_task",
    { title: "x", due: "2030-02-03", recurrence: "FREQ=DAILY;UNTIL=20300202" },
    "Recurrence names no day that will ever come",
  ],
  ["update_task", { task: 1, title: letters(255) }, null],
  ["update_task", { task: 1, title: letters(256) }, "Title must be at most 255 characters"],
  ["update_task", { task: 1, title: " " }, "Title is required"],
  ["update_task", { task: 1, title: null }, "Title is required"],
  ["update_task", { task: 1, description: letters(1001) }, "Description must be at most 1000 characters"],
  ["update_task", { task: 1, description: null }, null],
  ["update_task", { task: 1 }, "Update the title or description?"],
  ["update_task", { task: 1, due: "" }, "Due must be a date like 2026-02-03 or a time like 2026-02-03T09:00"],
  ["update_task", { task: 1, status: "completed" }, "Unknown field: status"],
  ["update_task", { title: "x" }, "Task must be a number or an id"],
  ["update_task", { task: "", title: "x" }, "Task must be a number or an id"],
  ["update_task", { task: 0, title: "x" }, "Task must be a number or an id"],
  ["update_task", { task: 1.5, title: "x" }, "Task must be a number or an id"],
  ["update_task", { task: letters(4), title: "x" }, "Task must be a number or an id"],
  ["complete_task", { task: 1, completed: "yes" }, "Completed must be true or false"],
  ["complete_task", { task: 1, occurrence: "monday" }, "Occurrence must be a date like 2026-02-03"],
  ["list_tasks", { limit: 1 }, null],
  ["list_tasks", { limit: 100 }, null],
  ["list_tasks", { limit: 0 }, "Limit must be at least 1"],
  ["list_tasks", { limit: 101 }, "Limit must be at most 100"],
  ["list_tasks", { limit: 1.5 }, "Limit must be a whole number"],
  ["list_tasks", { status: "open" }, "Status must be all, pending or completed"],
  ["list_tasks", { due_before: "2030-13-01" }, "Dates must look like 2026-02-03"],
  ["list_tasks", { completed_after: "9999-12-31" }, null],
  ["list_tasks", { cursor: "nonsense" }, "Cursor must be one that a list gave"],
  [
    "list_tasks",
    { cursor: forgedCursor(["pending", null, null, 3_000_000_000]) },
    "Cursor must be one that a list gave",
  ],
  ["list_tasks", { cursor: forgedCursor(["pending", "' OR 1=1", null, 1]) }, "Cursor must be one that a list gave"],
  ["list_tasks", { cursor: letters(501) }, "Cursor must be one that a list gave"],
  ["list_tasks", { search: letters(255) }, null],
  ["list_tasks", { search: letters(256) }, "Search must be at most 255 characters"],
  ["list_tasks", { search: " " }, "Search cannot be empty"],
  ["list_tasks", { bin: "yes" }, "Bin must be true or false"],
  ["list_tasks", { has_due: 1 }, "Has due must be true or false"],
  ["list_tasks", { search: "x", best_first: 1 }, "Best first must be true or false"],
  ["list_tasks", { search: "x", best_first: true, cursor: "x" }, "Best first has no second page"],
  ["list_tasks", { search: "x", any_word: 1 }, "Any word must be true or false"],
  ["list_tasks", { search: "x", any_word: true, cursor: "x" }, "Any word has no second page"],
  ["list_tasks", { repeats: "yes" }, "Repeats must be true or false"],
  ["list_reminders", { came: false }, "Came can only be true"],
  ["undo", { redo: "please" }, "Redo must be true or false"],
  ["delete_task", {}, "Give either task or tasks"],
  ["delete_task", { task: 1, tasks: [1] }, "Give either task or tasks"],
  ["delete_task", { tasks: [] }, "Name at least one task"],
  ["delete_task", { tasks: Array(101).fill(1) }, "At most 100 tasks can be deleted at once"],
  ["delete_task", { tasks: Array(100).fill(1) }, null],
  ["schedule_reminder", { task: 1, remind_at: inMinutes(1) }, null],
  ["schedule_reminder", { task: 1, remind_at: inMinutes(0) }, "That time has already passed"],
  ["schedule_reminder", { task: 1, remind_at: inMinutes(-1) }, "That time has already passed"],
  ["schedule_reminder", { task: 1, remind_at: letters(41) }, "Remind at must be a time like 2026-02-03T09:00"],
  ["schedule_reminder", { task: 1, remind_at: 9 }, "Remind at must be a time like 2026-02-03T09:00"],
  ["schedule_reminder", { task: 1, remind_at: "soon" }, "Remind at must be a time like 2026-02-03T09:00"],
  ["schedule_reminder", { task: 1, remind_at: "2030-07-01" }, "Remind at must be a time like 2026-02-03T09:00"],
  [
    "schedule_reminder",
    { task: 1, remind_at: "9999-12-31T23:59-12:00" },
    "Remind at must be a time like 2026-02-03T09:00",
  ],
  ["schedule_reminder", { task: 1 }, "Give either remind_at or minutes_before_due"],
  [
    "schedule_reminder",
    { task: 1, remind_at: inMinutes(1), minutes_before_due: 1 },
    "Give either remind_at or minutes_before_due",
  ],
  ["schedule_reminder", { task: 1, minutes_before_due: 0 }, null],
  ["schedule_reminder", { task: 1, minutes_before_due: -1 }, "Minutes before due must be at least 0"],
  ["schedule_reminder", { task: 1, minutes_before_due: 60 * 24 * 6 }, "That time has already passed"],
  ["schedule_reminder", { task: 1, remind_at: inMinutes(1), repeat_interval_minutes: 1 }, null],
  ["schedule_reminder", { task: 1, remind_at: inMinutes(1), repeat_interval_minutes: 1440 }, null],
  [
    "schedule_reminder",
    { task: 1, remind_at: inMinutes(1), repeat_interval_minutes: 0 },
    "Repeat interval must be at least 1 minute",
  ],
  [
    "schedule_reminder",
    { task: 1, remind_at: inMinutes(1), repeat_interval_minutes: 1441 },
    "Repeat interval must be at most 1440 minutes",
  ],
  ["schedule_reminder", { task: 1, remind_at: inMinutes(1), repeat_interval_minutes: 1, repeat_count: 1 }, null],
  ["schedule_reminder", { task: 1, remind_at: inMinutes(1), repeat_interval_minutes: 1, repeat_count: 100 }, null],
  [
    "schedule_reminder",
    { task: 1, remind_at: inMinutes(1), repeat_interval_minutes: 1, repeat_count: 0 },
    "Repeat count must be at least 1",
  ],
  [
    "schedule_reminder",
    { task: 1, remind_at: inMinutes(1), repeat_interval_minutes: 1, repeat_count: 101 },
    "Repeat count must be at most 100",
  ],
  ["schedule_reminder", { task: 1, remind_at: inMinutes(1), repeat_count: 2 }, "Repeat count needs a repeat interval"],
  ["change_reminder", { reminder: "1", cancel: true }, "Reminder must be the id of a reminder"],
  [
    "change_reminder",
    { reminder: crypto.randomUUID() },
    "Give one of remind_at, snooze, snooze_minutes, snooze_until or cancel",
  ],
  ["change_reminder", { reminder: crypto.randomUUID(), cancel: false }, "Cancel can only be true"],
  ["change_reminder", { reminder: crypto.randomUUID(), snooze_minutes: 1441 }, "Snooze must be at most 1440 minutes"],
  ["undo", { steps: 3 }, "Unknown field: steps"],
  ["drop_tables", {}, "There is no such tool"],
];

describe("what a call may say", () => {
  const shared = { person: undefined as Promise<Person> | undefined };
  test.each(cases)("%s %j → %s", async (tool, input, problem) => {
    shared.person ??= withTask();
    const person = await shared.person;
    const result = await person.call(tool, input, { clock });
    expect([result.error_code, result.error]).toEqual(problem === null ? [null, null] : ["VALIDATION_ERROR", problem]);
    const [record] = (await recordsOf(person)).toReversed();
    expect(record).toMatchObject({
      id: result.recordId,
      toolName: tool,
      success: problem === null,
      errorMessage: problem,
    });
  });
});

function forgedCursor(position: unknown[]): string {
  return Buffer.from(JSON.stringify(position)).toString("base64url");
}

test("a title keeps every character it can, whatever it is", async () => {
  const person = await newPerson();
  for (const title of [
    '\'; DROP TABLE "Task"; --',
    "100% _ \\ done",
    "👩‍👩‍👧 خبز وحليب",
    "<b>bold</b>",
    "a\u202eb",
    "null",
    "𝒳".repeat(127),
  ]) {
    expect(await person.add(title)).toMatchObject({ title });
  }
  expect(await person.add("a\u0000b\ud800c")).toMatchObject({ title: "ab\ufffdc" });
});

test("a number nobody can have is one that was not found, in words", async () => {
  const person = await withTask();
  for (const task of [2, 999_999_999, 2_147_483_648, Number.MAX_SAFE_INTEGER]) {
    expect(await person.refused("complete_task", { task })).toMatchObject({
      error_code: "TASK_NOT_FOUND",
      error: `I couldn't find task ${task}. You have 1 task.`,
    });
  }
});

test("a card takes 100 tasks and not one more, joined or not", async () => {
  const person = await newPerson();
  await times(101, (index) => person.add(`Task ${index}`));
  const numbers = Array.from({ length: 101 }, (_, index) => index + 1);
  const caller = { ...person.caller, conversationId: null, messageId: "one turn" };
  await person.ok("delete_task", { tasks: numbers.slice(0, 100) }, { caller });
  expect(await person.refused("delete_task", { tasks: numbers }, { caller })).toMatchObject({
    error_code: "VALIDATION_ERROR",
  });
});

test("an empty description and an empty title after trimming leave nothing behind", async () => {
  const person = await newPerson();
  expect(await person.add({ title: "  Buy milk  ", description: "  " })).toMatchObject({
    title: "Buy milk",
    description: null,
  });
  await person.refused("update_task", { task: 1, title: "  " });
  expect(await tasksOf(person)).toMatchObject([{ title: "Buy milk", version: 1 }]);
});

test("lists in lists, more of them than there is stack for, are no title and no input", async () => {
  const person = await newPerson();
  const deep: unknown = JSON.parse(`${"[".repeat(20_000)}${"]".repeat(20_000)}`);
  expect(await person.refused("add_task", { title: deep })).toMatchObject({ error: "Title is required" });
  expect(await person.refused("add_task", deep)).toMatchObject({ error_code: "VALIDATION_ERROR" });
});
