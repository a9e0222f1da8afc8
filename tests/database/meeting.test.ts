import { expect, test } from "vitest";
import { newPerson, recordsOf, tasksOf, times } from "@/tests/support/people";

/** tests/postgres/at-once.test.ts races with many more; the embedded database must stand a few as well. */
test("tasks added at once get a number each, none lost, each recorded", async () => {
  const person = await newPerson();
  await times(20, (index) => person.add(`Task ${index}`));
  const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
  expect((await tasksOf(person)).map(({ number }) => number)).toEqual(numbers);
  expect(await recordsOf(person, "add_task")).toHaveLength(20);
});

test("a card that is confirmed and called off at once has one outcome, and its task agrees", async () => {
  const person = await newPerson();
  await times(5, async (index) => {
    const task = await person.add(`Task ${index}`);
    const card = await person.askToDelete([task]);
    const decisions = index % 2 === 0 ? (["confirm", "cancel"] as const) : (["cancel", "confirm"] as const);
    const [one, other] = await Promise.all(decisions.map((decision) => person.answer(card.id, { decision })));
    expect(one).toEqual(other);
    const row = (await tasksOf(person)).find(({ id }) => id === task.id);
    expect(row?.deletedAt !== null).toBe(one?.status === "deleted");
  });
});
