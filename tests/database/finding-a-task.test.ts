import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { newPerson } from "@/tests/support/people";

const NOT_A_TASK = { error_code: "VALIDATION_ERROR", error: "Task must be a number or an id" };

test("a tool takes a task by its id or its number, however they are written", async () => {
  const person = await newPerson();
  const task = await person.add("Buy milk");
  for (const reference of [1, "1", "#1", " 1 ", "001", task.id, task.id.toUpperCase(), ` ${task.id} `])
    expect(await person.ok("update_task", { task: reference, priority: "high" })).toMatchObject({
      task: { title: "Buy milk" },
    });
});

describe("a tool takes nothing else", () => {
  const calls: [tool: string, input: (task: unknown) => object][] = [
    ["update_task", (task) => ({ task, title: "x" })],
    ["complete_task", (task) => ({ task })],
    ["delete_task", (task) => ({ task })],
    ["delete_task", (task) => ({ tasks: [1, task] })],
    ["restore_task", (task) => ({ task })],
    ["schedule_reminder", (task) => ({ task, remind_at: "2030-01-01T09:00" })],
    ["list_reminders", (task) => ({ task })],
  ];
  test.each(calls)("%s %#", async (tool, input) => {
    const person = await newPerson();
    const task = await person.add("Buy milk");
    const wrong = [
      -1,
      0,
      1.5,
      null,
      true,
      [1],
      "-1",
      "0",
      "1.5",
      "1e3",
      "#",
      "# 1",
      "",
      " ",
      "abc",
      "milk",
      "Buy milk",
    ];
    for (const reference of [...wrong, task.id.slice(1), `${task.id}0`, "9".repeat(21)])
      expect([reference, await person.refused(tool, input(reference))]).toMatchObject([reference, NOT_A_TASK]);
  });
});

test("what is well-formed and nobody's is not found", async () => {
  const person = await newPerson();
  await person.add("1984");
  for (const task of [1984, "1984", "#2", 2_147_483_648, "9999999999", "99999999999999999999"])
    expect(await person.refused("complete_task", { task })).toMatchObject({
      error_code: "TASK_NOT_FOUND",
      error: `I couldn't find task ${Number(String(task).replace("#", ""))}. You have 1 task.`,
    });
  expect(await person.refused("complete_task", { task: randomUUID() })).toMatchObject({
    error_code: "TASK_NOT_FOUND",
    error: "I couldn't find that task. Try listing your tasks first.",
  });
});

test("the bin is looked in only for restoring, and nothing else is then found", async () => {
  const person = await newPerson();
  const [milk, paper] = [await person.add("Buy milk"), await person.add("Old paper")];
  await person.remove([paper]);
  expect(await person.refused("complete_task", { task: paper.number })).toMatchObject({ error_code: "TASK_NOT_FOUND" });
  expect(await person.refused("restore_task", { task: milk.number })).toMatchObject({ error_code: "TASK_NOT_FOUND" });
  expect(await person.ok("restore_task", { task: paper.number })).toMatchObject({ task: { deleted_at: null } });
});
