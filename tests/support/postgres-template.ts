import { randomUUID } from "node:crypto";
import pg from "pg";
import { migrateDatabase } from "@/tests/support/migrated-template";
import { launchPostgres } from "@/tests/support/start-postgres";

export interface PostgresTemplate {
  /** Any database of it can be connected to from here. */
  server: string;
  /** The migrated database. */
  name: string;
}

/** On a PostgreSQL started for this, or on the one that TEST_DATABASE_URL names. */
export async function startPostgresTemplate(): Promise<PostgresTemplate & { stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  const { url: server, stop } = given ? { url: given, stop: async () => {} } : await launchPostgres();
  const name = newName("template");
  await runSql(server, `CREATE DATABASE "${name}"`);
  await migrateDatabase({ DATA_DIRECTORY: "", DATABASE_URL: addressOf(server, name) });
  // Copying wants it to itself; the migration engine's pool keeps an idle connection for a while.
  await runSql(server, `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '${name}'`);
  return {
    server,
    name,
    stop: async () => {
      if (given) await runSql(server, `DROP DATABASE "${name}" WITH (FORCE)`);
      await stop();
    },
  };
}

/** A database for somebody alone: a copy of the template, or without one an empty one. */
export async function newDatabase(
  { server, name: template }: { server: string; name?: string },
  name = newName("test"),
): Promise<{ url: string; drop(): Promise<void> }> {
  await runSql(server, `CREATE DATABASE "${name}"${template === undefined ? "" : ` TEMPLATE "${template}"`}`);
  return { url: addressOf(server, name), drop: () => runSql(server, `DROP DATABASE "${name}" WITH (FORCE)`) };
}

const newName = (what: string): string => `steward_${what}_${randomUUID().replaceAll("-", "")}`;

function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function runSql(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
