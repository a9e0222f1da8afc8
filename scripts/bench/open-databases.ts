import pg from "pg";
import { type Database, databaseOn, embeddedConnection, openDatabase } from "@/lib/store/database";
import { openEmbeddedDatabase } from "@/lib/store/embedded-database";
import { launchPostgres } from "../../tests/support/start-postgres";
import type { Query } from "./bare-connection";

export interface BenchDatabase {
  title: string;
  database: Database;
  connectionString?: string;
  /** The same database without anything of ours in between. */
  query: Query;
  close(): Promise<void>;
}

export async function openEmbedded(): Promise<BenchDatabase> {
  const embedded = await openEmbeddedDatabase();
  const database = databaseOn({ ...embeddedConnection(embedded), release: () => embedded.close() });
  return {
    title: "Embedded database",
    database,
    query: (sql, values) => embedded.query(sql, values),
    close: database.close,
  };
}

export async function openPostgres(): Promise<BenchDatabase> {
  const { url, stop } = await launchPostgres();
  const database = await openDatabase({ DATABASE_URL: url, DATABASE_WAIT_SECONDS: 20, DATA_DIRECTORY: "" });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const close = async () => {
    await client.end();
    await database.close();
    await stop();
  };
  return {
    title: "PostgreSQL",
    database,
    connectionString: url,
    query: (sql, values) => client.query(sql, values),
    close,
  };
}

/** The store asks for the shared database; here it is this one. */
export function shareDatabase(database: Database): void {
  const shared: { [key: symbol]: Promise<Database> } = globalThis;
  shared[Symbol.for("steward.database")] = Promise.resolve(database);
}
