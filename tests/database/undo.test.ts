import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  inConversation,
  newConversation,
  newPerson,
  openTasksOf,
  type Person,
  remindersOf,
  tasksOf,
} from "@/tests/support/people";

/** Rows without what every write touches. */
const withoutBookkeeping = <Row extends object>(rows: Row[]) =>
  rows.map((row) => ({ ...row, version: undefined, updatedAt: undefined }));
const stateOf = async (person: Person) => ({
  tasks: withoutBookkeeping(await tasksOf(person)),
  reminders: withoutBookkeeping(await remindersOf(person)),
});

describe("each kind of change", () => {
  const timed = { task: 1, remind_at: "2030-01-01T09:00" };
  const kinds: [string, (person: Person) => Promise<unknown>, (person: Person) => Promise<unknown>][] = [
    [
      "update",
      async () => {},
      (person) => person.ok("update_task", { task: 1, title: "B", description: "C", priority: "low" }),
    ],
    [
      "update that clears",
      (person) => person.ok("update_task", { task: 1, priority: "high" }),
      (person) => person.ok("update_task", { task: 1, priority: null, due: null }),
    ],
    ["complete", async () => {}, (person) => person.ok("complete_task", { task: 1 })],
    [
      "reopen",
      (person) => person.ok("complete_task", { task: 1 }),
      (person) => person.ok("complete_task", { task: 1, completed: false }),
    ],
    [
      "completion of a repeating task",
      (person) => person.ok("update_task", { task: 1, recurrence: "FREQ=DAILY;COUNT=9" }),
      (person) => person.ok("complete_task", { task: 1 }),
    ],
    [
      "deletion",
      async () => {},
      async (person) => person.answer((await person.askToDelete(await openTasksOf(person))).id),
    ],
    [
      "restoring",
      async (person) => person.remove(await openTasksOf(person)),
      (person) => person.ok("restore_task", { task: 1 }),
    ],
    [
      "moved reminder",
      (person) => person.remind(timed),
      async (person) =>
        person.ok("change_reminder", { reminder: await reminderId(person), remind_at: "2030-01-02T09:00" }),
    ],
    [
      "cancelled reminder",
      (person) => person.remind(timed),
      async (person) => person.ok("change_reminder", { reminder: await reminderId(person), cancel: true }),
    ],
    [
      "snoozed reminder",
      (person) => person.remind(timed),
      async (person) => person.ok("change_reminder", { reminder: await reminderId(person), snooze_minutes: 10 }),
    ],
    [
      "due date with a reminder that follows it",
      (person) => person.remind({ task: 1, minutes_before_due: 30 }),
      (person) => person.ok("update_task", { task: 1, due: "2030-05-01T10:00" }),
    ],
    [
      "due date taken away under such a reminder",
      (person) => person.remind({ task: 1, minutes_before_due: 30 }),
      (person) => person.ok("update_task", { task: 1, due: null }),
    ],
  ];

  test.each(kinds)("%s is undone, redone and undone again", async (_, before, change) => {
    const person = await newPerson();
    await person.add({ title: "A", due: "2030-03-03T10:00" });
    await before(person);
    const earlier = await stateOf(person);
    await change(person);
    const later = await stateOf(person);
    expect(later).not.toEqual(earlier);
    await person.ok("undo");
    expect(await stateOf(person)).toEqual(earlier);
    await person.ok("undo", { redo: true });
    expect(await stateOf(person)).toEqual(later);
    await person.ok("undo");
    expect(await stateOf(person)).toEqual(earlier);
  });

  test("an added task goes to the bin, comes back, and keeps its number for itself", async () => {
    const person = await newPerson();
    await person.add("A");
    expect(await person.ok("undo")).toMatchObject({ undone: [{ tool_name: "add_task" }], tasks: [{ title: "A" }] });
    expect(await person.ok("list_tasks")).toMatchObject({ total: 0 });
    expect(await person.add("B")).toMatchObject({ number: 2 });
    await person.ok("undo");
    await person.ok("undo", { redo: true });
    expect(await person.ok("list_tasks")).toMatchObject({ tasks: [{ number: 2 }] });
    expect(await person.ok("restore_task", { task: 1 })).toMatchObject({ task: { number: 1 } });
  });

  test("a reminder that was set is called off", async () => {
    const person = await newPerson();
    await person.add("A");
    await person.remind(timed);
    await person.ok("undo");
    expect(await remindersOf(person)).toMatchObject([{ status: "cancelled", nextAt: null }]);
    await person.ok("undo", { redo: true });
    expect(await person.ok("list_reminders")).toMatchObject({ reminders: [{ status: "scheduled" }] });
  });
});

