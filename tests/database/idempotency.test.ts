import { describe, expect, test } from "vitest";
import {
  inConversation,
  newConversation,
  newPerson,
  newToken,
  recordsOf,
  tasksOf,
  times,
  withToken,
} from "@/tests/support/people";

const key = (idempotencyKey: string) => ({ idempotencyKey });

describe("the same key again", () => {
  test("returns the first result, record and all, and does nothing", async () => {
    const person = await newPerson();
    const first = await person.call("add_task", { title: "Buy milk" }, key("a"));
    await person.ok("update_task", { task: 1, title: "Buy bread" });
    expect(await person.call("add_task", { title: "Buy milk" }, key("a"))).toEqual(first);
    expect(await tasksOf(person)).toMatchObject([{ title: "Buy bread" }]);
    expect(await recordsOf(person, "add_task")).toHaveLength(1);
  });

  test("holds for every tool that changes something", async () => {
    const person = await newPerson();
    await person.add({ title: "Water plants", due: "2030-01-07", recurrence: "FREQ=WEEKLY" });
    const calls: [string, object][] = [
      ["update_task", { task: 1, title: "Water all plants" }],
      ["complete_task", { task: 1 }],
      ["schedule_reminder", { task: 1, minutes_before_due: 5 }],
      ["undo", {}],
      ["undo", { redo: true }],
      ["delete_task", { task: 1 }],
    ];
    for (const [index, [name, input]] of calls.entries()) {
      const first = await person.call(name, input, key(`key ${index}`));
      expect(first).toMatchObject({ success: true });
      const rows = await tasksOf(person);
      expect(await person.call(name, input, key(`key ${index}`))).toEqual(first);
      expect(await tasksOf(person)).toEqual(rows);
    }
  });

  test("with another input, or for another tool, is a conflict", async () => {
    const person = await newPerson();
    await person.add("Buy milk", key("a"));
    for (const [name, input] of [
      ["add_task", { title: "Buy bread" }],
      ["complete_task", { task: 1 }],
    ] as const) {
      expect(await person.refused(name, input, key("a"))).toMatchObject({
        error_code: "CONFLICT",
        error: "This idempotency key was used for another call.",
      });
    }
    expect(await tasksOf(person)).toMatchObject([{ title: "Buy milk", status: "pending" }]);
  });

  test("is the same input in whatever order its fields come, and with fields left undefined", async () => {
    const person = await newPerson();
    const first = await person.call("add_task", { title: "Buy milk", priority: "low" }, key("a"));
    const again = { priority: "low", description: undefined, title: "Buy milk" };
    expect(await person.call("add_task", again, key("a"))).toEqual(first);
  });

  test("belongs to one person", async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    await one.add("Buy milk", key("a"));
    expect(await other.add("Buy bread", key("a"))).toMatchObject({ number: 1, title: "Buy bread" });
  });

  test("is not used up by a call that failed", async () => {
    const person = await newPerson();
    await person.refused("add_task", { title: "" }, key("a"));
    await person.refused("complete_task", { task: 7 }, key("a"));
    expect(await person.add("Buy milk", key("a"))).toMatchObject({ number: 1 });
  });

  test("is none when it is empty: a program that sends the header without one means two calls", async () => {
    const person = await newPerson();
    await person.add("Buy milk", key(""));
    expect(await person.add("Buy milk", key(""))).toMatchObject({ number: 2 });
  });

  test("is never cut: one that is too long is refused, lest it be taken for another", async () => {
    const person = await newPerson();
    const longest = "k".repeat(200);
    await person.add("Buy milk", key(longest));
    expect(await person.refused("add_task", { title: "Buy milk" }, key(`${longest}k`))).toMatchObject({
      error_code: "VALIDATION_ERROR",
      error: "Idempotency key must be at most 200 characters",
    });
  });

  test("answers only a call that may be made: a refused one is refused, and stands in the audit as it was asked", async () => {
    const person = await newPerson();
    const { id } = await person.add("Buy milk");
    await person.ok("undo", {}, key("a"));
    const reader = withToken(person, newToken({ mayWrite: false }));
    expect(await person.refused("undo", {}, { ...key("a"), caller: reader })).toMatchObject({
      error_code: "FORBIDDEN",
    });
    expect(await person.refused("undo", { record: "x" }, key("a"))).toMatchObject({ error_code: "VALIDATION_ERROR" });
    await person.refused("restore_task", { task: id }, { caller: reader });
    expect(await recordsOf(person, "restore_task")).toMatchObject([
      { errorCode: "FORBIDDEN", parameters: { task: id } },
    ]);
  });

  test("promises nothing for a read: it shows what is there now", async () => {
    const person = await newPerson();
    expect(await person.ok("list_tasks", {}, key("a"))).toMatchObject({ total: 0 });
    await person.add("Buy milk");
    expect(await person.ok("list_tasks", {}, key("a"))).toMatchObject({ total: 1 });
  });
});

describe("50 calls at once with one key", () => {
  test("add one task", async () => {
    const person = await newPerson();
    const [first, ...others] = await times(50, () => person.call("add_task", { title: "Buy milk" }, key("a")));
    for (const other of others) expect(other).toEqual(first);
    expect(await tasksOf(person)).toHaveLength(1);
    expect(await recordsOf(person)).toHaveLength(1);
  });

  test("undo one change, and all say which", async () => {
    const person = await newPerson();
    await person.add("Buy milk");
    const [first, ...others] = await times(50, () => person.call("undo", {}, key("a")));
    expect(first).toMatchObject({ success: true });
    for (const other of others) expect(other).toEqual(first);
  });

  test("ask one question, and all show its card", async () => {
    const person = await newPerson();
    const task = await person.add("Buy milk");
    const caller = inConversation(person, await newConversation(person));
    const [first, ...others] = await times(50, (index) =>
      person.call("delete_task", { task: task.id }, { ...key("a"), caller: { ...caller, messageId: `m${index}` } }),
    );
    expect(first).toMatchObject({ success: true });
    for (const other of others) expect(other).toEqual(first);
  });
});
