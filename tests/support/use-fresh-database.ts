import { cpSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { closeDatabase } from "@/lib/store/database";
import { startStore } from "@/lib/store/start-store";
import { workerName } from "@/tests/support/worker-name";

/** Every test file gets a database of its own: a copy of the migrated template, opened the way the server does it. */
let dispose: () => Promise<void> = async () => {};

beforeAll(async () => {
  const template = inject("template");
  dispose =
    template.kind === "postgres"
      ? await copyDatabase(template.server, template.name)
      : await copyDirectory(template.directory);
  await startStore();
});

afterAll(async () => {
  await closeDatabase();
  await dispose();
});

async function copyDirectory(template: string): Promise<() => Promise<void>> {
  const directory = join(tmpdir(), `steward-data-${workerName}`);
  cpSync(template, directory, { recursive: true });
  process.env.DATA_DIRECTORY = directory;
  return () => rm(directory, { recursive: true, force: true });
}

async function copyDatabase(server: string, template: string): Promise<() => Promise<void>> {
  const name = `steward_test_${workerName}`;
  await runSql(server, `CREATE DATABASE "${name}" TEMPLATE "${template}"`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  process.env.DATABASE_URL = url.href;
  return () => runSql(server, `DROP DATABASE "${name}" WITH (FORCE)`);
}

async function runSql(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
