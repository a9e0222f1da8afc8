import { expect, test } from "vitest";
import type { LiveEvent } from "@/lib/domain/live-event";
import { eraseUser } from "@/lib/store/account-store";
import { watchChanges } from "@/lib/store/change-feed";
import { database } from "@/lib/store/database";
import { saveEndedSession } from "@/lib/store/ended-session-store";
import { newPerson, type Person, times } from "@/tests/support/people";

async function watch(person: Person) {
  const heard: LiveEvent[] = [];
  const stop = await watchChanges(person.id, (event) => heard.push(event));
  return { heard, stop };
}

test("a change that is committed is announced to its person, with the task and its version", async () => {
  const person = await newPerson();
  const { heard } = await watch(person);
  const task = await person.add("Buy milk");
  await expect.poll(() => heard).toEqual([{ type: "tasks", tasks: [{ id: task.id, version: 1 }] }]);
  await person.ok("complete_task", { task: task.id });
  await expect.poll(() => heard.at(-1)).toEqual({ type: "tasks", tasks: [{ id: task.id, version: 2 }] });
});

test("an announcement holds nobody's words", async () => {
  const person = await newPerson();
  const { heard } = await watch(person);
  await person.add({ title: "A secret", description: "Another secret" });
  await expect.poll(() => heard.length).toBe(1);
  expect(JSON.stringify(heard)).not.toContain("secret");
});

test("what others do, what was refused and what was only read is not announced", async () => {
  const person = await newPerson();
  const other = await newPerson();
  const { heard } = await watch(person);
  await other.add("Not yours");
  await person.refused("add_task", { title: "" });
  await person.ok("list_tasks");
  const task = await person.add("The last one");
  await expect.poll(() => heard).toEqual([{ type: "tasks", tasks: [{ id: task.id, version: 1 }] }]);
});

test("a reminder is announced as a change of its task", async () => {
  const person = await newPerson();
  const task = await person.add("Buy milk");
  const { heard } = await watch(person);
  await person.remind({ task: task.id, remind_at: "2999-01-01T09:00:00Z" });
  await expect.poll(() => heard).toContainEqual({ type: "tasks", tasks: [{ id: task.id, version: null }] });
});

test("an answered card is announced together with what it deleted, also when it held a hundred tasks", async () => {
  const person = await newPerson();
  const tasks = await times(100, (index) => person.add(`Task ${index}`));
  const card = await person.askToDelete(tasks);
  const { heard } = await watch(person);
  await person.answer(card.id);
  await expect.poll(() => heard).toContainEqual({ type: "confirmation", id: card.id });
  const deleted = heard.flatMap((event) => (event.type === "tasks" ? (event.tasks ?? []) : []));
  expect(new Set(deleted.map(({ id }) => id))).toEqual(new Set(tasks.map(({ id }) => id)));
});

test("signing out everywhere is announced", async () => {
  const person = await newPerson();
  const { heard } = await watch(person);
  const { client } = await database();
  await client.user.update({ where: { id: person.id }, data: { name: "Somebody" } });
  await client.user.update({ where: { id: person.id }, data: { sessionVersion: { increment: 1 } } });
  await expect.poll(() => heard).toEqual([{ type: "session" }]);
});

test("signing out of one session is announced, once", async () => {
  const person = await newPerson();
  const { heard } = await watch(person);
  const session = crypto.randomUUID();
  await saveEndedSession(person.id, session);
  await saveEndedSession(person.id, session);
  await person.add("Buy milk");
  await expect.poll(() => heard.map(({ type }) => type)).toEqual(["session", "tasks"]);
});

test("that an account was deleted is announced, to whatever is open elsewhere", async () => {
  const person = await newPerson();
  const { heard } = await watch(person);
  await eraseUser(person.id);
  await expect.poll(() => heard).toContainEqual({ type: "session" });
});

test("who stopped listening hears nothing more, others do", async () => {
  const person = await newPerson();
  const first = await watch(person);
  const second = await watch(person);
  first.stop();
  await person.add("Buy milk");
  await expect.poll(() => second.heard.length).toBe(1);
  expect(first.heard).toEqual([]);
});
