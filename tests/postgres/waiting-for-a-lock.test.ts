import pg from "pg";
import { expect, test } from "vitest";
import { configuration } from "@/lib/platform/configuration";
import { cardOf, moveExpiry, newPerson, tasksOf } from "@/tests/support/people";

/** A second connection that holds a row while `work` is under way; it lets go once somebody waits and `until` is over. */
async function whileHeld<Result>(
  sql: string,
  id: string,
  work: () => Promise<Result>,
  until: (holder: pg.Client) => Promise<unknown>,
): Promise<Result> {
  const holder = new pg.Client({ connectionString: configuration().DATABASE_URL });
  await holder.connect();
  try {
    await holder.query("BEGIN");
    await holder.query(sql, [id]);
    const result = work();
    const waiting = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
    while ((await holder.query(waiting)).rowCount === 0);
    await until(holder);
    await holder.query("COMMIT");
    return await result;
  } finally {
    await holder.end();
  }
}

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
