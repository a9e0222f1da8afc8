import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { database } from "@/lib/store/database";
import { newPerson, type Person, tasksOf } from "@/tests/support/people";
import { conversationOf, say } from "@/tests/support/talk";

const numbered = (count: number, title: string): string[] =>
  Array.from({ length: count }, (_, index) => `${title} ${index + 1}`);

async function withMany(...titles: string[]): Promise<Person> {
  const person = await newPerson();
  const { client } = await database();
  const now = new Date();
  await client.task.createMany({
    data: titles.map((title, index) => ({
      id: randomUUID(),
      userId: person.id,
      number: index + 1,
      title,
      createdAt: now,
      updatedAt: now,
    })),
  });
  await client.user.update({ where: { id: person.id }, data: { nextTaskNumber: titles.length + 1 } });
  return person;
}

const doneBy = async (person: Person): Promise<string[]> =>
  (await tasksOf(person)).filter(({ status }) => status === "completed").map(({ title }) => title);

describe("one that is called so, among many that hold its words", () => {
  test.each([
    ["complete call bob", "call bob", ["call my bob", ...numbered(21, "call bob regarding"), "call bob"]],
    ["complete milk", "milk", [...numbered(30, "buy milk brand"), "milk"]],
    ["complete milk", "Milk", [...numbered(250, "buy milk brand"), "Milk"]],
    ["complete rent", "Pay the rent", [...numbered(120, "parent call"), "Pay the rent"]],
    ["tick off the rent", "Pay the rent", [...numbered(120, "parent call"), "Pay the rent"]],
  ])("%s is %s", async (said, title, titles) => {
    const person = await withMany(...titles);
    expect((await say(person, said)).response).toBe(`Marked '${title}' as done`);
    expect(await doneBy(person)).toEqual([title]);
  });

  test("each of several", async () => {
    const person = await withMany(...numbered(30, "buy milk brand"), "milk", ...numbered(30, "egg box"), "eggs");
    expect((await say(person, "complete milk and eggs")).response).toBe("Marked 2 tasks as done");
    expect(await doneBy(person)).toEqual(["milk", "eggs"]);
  });

  test("for a reminder", async () => {
    const person = await withMany(...numbered(30, "buy milk brand"), "milk");
    const { response } = await say(person, "remind me about milk on 2030-05-01 at 9:00");
    expect(response).toContain("'milk'");
    expect(await tasksOf(person)).toHaveLength(31);
  });

  test("and two that are called so are asked about", async () => {
    const person = await withMany(...numbered(30, "buy milk brand"), "milk", "Milk");
    const { response, clarification } = await say(person, "complete milk");
    expect(response).toBe("Which task did you mean?");
    expect(clarification?.options.map(({ label }) => label)).toEqual(["#31 milk", "#32 Milk"]);
  });
});

describe("a set of those that hold a word", () => {
  test("is whole, whatever else holds it as a part", async () => {
    const person = await withMany(...numbered(60, "parent call"), ...numbered(60, "pay rent"));
    expect((await say(person, "complete all rent tasks")).response).toBe("Marked 60 tasks as done");
    expect(await doneBy(person)).toEqual(numbered(60, "pay rent"));
  });

  test("finds the only one", async () => {
    const person = await withMany(...numbered(120, "parent call"), "Pay the rent");
    expect((await say(person, "complete all rent tasks")).response).toBe("Marked 'Pay the rent' as done");
  });
});

describe("more than can be done at once is said, and nothing is done", () => {
  test.each([
    ["complete everything", "130"],
    ["delete everything", "130"],
    ["complete all my tasks", "130"],
    ["set all tasks to high priority", "130"],
    ["complete all rent tasks", "more than 100"],
    ["delete all rent tasks", "more than 100"],
  ])("%s", async (said, many) => {
    const person = await withMany(...numbered(130, "pay rent"));
    const before = await tasksOf(person);
    const { response, state, pending_action } = await conversationOf(person).say(said);
    expect([response, state, pending_action]).toEqual([
      `That would be ${many} tasks, and I can change at most 100 at once. Tell me which to begin with, for example those that are overdue.`,
      "error",
      null,
    ]);
    expect(await tasksOf(person)).toEqual(before);
  });

  test("a hundred are not too many", async () => {
    const person = await withMany(...numbered(100, "pay rent"));
    expect((await say(person, "complete everything")).response).toBe("Marked 100 tasks as done");
  });

  test("nor is what nobody counts any more", async () => {
    const person = await withMany(...numbered(1001, "pay rent"));
    expect((await say(person, "complete everything")).response).toContain("That would be more than 1,000 tasks");
  });
});
