import { describe, expect, test } from "vitest";
import { z } from "zod";
import { taskJson } from "@/lib/domain/task-json";
import { database } from "@/lib/store/database";
import { newPerson, type Person } from "@/tests/support/people";

const page = z.object({
  tasks: z.array(taskJson),
  total: z.number(),
  total_is_exact: z.boolean(),
  next_cursor: z.string().nullable(),
});

const list = async (person: Person, input: object = {}) => page.parse(await person.ok("list_tasks", input));
const titles = async (person: Person, input: object = {}) =>
  (await list(person, input)).tasks.map(({ title }) => title);

test("open tasks come first, then by due day and time, then by number", async () => {
  const person = await newPerson("Europe/Berlin");
  await person.add("no date");
  await person.add({ title: "done early", due: "2030-01-01" });
  await person.add({ title: "day", due: "2030-01-02" });
  await person.add({ title: "late that day", due: "2030-01-02T20:00" });
  await person.add({ title: "early that day", due: "2030-01-02T08:00" });
  await person.add({ title: "day before", due: "2030-01-01" });
  await person.add("no date either");
  await person.ok("complete_task", { task: 2 });
  const order = ["day before", "early that day", "late that day", "day", "no date", "no date either", "done early"];
  expect(await titles(person)).toEqual(order);
  for (let size = 1; size <= order.length; size += 1) {
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const { tasks, next_cursor } = await list(person, { limit: size, ...(cursor ? { cursor } : {}) });
      seen.push(...tasks.map(({ title }) => title));
      cursor = next_cursor;
    }
    expect(seen).toEqual(order);
  }
});

describe("filters", () => {
  test("by status, priority, due day, day of completion and bin", async () => {
    const person = await newPerson("Pacific/Auckland");
    const clock = (now: string) => ({ clock: { now: () => new Date(now), newId: () => crypto.randomUUID() } });
    await person.add({ title: "a", priority: "high", due: "2030-01-01" });
    await person.add({ title: "b", priority: "low", due: "2030-01-02" });
    await person.add({ title: "c", priority: "high" });
    // 23:30 on the 4th and 00:30 on the 5th in Auckland.
    await person.ok("complete_task", { task: 2 }, clock("2030-01-04T10:30:00Z"));
    await person.ok("complete_task", { task: 3 }, clock("2030-01-04T11:30:00Z"));
    await person.remove([await person.add("d")]);
    expect(await titles(person, { status: "pending" })).toEqual(["a"]);
    expect(await titles(person, { status: "completed" })).toEqual(["b", "c"]);
    expect(await titles(person, { priority: "high" })).toEqual(["a", "c"]);
    expect(await titles(person, { due_before: "2030-01-02" })).toEqual(["a"]);
    expect(await titles(person, { due_after: "2030-01-01" })).toEqual(["b"]);
    expect(await titles(person, { has_due: false })).toEqual(["c"]);
    expect(await titles(person, { has_due: true })).toEqual(["a", "b"]);
    expect(await titles(person, { completed_before: "2030-01-05" })).toEqual(["b"]);
    expect(await titles(person, { completed_after: "2030-01-04" })).toEqual(["c"]);
    expect(await titles(person, { bin: true })).toEqual(["d"]);
  });

  test("by whether they come back", async () => {
    const person = await newPerson();
    await person.add({ title: "Water the plants", recurrence: "FREQ=WEEKLY" });
    await person.add({ title: "Buy milk", due: "2030-01-01" });
    expect(await titles(person, { repeats: true })).toEqual(["Water the plants"]);
    expect(await titles(person, { repeats: false })).toEqual(["Buy milk"]);
  });

  test("a search takes its words literally, in title and description, or nearly so", async () => {
    const person = await newPerson();
    for (const title of ["100% done", "1000 done", "snake_case", "snakes in a case", "back\\slash", "Groceries"])
      await person.add(title);
    await person.add({ title: "Trip", description: "Passport and 100% cotton" });
    expect(await titles(person, { search: "0% don" })).toEqual(["100% done"]);
    expect(await titles(person, { search: "e_c" })).toEqual(["snake_case"]);
    expect(await titles(person, { search: "k\\s" })).toEqual(["back\\slash"]);
    expect(await titles(person, { search: "PASSPORT" })).toEqual(["Trip"]);
    expect(await titles(person, { search: "grocerys" })).toEqual(["Groceries"]);
    expect(await list(person, { search: "nothing of the kind" })).toMatchObject({
      tasks: [],
      total: 0,
      next_cursor: null,
    });
  });
});

describe("the closest first", () => {
  test("is the very title, then whole words, then other forms, notes, and parts of words", async () => {
    const person = await newPerson();
    for (const title of ["Parent call", "Look at rents", "Pay the rent now"]) await person.add(title);
    await person.add({ title: "Bank", description: "about the rent" });
    await person.add({ title: "RENT", due: "2030-01-01" });
    await person.ok("complete_task", { task: 5 });
    const order = ["RENT", "Pay the rent now", "Look at rents", "Bank", "Parent call"];
    expect(await titles(person, { search: "rent", best_first: true })).toEqual(order);
    expect(await titles(person, { search: "rent", best_first: true, limit: 2 })).toEqual(order.slice(0, 2));
    expect(await titles(person, { search: "rent", best_first: false })).toEqual([
      "Parent call",
      "Look at rents",
      "Pay the rent now",
      "Bank",
      "RENT",
    ]);
  });

  test("is one page, which says how many there are", async () => {
    const person = await newPerson();
    for (const title of ["rent a", "rent b", "rent c"]) await person.add(title);
    expect(await list(person, { search: "rent", best_first: true, limit: 2 })).toMatchObject({
      total: 3,
      next_cursor: null,
    });
  });
});

test("pages have no gap and no repeat while tasks are being added and done", async () => {
  const person = await newPerson();
  for (let index = 0; index < 12; index += 1)
    await person.add({ title: `old ${index}`, due: `2030-01-${String(10 + index)}` });
  const seen: string[] = [];
  for (let cursor: string | null | undefined, round = 0; cursor !== null; round += 1) {
    const { tasks, next_cursor } = await list(person, { limit: 3, ...(cursor ? { cursor } : {}) });
    seen.push(...tasks.map(({ title }) => title));
    cursor = next_cursor;
    await person.add({ title: `before ${round}`, due: "2030-01-01" });
    if (round < 3) await person.add({ title: `after ${round}`, due: "2030-02-01" });
  }
  expect(seen.filter((title) => title.startsWith("old"))).toEqual(
    Array.from({ length: 12 }, (_, index) => `old ${index}`),
  );
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toEqual(expect.arrayContaining(["after 0", "after 1", "after 2"]));
});

test("the total is exact up to 1,000 and then says that it is not", async () => {
  const person = await newPerson();
  const { client } = await database();
  const addUpTo = (last: number) => client.$executeRaw`
    INSERT INTO "Task" ("id", "userId", "number", "title", "createdAt", "updatedAt")
    SELECT gen_random_uuid(), ${person.id}::uuid, n, 'Task ' || n, now(), now()
    FROM generate_series((SELECT count(*) + 1 FROM "Task" WHERE "userId" = ${person.id}::uuid), ${last}::int) AS n`;
  for (const [count, total, isExact] of [
    [999, 999, true],
    [1000, 1000, true],
    [1001, 1000, false],
  ] as const) {
    await addUpTo(count);
    expect(await list(person, { limit: 1 })).toMatchObject({ total, total_is_exact: isExact });
  }
});
