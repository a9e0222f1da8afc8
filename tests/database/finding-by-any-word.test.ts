import { describe, expect, test } from "vitest";
import { z } from "zod";
import { taskJson } from "@/lib/domain/task-json";
import { database } from "@/lib/store/database";
import { newPerson, type Person, personWith } from "@/tests/support/people";

const page = z.object({
  tasks: z.array(taskJson),
  total: z.number(),
  total_is_exact: z.boolean(),
  next_cursor: z.null(),
});

const list = async (person: Person, search: string, input: object = {}) =>
  page.parse(await person.ok("list_tasks", { search, any_word: true, ...input }));
const titles = async (person: Person, search: string, input: object = {}) =>
  (await list(person, search, input)).tasks.map(({ title }) => title);

test("what has the most of the words comes first, then what is open, then what holds little else, then the order of lists", async () => {
  const person = await personWith(
    "Lunch with dad",
    "Visit grandad",
    "Grandads birthday",
    "Call the bank",
    "Buy milk",
    "Call grandad",
    "Write to grandad",
  );
  await person.add({ title: "Grandad's letter", due: "2030-01-01" });
  await person.ok("complete_task", { task: 2 });
  const order = [
    "Call grandad",
    "Grandad's letter",
    "Write to grandad",
    "Visit grandad",
    "Grandads birthday",
    "Call the bank",
    "Lunch with dad",
  ];
  expect(await titles(person, "called grandad")).toEqual(order);
  expect(await list(person, "called grandad", { limit: 2 })).toMatchObject({ total: 7, next_cursor: null });
  expect(await titles(person, "called grandad", { limit: 2 })).toEqual(order.slice(0, 2));
  expect(await titles(person, "GRANDAD, grandad & Grandad!", { limit: 2 })).toEqual(order.slice(0, 2));
});

test("a short word stands at the beginning of a word", async () => {
  const person = await personWith("Oscar", "Cars", "(Car) wash", "Scar cream", "snake_car", "Careful");
  expect(await titles(person, "car")).toEqual(["(Car) wash", "snake_car", "Cars", "Careful"]);
  expect(await titles(person, "call")).toEqual([]);
});

test.each([
  ["farmacy pickup done", "Pharmacy run"],
  ["the envelopes", "Envelope for mum"],
  ["called", "Call mum"],
  ["dentits", "Dentist"],
  ["edntist", "Dentist"],
  ["the booking is done", "Book the hotel"],
])("%j finds %j, as other forms and slips of the pen are", async (search, title) => {
  const person = await personWith("Rake up", title);
  expect(await titles(person, search)).toEqual([title]);
});

test("words of any script are words, with their accents as they stand", async () => {
  const person = await personWith("À l’ÉCOLE", "Café", "خبز وحليب", "Купить молоко", "買い物", "हिन्दी कक्षा");
  expect(await titles(person, "école")).toEqual(["À l’ÉCOLE"]);
  expect(await titles(person, "CAFÉ")).toEqual(["Café"]);
  expect(await titles(person, "cafe")).toEqual([]);
  expect(await titles(person, "وحليب")).toEqual(["خبز وحليب"]);
  expect(await titles(person, "МОЛОКО")).toEqual(["Купить молоко"]);
  expect(await titles(person, "買い物")).toEqual(["買い物"]);
  expect(await titles(person, "हिन्दी")).toEqual(["हिन्दी कक्षा"]);
});

describe("what means something to a database or to a regular expression", () => {
  const TITLES = ["100% cotton_shirt", "back\\slash", "C++ (draft) [x] {2} ^$ .* |", "Party 🎉", "'; DROP TABLE x"];

  test("is in no word, so that no task has it", async () => {
    const person = await personWith(...TITLES);
    for (const search of ["%", "_", "\\", ".*", "^", "$|", "[^ ]", "(?=)", "***=", "🎉 !", "'; --", "%_\\".repeat(85)])
      expect(await list(person, search)).toMatchObject({ tasks: [], total: 0, total_is_exact: true });
  });

  test("only parts words from each other", async () => {
    const person = await personWith(...TITLES);
    expect(await titles(person, "\\slash%")).toEqual(["back\\slash"]);
    expect(await titles(person, "(draft")).toEqual(["C++ (draft) [x] {2} ^$ .* |"]);
    expect(await titles(person, "shirt_100")).toEqual(["100% cotton_shirt"]);
    expect(await titles(person, "🎉party🎉")).toEqual(["Party 🎉"]);
    expect(await titles(person, "drop'")).toEqual(["'; DROP TABLE x"]);
    expect(await titles(person, "x".repeat(255))).toEqual([]);
  });
});

test("a number is a word like any other", async () => {
  const person = await personWith("First", "Second", "Third", "Buy 3 eggs", "Buy 13 eggs", "Room 35");
  expect(await titles(person, "#3")).toEqual(["Buy 3 eggs", "Room 35"]);
});

test("only the title has words, and the other filters hold as well", async () => {
  const person = await personWith("Call mum", "Call dad", "Call the bank");
  await person.add({ title: "Bank", description: "call them", due: "2030-01-01" });
  await person.ok("complete_task", { task: 2 });
  await person.remove([await person.add("Call off the party")]);
  expect(await titles(person, "call")).toEqual(["Call mum", "Call the bank", "Call dad"]);
  expect(await titles(person, "call", { status: "pending" })).toEqual(["Call mum", "Call the bank"]);
  expect(await titles(person, "call bank", { status: "completed" })).toEqual(["Call dad"]);
  expect(await titles(person, "call", { bin: true })).toEqual(["Call off the party"]);
  expect(await titles(person, "call bank", { has_due: true })).toEqual(["Bank"]);
  expect(await titles(await personWith("Call a stranger"), "mum")).toEqual([]);
});

test("of more than twelve words the longest count", async () => {
  const person = await personWith("Tea");
  const others = Array.from("abcdefghijkl", (letter) => letter.repeat(6));
  expect(await titles(person, `tea ${others.slice(1).join(" ")}`)).toEqual(["Tea"]);
  expect(await titles(person, `tea ${others.join(" ")}`)).toEqual([]);
});

test("a word that hardly any task has is found among more tasks than are weighed", async () => {
  const person = await newPerson();
  const { client } = await database();
  await client.$executeRaw`
    INSERT INTO "Task" ("id", "userId", "number", "title", "createdAt", "updatedAt")
    SELECT gen_random_uuid(), ${person.id}::uuid, n, 'Errand ' || n, now(), now() FROM generate_series(1, 10200) AS n`;
  await client.user.update({ where: { id: person.id }, data: { nextTaskNumber: 10_201 } });
  for (const title of ["Visit grandad", "Errand for grandad"]) await person.add(title);
  expect(await titles(person, "errands for granddad", { limit: 1 })).toEqual(["Errand for grandad"]);
  expect(await titles(person, "the one for grandad's errand", { limit: 1 })).toEqual(["Errand for grandad"]);
  expect(await list(person, "errand")).toMatchObject({ total: 1000, total_is_exact: false });
});
