// Never run again: loss. Whatever was said while nobody listened is looked for again.
import { expect, test } from "vitest";
import type { LiveEvent } from "@/lib/domain/live-event";
import { watchChanges } from "@/lib/store/change-feed";
import { database } from "@/lib/store/database";
import { newPerson } from "@/tests/support/people";

test("when the listening connection is lost it comes back, and everybody is told to look again", async () => {
  const person = await newPerson();
  const heard: LiveEvent[] = [];
  await watchChanges(person.id, (event) => heard.push(event));
  const { client } = await database();
  const [ended] = await client.$queryRaw<{ count: number }[]>`
    SELECT count(pg_terminate_backend(pid))::int AS "count" FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE 'LISTEN%'`;
  expect(ended?.count).toBe(1);
  await expect.poll(() => heard).toEqual([{ type: "resync" }]);
  await person.add("Buy milk");
  await expect.poll(() => heard.at(-1)?.type).toBe("tasks");
});
