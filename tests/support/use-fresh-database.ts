import { cpSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import { closeDatabase } from "@/lib/store/database";
import { startStore } from "@/lib/store/start-store";
import { newDatabase, type PostgresTemplate } from "@/tests/support/postgres-template";
import { workerName } from "@/tests/support/worker-name";

/** Every test file gets a database of its own: a copy of the migrated template, opened the way the server does it. */
let dispose: () => Promise<void> = async () => {};

beforeAll(async () => {
  const template = inject("template");
  dispose = template.kind === "postgres" ? await copyDatabase(template) : await copyDirectory(template.directory);
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

async function copyDatabase(template: PostgresTemplate): Promise<() => Promise<void>> {
  const { url, drop } = await newDatabase(template, `steward_test_${workerName}`);
  process.env.DATABASE_URL = url;
  return drop;
}
