import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";

type Rows = { rows: Record<string, unknown>[] };

/** One statement with values, or without values a script that may begin and commit by itself. */
export type RunSql = (sql: string, values?: unknown[]) => Promise<Rows>;

const NOTHING: Rows = { rows: [] };

/**
 * The embedded database has one connection for everybody: a script that failed after its own BEGIN would leave all of us
 * in a broken transaction. So the transaction is the driver's, which ends it whatever happens.
 */
export const sqlOnEmbedded =
  (embedded: PGlite): RunSql =>
  async (sql, values) => {
    if (values !== undefined) return embedded.query<Record<string, unknown>>(sql, values);
    const script = sql.replace(/^\s*BEGIN;/, "").replace(/COMMIT;\s*$/, "");
    const results = await embedded.transaction((transaction) => transaction.exec(script));
    return results?.at(-1) ?? NOTHING;
  };

const CONNECTIONS = 2;

/** A few connections of its own, opened when first needed: a queue that is busy keeps no request waiting. */
export function sqlOnPostgres(connectionString: string): { runSql: RunSql; release(): Promise<void> } {
  let pool: pg.Pool | undefined;
  return {
    async runSql(sql, values) {
      if (values === undefined) return runAlone(connectionString, sql);
      pool ??= openPool(connectionString);
      return pool.query(sql, values);
    },
    release: async () => pool?.end(),
  };
}

function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: CONNECTIONS });
  // An idle connection that is lost is opened again when needed; unheard it would end the process.
  pool.on("error", () => {});
  return pool;
}

/** A script on a connection that is given up afterwards: whatever it left open ends with it. */
async function runAlone(connectionString: string, sql: string): Promise<Rows> {
  const client = new pg.Client({ connectionString });
  client.on("error", () => {});
  await client.connect();
  const results = await client.query(sql).finally(() => client.end());
  return Array.isArray(results) ? (results.at(-1) ?? NOTHING) : results;
}
