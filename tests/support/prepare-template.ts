import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrateDatabase, migratedTemplate } from "@/tests/support/migrated-template";
import { launchPostgres } from "@/tests/support/start-postgres";

declare module "vitest" {
  export interface ProvidedContext {
    /** A data directory or a database, migrated once; every test file works on a copy of its own. */
    template: { kind: "embedded"; directory: string } | { kind: "postgres"; server: string; name: string };
  }
}

const NAME = "steward_template";

/** Migrates one database the way the server does it. Copying it costs a fraction of migrating again for each file. */
export default async function prepareTemplate(project: TestProject): Promise<() => Promise<void>> {
  if (project.config.env.TEST_DATABASE === "postgres") return postgresTemplate(project);
  project.provide("template", { kind: "embedded", directory: await migratedTemplate() });
  return async () => {};
}

/** On a PostgreSQL started for this run, or on the one that TEST_DATABASE_URL names. */
async function postgresTemplate(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const { url: server, stop } = given ? { url: given, stop: async () => {} } : await launchPostgres();
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS "${NAME}" WITH (FORCE)`);
  await client.query(`CREATE DATABASE "${NAME}"`);
  const url = new URL(server);
  url.pathname = `/${NAME}`;
  await migrateDatabase({ DATA_DIRECTORY: "", DATABASE_URL: url.href });
  // Copying wants it to itself; the migration engine's pool keeps an idle connection for a while.
  await client.query("SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1", [NAME]);
  await client.end();
  project.provide("template", { kind: "postgres", server, name: NAME });
  return stop;
}
