import { describe, expect, test } from "vitest";
import { database } from "@/lib/store/database";
import { purgeBin } from "@/lib/tools/purge-bin";
import { cardOf, newPerson, recordsOf, tasksOf } from "@/tests/support/people";

const at = (now: string) => ({ clock: { now: () => new Date(now), newId: () => crypto.randomUUID() } });

describe("the bin", () => {
  test("gives a task back as it was, and only what is in it", async () => {
    const person = await newPerson();
    const task = await person.add({ title: "Buy milk", priority: "high", due: "2030-01-01" });
    await person.remove([task]);
    expect(await person.refused("complete_task", { task: task.id })).toMatchObject({ error_code: "TASK_NOT_FOUND" });
    const { task: restored } = await person.ok("restore_task", { task: task.id });
    expect(restored).toMatchObject({ ...task, version: 3, updated_at: expect.any(String) });
    expect(await person.refused("restore_task", { task: task.id })).toMatchObject({ error_code: "TASK_NOT_FOUND" });
  });

  test("is emptied of what lay there for thirty days, and the audit forgets its words and nothing else", async () => {
    const person = await newPerson();
    const [old, recent, open] = [await person.add("Old secret"), await person.add("Recent"), await person.add("Open")];
    await person.ok("update_task", { task: old.id, description: "Hidden words" });
    const card = await person.askToDelete([old]);
    await person.answer(card.id);
    await person.remove([recent]);
    const { client } = await database();
    const daysAgo = (days: number, seconds: number) => new Date(Date.now() - days * 86_400_000 - seconds * 1000);
    await client.task.update({ where: { id: old.id }, data: { deletedAt: daysAgo(30, 60) } });
    await client.task.update({ where: { id: recent.id }, data: { deletedAt: daysAgo(30, -60) } });
    const untouched = async () =>
      (await recordsOf(person)).filter((record) => !JSON.stringify(record).match(/redacted|Old secret/));
    const before = await untouched();
    expect(await purgeBin()).toBe(1);
    expect((await tasksOf(person)).map(({ id }) => id)).toEqual([recent.id, open.id]);
    const records = await recordsOf(person);
    expect(records).toHaveLength(8);
    expect(JSON.stringify(records)).not.toMatch(/Old secret|Hidden words/);
    expect(JSON.stringify(await cardOf(card.id))).not.toContain("Old secret");
    expect(await untouched()).toEqual(before);
    expect(records.filter(({ changes }) => changes.length > 0)).toHaveLength(3);
    expect(await person.answer(card.id)).toMatchObject({ status: "deleted" });
    expect(await purgeBin()).toBe(0);
  });
});

