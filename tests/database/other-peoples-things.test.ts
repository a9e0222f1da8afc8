import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { newPerson, type Person, recordsOf, refusal, remindersOf, tasksOf } from "@/tests/support/people";
import { say } from "@/tests/support/talk";

/** User A tries every tool on user B's ids: the same answer, in words and shape, as for ids that never were. */
describe("what belongs to somebody else", () => {
  let owner: Person;
  let stranger: Person;
  const ids = { task: "", binned: "", reminder: "", record: "", card: "" };

  beforeAll(async () => {
    [owner, stranger] = [await newPerson(), await newPerson()];
    await stranger.add("My own");
    const task = await owner.add({ title: "Secret plan", due: "2030-01-01" });
    const binned = await owner.add("Secret waste");
    await owner.remove([binned]);
    const reminder = await owner.remind({ task: task.id, minutes_before_due: 5 });
    const { recordId } = await owner.call("update_task", { task: task.id, priority: "high" });
    const card = await owner.askToDelete([task]);
    Object.assign(ids, { task: task.id, binned: binned.id, reminder: reminder.id, record: recordId, card: card.id });
  });

  const calls: [string, keyof typeof ids, (id: string) => object][] = [
    ["update_task", "task", (task) => ({ task, title: "Mine" })],
    ["complete_task", "task", (task) => ({ task })],
    ["complete_task", "binned", (task) => ({ task, completed: false })],
    ["delete_task", "task", (task) => ({ task })],
    ["delete_task", "task", (task) => ({ tasks: [1, task] })],
    ["schedule_reminder", "task", (task) => ({ task, minutes_before_due: 5 })],
    ["list_reminders", "task", (task) => ({ task })],
    ["change_reminder", "reminder", (reminder) => ({ reminder, cancel: true })],
    ["change_reminder", "reminder", (reminder) => ({ reminder, snooze_minutes: 5 })],
    ["restore_task", "binned", (task) => ({ task })],
    ["undo", "record", (record) => ({ record })],
  ];

  test.each(calls)("%s of a foreign %s answers as for a random id", async (tool, kind, input) => {
    const before = [await tasksOf(owner), await remindersOf(owner), await recordsOf(owner)];
    const foreign = await stranger.refused(tool, input(ids[kind]));
    expect(foreign).toEqual(await stranger.refused(tool, input(randomUUID())));
    expect(foreign.error_code).toMatch(/NOT_FOUND$/);
    expect([await tasksOf(owner), await remindersOf(owner), await recordsOf(owner)]).toEqual(before);
  });

  test("cards neither", async () => {
    for (const decision of ["confirm", "cancel"] as const) {
      expect(await refusal(stranger.answer(ids.card, { decision }))).toEqual(
        await refusal(stranger.answer(randomUUID(), { decision })),
      );
    }
  });

  test("is found by neither its number nor its words, and appears in no list", async () => {
    const numbers = await stranger.refused("complete_task", { task: 2 });
    expect(numbers.error).toBe("I couldn't find task 2. You have 1 task.");
    const answers = ["Secret plan", "Nothing like it"].map(async (words) => say(stranger, `complete ${words}`));
    const [secret, nothing] = await Promise.all(answers);
    expect([secret?.response, secret?.metadata.error_code]).toEqual([nothing?.response, "TASK_NOT_FOUND"]);
    expect(await stranger.ok("list_tasks", { search: "Secret" })).toMatchObject({ total: 0, tasks: [] });
    expect(await stranger.ok("list_tasks", { bin: true })).toMatchObject({ total: 0 });
    expect(await stranger.ok("list_reminders")).toEqual({ reminders: [] });
  });

  test("another person's cursor only says where to go on in one's own list", async () => {
    const cursor = Buffer.from(JSON.stringify(["pending", null, null, 1])).toString("base64url");
    expect(await stranger.ok("list_tasks", { cursor })).toMatchObject({ tasks: [], total: 1 });
  });
});
