import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { closeDatabase } from "@/lib/store/database";
import { startStore } from "@/lib/store/start-store";

/** Every test file gets a database of its own, migrated the way the server does it. */
let dispose: () => Promise<void> = async () => {};

beforeAll(async () => {
  dispose = process.env.TEST_DATABASE === "postgres" ? await createPostgresDatabase() : await createDataDirectory();
  await startStore();
});

afterAll(async () => {
  await closeDatabase();
  await dispose();
});

async function createDataDirectory(): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), "steward-data-"));
  process.env.DATA_DIRECTORY = directory;
  return () => rm(directory, { recursive: true, force: true });
}

async function createPostgresDatabase(): Promise<() => Promise<void>> {
  const server = inject("postgresUrl");
  const name = `steward_test_${randomUUID().replaceAll("-", "")}`;
  await runSql(server, `CREATE DATABASE "${name}"`);
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
