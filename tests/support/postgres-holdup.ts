import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

/** A second session on the servers' database, for making their statements wait and for looking at what they left. */
export async function openPostgresHoldup(connectionString: string) {
  const watcher = new pg.Client({ connectionString });
  await watcher.connect();
  const until = async (sql: string, values: unknown[] = []): Promise<void> => {
    while ((await watcher.query(sql, values)).rowCount === 0) await pause(10);
  };
  return {
    query: (sql: string, values: unknown[] = []) => watcher.query(sql, values),
    /** Waits until the query finds something. */
    until,
    /** Nothing is written to the table until it is let go. */
    hold: (table: string) => holdTable(connectionString, table),
    untilSomebodyWaitsFor: (table: string) => until(WAITERS, [`"${table}"`]),
    /** The statements that wait will never have happened: their sessions end as the sender's did. */
    forgetWaiting: async () => {
      await watcher.query(
        "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
      );
    },
    /** What was let go after its sender died has run to its end. */
    untilQuiet: () =>
      until(
        `SELECT 1 WHERE NOT EXISTS (SELECT FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle')`,
      ),
    end: () => watcher.end(),
  };
}

const WAITERS = "SELECT 1 FROM pg_locks WHERE NOT granted AND relation = $1::regclass";

async function holdTable(connectionString: string, table: string): Promise<{ letGo(): Promise<void> }> {
  const holder = new pg.Client({ connectionString });
  await holder.connect();
  await holder.query("BEGIN");
  await holder.query(`LOCK TABLE "${table}" IN SHARE MODE`);
  return { letGo: () => holder.end() };
}
