import { expect, test } from "vitest";
import { activityQuery, readActivity } from "@/lib/views/activity";
import { readCompletionDays } from "@/lib/views/completion-days";
import { readConfirmation } from "@/lib/views/read-confirmation";
import { moveExpiry, newPerson, type Person } from "@/tests/support/people";

const read = async (person: Person, query: Record<string, string> = {}) =>
  (await readActivity(person.id, activityQuery.parse(query))).records;

test("activity is searched in what was said and answered, not in the names of fields", async () => {
  const person = await newPerson();
  const task = await person.add("Buy 100% milk");
  await person.add("Something else");
  await person.ok("complete_task", { task: task.id });
  expect((await read(person, { search: "100% MILK" })).map((record) => record.tool_name)).toEqual([
    "complete_task",
    "add_task",
  ]);
  expect(await read(person, { search: "title" })).toEqual([]);
  expect(await read(await newPerson(), { search: "milk" })).toEqual([]);
});

test("activity can be asked for changes alone, or for refusals", async () => {
  const person = await newPerson();
  await person.add("Buy milk");
  await person.ok("list_tasks");
  await person.refused("add_task", { title: "" });
  expect((await read(person, { changed: "true" })).map((record) => record.tool_name)).toEqual(["add_task"]);
  expect(await read(person, { success: "false" })).toMatchObject([{ success: false, error: expect.any(String) }]);
});

test("pages of activity hold every record once", async () => {
  const person = await newPerson();
  for (let index = 0; index < 7; index += 1) await person.add(`Task ${index}`);
  const seen: string[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const query = activityQuery.parse({ limit: "3", ...(cursor ? { cursor } : {}) });
    const page = await readActivity(person.id, query);
    seen.push(...page.records.map(({ id }) => id));
    cursor = page.next_cursor;
  }
  expect(new Set(seen).size).toBe(7);
  expect(seen.length).toBe(7);
});

test.each(["CTT", "US/Pacific-New"])("days are counted in %s too, which only the browser knows", async (timeZone) => {
  const person = await newPerson(timeZone);
  await person.ok("complete_task", { task: (await person.add("A")).id });
  expect((await readCompletionDays({ id: person.id, timeZone })).at(-1)?.count).toBe(1);
});

test("a day counts what was ticked off on it, not what was opened again or taken back", async () => {
  const person = await newPerson("Pacific/Kiritimati");
  const [done, undone, reopened] = [await person.add("A"), await person.add("B"), await person.add("C")];
  await person.ok("complete_task", { task: done.id });
  await person.ok("complete_task", { task: undone.id });
  await person.ok("undo");
  await person.ok("complete_task", { task: done.id, completed: true });
  await person.ok("complete_task", { task: reopened.id, completed: false });
  const days = await readCompletionDays({ id: person.id, timeZone: "Pacific/Kiritimati" });
  expect(days.length).toBe(84);
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Pacific/Kiritimati" }).format(Date.now());
  expect(days.at(-1)).toEqual({ day: today, count: 1 });
  expect(days.slice(0, -1).every(({ count }) => count === 0)).toBe(true);
});

test("a card read again says how long it is open, what became of it and whether that was taken back", async () => {
  const person = await newPerson();
  const card = await person.askToDelete([await person.add("Buy milk")]);
  const open = await readConfirmation(person.id, card.id);
  expect(open).toMatchObject({ outcome: null, question: "Are you sure you want to delete this task?" });
  expect(open?.seconds_left).toBeGreaterThan(290);
  const { record_id } = await person.answer(card.id);
  expect(await readConfirmation(person.id, card.id)).toMatchObject({ outcome: { status: "deleted" }, undone: false });
  await person.ok("undo", { record: record_id });
  expect(await readConfirmation(person.id, card.id)).toMatchObject({ outcome: { status: "deleted" }, undone: true });
});

test("a card whose time is over reads as expired before anybody answers, and is nobody else's to read", async () => {
  const person = await newPerson();
  const card = await person.askToDelete([await person.add("Buy milk")]);
  await moveExpiry(card.id, -1);
  expect(await readConfirmation(person.id, card.id)).toMatchObject({ seconds_left: 0, outcome: { status: "expired" } });
  expect(await readConfirmation((await newPerson()).id, card.id)).toBeNull();
});
