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
    /** Waits until so many statements wait for the table, and says whose sessions they are. */
    async untilWaiting(table: string, count: number): Promise<number[]> {
      for (;;) {
        const { rows } = await watcher.query<{ pid: number }>(WAITERS, [`"${table}"`]);
        if (rows.length >= count) return rows.map(({ pid }) => pid);
        await pause(10);
      }
    },
    /** The statements of these sessions will never have happened: they end as the sender did. */
    forget: async (sessions: number[]) => {
      await watcher.query("SELECT pg_terminate_backend(pid, 5000) FROM unnest($1::int[]) AS pid", [sessions]);
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

const WAITERS = "SELECT DISTINCT pid FROM pg_locks WHERE NOT granted AND relation = $1::regclass";

async function holdTable(connectionString: string, table: string): Promise<{ letGo(): Promise<void> }> {
  const holder = new pg.Client({ connectionString });
  await holder.connect();
  await holder.query("BEGIN");
  await holder.query(`LOCK TABLE "${table}" IN SHARE MODE`);
  return { letGo: () => holder.end() };
}
