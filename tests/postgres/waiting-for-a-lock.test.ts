import type pg from "pg";
import { expect, test } from "vitest";
import { cardOf, moveExpiry, newPerson, tasksOf } from "@/tests/support/people";
import { whileHeld } from "@/tests/support/while-held";

test("a yes that waited for its card past the hour deletes nothing", async () => {
  const person = await newPerson();
  const card = await person.askToDelete([await person.add("Buy milk")]);
  const expire = (holder: pg.Client) =>
    holder.query(`UPDATE "PendingAction" SET "expiresAt" = clock_timestamp() - interval '1 second' WHERE "id" = $1`, [
      card.id,
    ]);
  const sql = `SELECT 1 FROM "PendingAction" WHERE "id" = $1 FOR UPDATE`;
  expect(await whileHeld(sql, card.id, () => person.answer(card.id), expire)).toMatchObject({ status: "expired" });
  expect(await tasksOf(person)).toMatchObject([{ deletedAt: null, version: 1 }]);
});

test("a yes that waited for a task past the hour deletes nothing", async () => {
  const person = await newPerson();
  const task = await person.add("Buy milk");
  const card = await person.askToDelete([task]);
  await moveExpiry(card.id, 3);
  const untilExpired = (holder: pg.Client) =>
    holder.query(
      `SELECT pg_sleep(GREATEST(0, extract(epoch FROM "expiresAt" - clock_timestamp()))) FROM "PendingAction" WHERE "id" = $1`,
      [card.id],
    );
  const sql = `SELECT 1 FROM "Task" WHERE "id" = $1 FOR UPDATE`;
  expect(await whileHeld(sql, task.id, () => person.answer(card.id), untilExpired)).toMatchObject({
    status: "expired",
  });
  expect(await tasksOf(person)).toMatchObject([{ deletedAt: null, version: 1 }]);
  expect(await cardOf(card.id)).toMatchObject({ status: "expired" });
});
