import { describe, expect, inject, test } from "vitest";
import { newPerson, recordsOf, tasksOf, times } from "@/tests/support/people";
import { rounds } from "@/tests/support/rounds";

/** What must hold when many do the same thing in the same moment. What needs more than one connection is in tests/postgres/at-once.test.ts. */
const isEmbedded = inject("template").kind === "embedded";

/** The embedded database has one connection for all, and must stand a few as well. */
const many = (onPostgres: number, embedded: number): number => (isEmbedded ? embedded : onPostgres);

test("tasks added at once get a number each, none lost, each recorded; a failed call uses up none", async () => {
  const person = await newPerson();
  const numbers = Array.from({ length: many(200, 20) }, (_, index) => index + 1);
  const [tasks] = await Promise.all([
    times(numbers.length, (index) => person.add(`Task ${index}`)),
    times(4, () => person.refused("add_task", { title: " " })),
  ]);
  expect(tasks.map(({ number }) => number).toSorted((one, other) => one - other)).toEqual(numbers);
  expect((await tasksOf(person)).map(({ number }) => number)).toEqual(numbers);
  const records = await recordsOf(person, "add_task");
  expect(records.map(({ success }) => success).toSorted()).toEqual([
    ...Array(4).fill(false),
    ...numbers.map(() => true),
  ]);
  expect(await person.add("The next one")).toMatchObject({ number: numbers.length + 1 });
});

describe("answering", () => {
  test("a card that is confirmed many times at once is one deletion, one record and the same answer", async () => {
    const person = await newPerson();
    const card = await person.askToDelete([await person.add("Buy milk"), await person.add("Buy bread")]);
    const [first, ...others] = await times(many(200, 10), () => person.answer(card.id));
    expect(first).toMatchObject({ status: "deleted" });
    for (const other of others) expect(other).toEqual(first);
    expect((await tasksOf(person)).map(({ version, deletedAt }) => [version, deletedAt !== null])).toEqual([
      [2, true],
      [2, true],
    ]);
    const answers = (await recordsOf(person, "delete_task")).filter(({ parameters }) => parameters.pending_action);
    expect(answers).toMatchObject([{ id: first?.record_id, success: true }]);
  });

  test("a card that is confirmed and called off at once has one outcome; task, card and record agree", async () => {
    const person = await newPerson();
    const seen: string[] = [];
    for (let round = 0; round < many(rounds(6, 100), 1); round += 1) {
      const outcomes = await times(10, async (index) => {
        const task = await person.add(`Task ${round}.${index}`);
        const card = await person.askToDelete([task]);
        const decisions = index % 2 === 0 ? (["confirm", "cancel"] as const) : (["cancel", "confirm"] as const);
        const [one, other] = await Promise.all(decisions.map((decision) => person.answer(card.id, { decision })));
        expect(one).toEqual(other);
        return { task, card, status: one?.status };
      });
      for (const { status } of outcomes) seen.push(status ?? "");
      const rows = new Map((await tasksOf(person)).map((task) => [task.id, task]));
      const records = await recordsOf(person, "delete_task");
      for (const { task, card, status } of outcomes) {
        const answers = records.filter(({ parameters }) => parameters.pending_action === card.id);
        expect(rows.get(task.id)?.deletedAt !== null).toBe(status === "deleted");
        expect(answers.map(({ success }) => success)).toEqual(status === "deleted" ? [true] : []);
      }
    }
    expect(new Set(seen)).toEqual(new Set(["deleted", "kept"]));
    // Over one connection they are answered in the order in which they were asked.
    if (isEmbedded) expect(seen).toEqual(seen.map((_, index) => (index % 2 === 0 ? "deleted" : "kept")));
  });
});

describe("changing", () => {
  test("completions of one occurrence at once move a repeating task once", async () => {
    const person = await newPerson();
    await person.add({ title: "Water plants", due: "2030-01-07", recurrence: "FREQ=WEEKLY" });
    const input = { task: 1, occurrence: "2030-01-07" };
    const results = await times(many(30, 6), () => person.ok("complete_task", input));
    expect(results.filter(({ changed }) => changed)).toHaveLength(1);
    expect((await person.ok("list_tasks")).tasks).toMatchObject([{ due_on: "2030-01-14" }]);
  });

  test("undos at once take back a change each", async () => {
    const person = await newPerson();
    const count = many(10, 4);
    await person.add("Title 0");
    for (let index = 1; index <= count + 2; index += 1)
      await person.ok("update_task", { task: 1, title: `Title ${index}` });
    const undone = await times(count, () => person.ok("undo"));
    expect(new Set(undone.map(({ undone }) => JSON.stringify(undone))).size).toBe(count);
    expect(await tasksOf(person)).toMatchObject([{ title: "Title 2" }]);
  });
});
