import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { database } from "@/lib/store/database";
import { meant } from "@/tests/support/meant";
import { newPerson, personWith } from "@/tests/support/people";

test("a task is found among more tasks than are read through", async () => {
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
  for (const title of ["Buy groceries for the weekend", "Call the dentist"]) await person.add(title);
  expect(await meant(person, "grocries")).toEqual(["Buy groceries for the weekend"]);
  expect(await meant(person, "dentsit")).toEqual(["Call the dentist"]);
  expect(await meant(person, "call the edntist")).toEqual(["Call the dentist"]);
});

test("a task is found by its name with characters that mean something to a database", async () => {
  const titles = ["100% cotton_shirt", "back\\slash", "Party 🎉 planning", "خبز وحليب", "שלום עולם"];
  const person = await personWith(...titles);
  for (const title of titles) expect(await meant(person, title)).toEqual([title]);
  expect(await meant(person, "%")).toBeNull();
  expect(await meant(person, "'; --")).toBeNull();
  expect(await meant(person, "party planning")).toEqual(["Party 🎉 planning"]);
  expect(await meant(person, "عولم")).toBeNull();
});