describe("a repeating task", () => {
  test("moves on when done, keeps its history, and does nothing for an occurrence that is over", async () => {
    const person = await newPerson("America/New_York");
    const monday = at("2030-01-07T15:00:00Z");
    await person.add({ title: "Water plants", due: "2030-01-07T09:00", recurrence: "FREQ=WEEKLY" }, monday);
    const done = await person.ok("complete_task", { task: 1, occurrence: "2030-01-07" }, monday);
    expect(done).toMatchObject({
      changed: true,
      next_due_on: "2030-01-14",
      task: { status: "pending", due_at: "2030-01-14T14:00:00.000Z" },
    });
    expect(await person.ok("complete_task", { task: 1, occurrence: "2030-01-07" }, monday)).toMatchObject({
      changed: false,
    });
    expect(await person.ok("complete_task", { task: 1, occurrence: "2030-01-14" }, monday)).toMatchObject({
      next_due_on: "2030-01-21",
    });
    const changed = (await recordsOf(person, "complete_task")).filter(({ changes }) => changes.length > 0);
    expect(changed.map(({ changes }) => changes[0]?.before)).toMatchObject([
      { dueOn: "2030-01-07" },
      { dueOn: "2030-01-14" },
    ]);
  });

  test("does not pile up what was missed, and ends when its count does", async () => {
    const person = await newPerson();
    await person.add({ title: "Stretch", due: "2030-01-01", recurrence: "FREQ=DAILY" }, at("2030-01-01T12:00:00Z"));
    expect(await person.ok("complete_task", { task: 1 }, at("2030-03-10T12:00:00Z"))).toMatchObject({
      next_due_on: "2030-03-11",
    });
    await person.add(
      { title: "Twice", due: "2030-01-01", recurrence: "FREQ=DAILY;COUNT=2" },
      at("2030-01-01T12:00:00Z"),
    );
    expect(await person.ok("complete_task", { task: 2 }, at("2030-01-01T12:00:00Z"))).toMatchObject({
      next_due_on: "2030-01-02",
    });
    expect(await person.ok("complete_task", { task: 2 }, at("2030-01-02T12:00:00Z"))).toMatchObject({
      next_due_on: null,
      task: { status: "completed" },
    });
  });

  test("keeps its rule when its date is changed, and loses it with its date", async () => {
    const person = await newPerson();
    await person.add({ title: "Rent", due: "2030-01-31", recurrence: "FREQ=MONTHLY" });
    const rule = (await tasksOf(person))[0]?.recurrence;
    expect(await person.ok("update_task", { task: 1, due: "2030-02-02" })).toMatchObject({
      task: { recurrence: rule },
    });
    expect(await person.ok("complete_task", { task: 1 }, at("2030-02-02T12:00:00Z"))).toMatchObject({
      next_due_on: "2030-02-28",
    });
    expect(await person.ok("update_task", { task: 1, due: null })).toMatchObject({
      task: { recurrence: null, due_on: null },
    });
  });

  test("begins ten years back at most, however its date is set", async () => {
    const person = await newPerson();
    const now = at("2030-06-15T12:00:00Z");
    const problem = { error: "A repeating task cannot begin more than 10 years back: give it a later due date" };
    const daily = { title: "Daily", recurrence: "FREQ=DAILY" };
    expect(await person.refused("add_task", { ...daily, due: "2020-06-14" }, now)).toMatchObject(problem);
    expect(await person.refused("add_task", { ...daily, due: "1000-01-02T09:00" }, now)).toMatchObject(problem);
    await person.add({ ...daily, due: "2020-06-15" }, now);
    for (const change of [{ due: "1000-01-02" }, { due: "2020-06-14T09:00" }, { postpone_minutes: -1440 }]) {
      expect(await person.refused("update_task", { task: 1, ...change }, now)).toMatchObject(problem);
    }
    await person.ok("update_task", { task: 1, due: "1000-01-02", recurrence: null }, now);
    expect(await person.refused("update_task", { task: 1, recurrence: "FREQ=DAILY" }, now)).toMatchObject(problem);
    const both = { task: 1, recurrence: "FREQ=DAILY", due: "2030-06-15" };
    expect(await person.ok("update_task", both, now)).toMatchObject({ task: { recurrence: "FREQ=DAILY" } });
  });

  test("that was stored with an older date can still be changed and done", async () => {
    const person = await newPerson();
    const now = at("2030-06-15T12:00:00Z");
    const recurrence = "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29;COUNT=999";
    const { id } = await person.add({ title: "Old", due: "2030-06-15", recurrence }, now);
    const { client } = await database();
    await client.task.update({ where: { id }, data: { dueOn: new Date("1000-01-02") } });
    expect(await person.ok("update_task", { task: 1, title: "Very old" }, now)).toMatchObject({
      task: { title: "Very old", due_on: "1000-01-02" },
    });
    expect(await person.ok("complete_task", { task: 1 }, now)).toMatchObject({ next_due_on: "2032-02-29" });
  });

  test("takes its relative reminders along", async () => {
    const person = await newPerson();
    const now = at("2030-01-01T00:00:00Z");
    await person.add({ title: "Stretch", due: "2030-01-01T09:00", recurrence: "FREQ=DAILY" }, now);
    await person.remind({ task: 1, minutes_before_due: 30 }, now);
    await person.ok("complete_task", { task: 1 }, now);
    expect(await person.ok("list_reminders")).toMatchObject({
      reminders: [{ next_at: "2030-01-02T08:30:00.000Z", status: "scheduled" }],
    });
  });
});
