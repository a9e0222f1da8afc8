import { expect, inject, test } from "vitest";
import { newPerson, recordsOf, tasksOf, times } from "@/tests/support/people";

/** tests/postgres/at-once.test.ts races with many more; the embedded database must stand a few as well. */
test("tasks added at once get a number each, none lost, each recorded; a failed call uses up none", async () => {
  const person = await newPerson();
  const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
  const [tasks] = await Promise.all([
    times(20, (index) => person.add(`Task ${index}`)),
    times(4, () => person.refused("add_task", { title: " " })),
  ]);
  expect(tasks.map(({ number }) => number).toSorted((one, other) => one - other)).toEqual(numbers);
  expect((await tasksOf(person)).map(({ number }) => number)).toEqual(numbers);
  const records = await recordsOf(person, "add_task");
  expect(records.map(({ success }) => success).toSorted()).toEqual([...Array(4).fill(false), ...Array(20).fill(true)]);
  expect(await person.add("The next one")).toMatchObject({ number: 21 });
});

test("a card that is confirmed many times at once is one deletion, one record and the same answer", async () => {
  const person = await newPerson();
  const card = await person.askToDelete([await person.add("Buy milk"), await person.add("Buy bread")]);
  const [first, ...others] = await times(10, () => person.answer(card.id));
  expect(first).toMatchObject({ status: "deleted" });
  for (const other of others) expect(other).toEqual(first);
  expect((await tasksOf(person)).map(({ version, deletedAt }) => [version, deletedAt !== null])).toEqual([
    [2, true],
    [2, true],
  ]);
  const answers = (await recordsOf(person, "delete_task")).filter(({ parameters }) => parameters.pending_action);
  expect(answers).toMatchObject([{ id: first?.record_id, success: true }]);
});

test("a card that is confirmed and called off at once has one outcome; its task and its record agree", async () => {
  const person = await newPerson();
  const outcomes = await times(6, async (index) => {
    const task = await person.add(`Task ${index}`);
    const card = await person.askToDelete([task]);
    const decisions = index % 2 === 0 ? (["confirm", "cancel"] as const) : (["cancel", "confirm"] as const);
    const [one, other] = await Promise.all(decisions.map((decision) => person.answer(card.id, { decision })));
    expect(one).toEqual(other);
    return { task, card, status: one?.status };
  });
  const rows = new Map((await tasksOf(person)).map((task) => [task.id, task]));
  const records = await recordsOf(person, "delete_task");
  for (const { task, card, status } of outcomes) {
    const answers = records.filter(({ parameters }) => parameters.pending_action === card.id);
    expect(rows.get(task.id)?.deletedAt !== null).toBe(status === "deleted");
    expect(answers.map(({ success }) => success)).toEqual(status === "deleted" ? [true] : []);
  }
  // The embedded database has one connection, and takes them in the order in which they were asked for.
  const isInTurn = inject("template").kind === "embedded";
  const either = expect.stringMatching(/^(deleted|kept)$/);
  const expected = outcomes.map((_, index) => (isInTurn ? (index % 2 === 0 ? "deleted" : "kept") : either));
  expect(outcomes.map(({ status }) => status)).toEqual(expected);
});

test("completions of one occurrence at once move a repeating task once", async () => {
  const person = await newPerson();
  await person.add({ title: "Water plants", due: "2030-01-07", recurrence: "FREQ=WEEKLY" });
  const results = await times(6, () => person.ok("complete_task", { task: 1, occurrence: "2030-01-07" }));
  expect(results.filter(({ changed }) => changed)).toHaveLength(1);
  expect((await person.ok("list_tasks")).tasks).toMatchObject([{ due_on: "2030-01-14" }]);
});

test("undos at once take back a change each", async () => {
  const person = await newPerson();
  await person.add("Title 0");
  for (let index = 1; index <= 5; index += 1) await person.ok("update_task", { task: 1, title: `Title ${index}` });
  const undone = await times(4, () => person.ok("undo"));
  expect(new Set(undone.map(({ undone }) => JSON.stringify(undone))).size).toBe(4);
  expect(await tasksOf(person)).toMatchObject([{ title: "Title 1" }]);
});
