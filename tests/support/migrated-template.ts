import { createHash } from "node:crypto";
import { cpSync, existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MIGRATIONS = "prisma/migrations";
const KEPT_IN = "node_modules/.cache/steward-tests";

/**
 * A data directory with the migrations applied, made once for as long as they stay as they are. To begin a database from
 * nothing takes seconds; a copy of this one opens in a fraction of one. What is about beginning from nothing uses an
 * empty directory instead.
 */
export async function migratedTemplate(): Promise<string> {
  const template = join(KEPT_IN, `template-${await versionOfTemplate()}`);
  if (existsSync(template)) return template;
  await mkdir(KEPT_IN, { recursive: true });
  const unfinished = await mkdtemp(join(KEPT_IN, "unfinished-"));
  await migrateDatabase({ DATA_DIRECTORY: unfinished, DATABASE_URL: undefined });
  // Somebody else may have finished the same one meanwhile; theirs is as good.
  await rename(unfinished, template).catch(() => rm(unfinished, { recursive: true, force: true }));
  return template;
}

/** A copy for somebody alone, who also removes it. */
export async function copyTemplate(template: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "steward-data-"));
  cpSync(template, directory, { recursive: true });
  return directory;
}

/** The way the server does it when it starts; the queue's own tables, which take as long again, are there as well. */
export async function migrateDatabase(settings: {
  DATA_DIRECTORY: string;
  DATABASE_URL: string | undefined;
}): Promise<void> {
  // Loaded only for this: whoever merely copies can do without the database.
  const { openDatabase } = await import("@/lib/store/database");
  const { applyMigrations } = await import("@/lib/store/apply-migrations");
  const { openQueue } = await import("@/lib/reminders/queue");
  const database = await openDatabase({ ...settings, DATABASE_WAIT_SECONDS: 10 });
  try {
    await applyMigrations(database, settings.DATABASE_URL);
    await (await openQueue([], database)).stop({ graceful: false });
  } finally {
    await database.close();
  }
}

async function versionOfTemplate(): Promise<string> {
  const hash = createHash("sha256");
  const found = await readdir(MIGRATIONS, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const packages = ["@electric-sql/pglite", "pg-boss"].map((name) => `node_modules/${name}/package.json`);
  for (const file of [...files.sort(), ...packages]) hash.update(`\0${file}\0`).update(await readFile(file));
  return hash.digest("hex").slice(0, 16);
}