describe("walking back", () => {
  test("goes one change further each time, and redo comes forward again, in the order of what happened", async () => {
    const person = await newPerson();
    // Every call in the same millisecond: the order is that of writing, not that of a clock.
    const clock = { now: () => new Date("2030-01-01T00:00:00Z"), newId: randomUUID };
    await person.add("1", { clock });
    for (const title of ["2", "3", "4"]) await person.ok("update_task", { task: 1, title }, { clock });
    const titleAfter = async (input: object) => {
      await person.ok("undo", input, { clock });
      const [task] = await tasksOf(person);
      return task?.deletedAt ? "in the bin" : task?.title;
    };
    for (const title of ["3", "2", "1", "in the bin"]) expect(await titleAfter({})).toBe(title);
    expect(await person.refused("undo")).toMatchObject({ error_code: "CONFLICT", error: "There is nothing to undo." });
    for (const title of ["1", "2", "3", "4"]) expect(await titleAfter({ redo: true })).toBe(title);
    expect(await person.refused("undo", { redo: true })).toMatchObject({ error: "There is nothing to redo." });
    for (const title of ["3", "2"]) expect(await titleAfter({})).toBe(title);
  });

  test("takes all calls of one message together, and only that message", async () => {
    const person = await newPerson();
    const conversation = await newConversation(person);
    const first = inConversation(person, conversation);
    const second = inConversation(person, conversation);
    await person.add("A", { caller: first, sequence: 1 });
    await person.add("B", { caller: second, sequence: 1 });
    await person.ok("update_task", { task: 2, title: "B!", due: "2030-01-01" }, { caller: second, sequence: 2 });
    await person.remind({ task: 2, minutes_before_due: 10 }, { caller: second, sequence: 3 });
    await person.ok("complete_task", { task: 1 }, { caller: second, sequence: 4 });
    const caller = inConversation(person, conversation);
    const { undone } = await person.ok("undo", {}, { caller });
    expect(undone).toMatchObject(
      ["complete_task", "schedule_reminder", "update_task", "add_task"].map((tool_name) => ({ tool_name })),
    );
    const [a, b] = await tasksOf(person);
    expect(a).toMatchObject({ title: "A", status: "pending", deletedAt: null });
    expect(b).toMatchObject({ title: "B", dueOn: null });
    expect(b?.deletedAt).not.toBeNull();
    expect(await remindersOf(person)).toMatchObject([{ status: "cancelled" }]);
    await person.ok("undo", { redo: true }, { caller: inConversation(person, conversation) });
    expect(await tasksOf(person)).toMatchObject([{ status: "completed" }, { title: "B!", deletedAt: null }]);
    expect(await person.ok("list_reminders")).toMatchObject({ reminders: [{ task: { number: 2 } }] });
  });

  test("stays within its conversation, and outside of any within what was done there", async () => {
    const person = await newPerson();
    const [here, there] = [await newConversation(person), await newConversation(person)];
    await person.add("A", { caller: inConversation(person, here) });
    await person.add("B", { caller: inConversation(person, there) });
    await person.add("C");
    expect(await person.ok("undo", {}, { caller: inConversation(person, here) })).toMatchObject({
      tasks: [{ title: "A" }],
    });
    expect(await person.ok("undo")).toMatchObject({ tasks: [{ title: "C" }] });
    expect(await person.refused("undo")).toMatchObject({ error: "There is nothing to undo." });
  });

  test("passes over calls that failed or changed nothing", async () => {
    const person = await newPerson();
    await person.add("A");
    await person.ok("update_task", { task: 1, title: "A" });
    await person.refused("update_task", { task: 9, title: "B" });
    await person.ok("list_tasks");
    expect(await person.ok("undo")).toMatchObject({ undone: [{ tool_name: "add_task" }] });
  });
});

async function reminderId(person: Person): Promise<string> {
  const [reminder] = await remindersOf(person);
  return reminder?.id ?? "";
}
