import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { database } from "@/lib/store/database";
import { newPerson, type Person, times } from "@/tests/support/people";

async function withTasks(...titles: string[]): Promise<Person> {
  const person = await newPerson();
  for (const title of titles) await person.add(title);
  return person;
}

/** Which task the words mean: its title, several titles in question, or nothing. */
async function meant(person: Person, task: number | string): Promise<string | string[] | null> {
  const result = await person.call("update_task", { task, priority: "high" });
  if (result.success) return z.object({ task: z.object({ title: z.string() }) }).parse(result.data).task.title;
  if (result.error_code === "TASK_NOT_FOUND") return null;
  expect([result.error_code, result.error]).toEqual(["AMBIGUOUS_TASK", "Which task did you mean?"]);
  const { candidates } = z.object({ candidates: z.array(z.object({ title: z.string() })) }).parse(result.data);
  return candidates.map(({ title }) => title).toSorted();
}

test("by id, number and exact title in any case", async () => {
  const person = await withTasks("Buy milk", "Buy milk and bread");
  const task = await person.add("École");
  for (const reference of [1, "1", "#1", " 1 ", "buy MILK"]) expect(await meant(person, reference)).toBe("Buy milk");
  for (const reference of [task.id, task.id.toUpperCase(), "école", "ÉCOLE"])
    expect(await meant(person, reference)).toBe("École");
});

test("a title that is a number is found when nobody has that number, but no title that merely contains it", async () => {
  const person = await withTasks("1984", "2", "Run 10 km");
  expect(await meant(person, "1984")).toBe("1984");
  expect(await meant(person, "2")).toBe("2");
  expect(await meant(person, "1")).toBe("1984");
  expect(await meant(person, "10")).toBeNull();
  expect(await meant(person, "run 11 km")).not.toBe("Run 10 km");
  expect((await person.refused("complete_task", { task: "1985" })).error).toBe(
    "I couldn't find task 1985. You have 3 tasks.",
  );
});

describe("roughly", () => {
  test.each([
    ["a typo", "grocries", "Buy groceries"],
    ["swapped letters", "dentsit", "Call the dentist"],
    ["another word order", "dentist call", "Call the dentist"],
    ["a part of it", "report", "Write quarterly report"],
    ["the beginning of a word", "quart", "Write quarterly report"],
    ["plural for singular", "quarterly reports", "Write quarterly report"],
    ["singular for plural", "buy grocery", "Buy groceries"],
    ["small words added", "the dentist", "Call the dentist"],
    ["no accents", "creme brulee", "Make crème brûlée"],
    ["a typo in a short word", "mlik", "Milk"],
  ])("%s: %s", async (_, words, title) => {
    const person = await withTasks(
      "Buy groceries",
      "Call the dentist",
      "Write quarterly report",
      "Make crème brûlée",
      "Milk",
    );
    expect(await meant(person, words)).toBe(title);
  });

  test("nothing alike is nothing, and the next question is answered as before", async () => {
    const person = await withTasks("My own");
    expect(await meant(person, "Secret plan")).toBeNull();
    expect(await meant(person, "own")).toBe("My own");
    expect((await person.refused("complete_task", { task: "Secret plan" })).error).toBe(
      "I couldn't find that task. Try listing your tasks first.",
    );
  });

  test("also among more tasks than anybody would read through", async () => {
    const person = await newPerson();
    const { client } = await database();
    await client.task.createMany({
      data: Array.from({ length: 500 }, (_, index) => ({
        id: randomUUID(),
        userId: person.id,
        number: index + 1,
        title: `Errand ${randomUUID()}`,
        dueOn: new Date("2027-01-01"),
        createdAt: new Date(),
        updatedAt: new Date(),
      })),
    });
    await client.user.update({ where: { id: person.id }, data: { nextTaskNumber: 501 } });
    await person.add("Buy groceries for the weekend");
    await person.add("Call the dentist");
    expect(await meant(person, "grocries")).toBe("Buy groceries for the weekend");
    expect(await meant(person, "dentsit")).toBe("Call the dentist");
  });

  test("with characters that mean something to a database", async () => {
    const titles = [
      "100% cotton_shirt",
      'O\'Brien "quoted"',
      "back\\slash",
      "Party 🎉 planning",
      "خبز وحليب",
      "שלום עולם",
    ];
    const person = await withTasks(...titles);
    for (const title of titles) expect(await meant(person, title)).toBe(title);
    expect(await meant(person, "%")).toBeNull();
    expect(await meant(person, "'; --")).toBeNull();
    expect(await meant(person, "party planning")).toBe("Party 🎉 planning");
    expect(await meant(person, "حليب")).toBe("خبز وحليب");
  });
});

describe("several", () => {
  test("that are close are asked about, never guessed between", async () => {
    const person = await withTasks("Buy milk", "Buy silk", "Call Anna", "Call Anne", "Pay rent", "Pay rent May");
    expect(await meant(person, "buy")).toEqual(["Buy milk", "Buy silk"]);
    expect(await meant(person, "Call Ann")).toEqual(["Call Anna", "Call Anne"]);
    expect(await meant(person, "rent")).toEqual(["Pay rent", "Pay rent May"]);
    expect(await meant(person, "pay rent")).toBe("Pay rent");
  });

  test("with the very same title are asked about, unless only one can be meant", async () => {
    const person = await withTasks("Water plants", "water plants");
    expect(await meant(person, "Water plants")).toEqual(["Water plants", "water plants"]);
    await person.ok("complete_task", { task: 1 });
    expect(await person.ok("complete_task", { task: "water plants" })).toMatchObject({
      task: { number: 2 },
      changed: true,
    });
    expect(await person.refused("delete_task", { task: "water plants" })).toMatchObject({
      error_code: "AMBIGUOUS_TASK",
    });
  });

  test("are at most ten, each with what a person needs to choose", async () => {
    const person = await newPerson();
    await times(12, (index) => person.add(`Meeting ${index + 1}`));
    const { data } = await person.refused("complete_task", { task: "meeting" });
    const { candidates } = z.object({ candidates: z.array(z.unknown()) }).parse(data);
    expect(candidates).toHaveLength(10);
    expect(candidates[0]).toEqual({
      id: expect.any(String),
      number: expect.any(Number),
      title: expect.any(String),
      status: "pending",
    });
  });
});

test("the bin is searched only for restoring, and nothing else is then found", async () => {
  const person = await withTasks("Buy milk", "Buy bread");
  await person.remove([{ id: (await person.add("Old paper")).id }]);
  expect(await meant(person, "old paper")).toBeNull();
  expect(await person.refused("restore_task", { task: "Buy milk" })).toMatchObject({ error_code: "TASK_NOT_FOUND" });
  expect(await person.ok("restore_task", { task: "paper" })).toMatchObject({
    task: { title: "Old paper", deleted_at: null },
  });
});
