import pg from "pg";
import { configuration } from "@/lib/platform/configuration";

/** A second connection that holds a row while `work` is under way; it lets go once somebody waits and `until` is over. */
export async function whileHeld<Result>(
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
