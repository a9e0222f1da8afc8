import { expect, test } from "vitest";
import { applyMigrations, migrationsAreApplied } from "@/lib/store/apply-migrations";
import { database } from "@/lib/store/database";
import { databaseIsHealthy } from "@/lib/store/database-health";
import { readMigrationFiles } from "@/lib/store/migration-files";

const broken = {
  name: "99990101000000_broken",
  sql: "CREATE TABLE \"half_done\" (id int);\nSELECT no_such_function(';');\n",
};

const tables = async () => {
  const { client } = await database();
  const rows = await client.$queryRaw<{ name: string | null }[]>`SELECT to_regclass('half_done')::text AS name`;
  return rows[0]?.name ?? null;
};

/** What failed to start is gone, with the lock that it held; here it would keep that until its connection is given up. */
async function endMigrators(): Promise<void> {
  const { client } = await database();
  await client.$queryRaw`
    SELECT pg_terminate_backend(pid, 5000) FROM pg_locks
    WHERE locktype = 'advisory' AND pid <> pg_backend_pid()
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
}

test("applied migrations are left alone", async () => {
  expect(await applyMigrations(await database(), process.env.DATABASE_URL)).toEqual([]);
  expect(await databaseIsHealthy()).toBe(true);
});

test("a migration that fails leaves nothing behind and refuses the start, and the next one too", async () => {
  const migrations = [...(await readMigrationFiles()), broken];
  const apply = async () => applyMigrations(await database(), process.env.DATABASE_URL, migrations);
  await expect(apply()).rejects.toThrow("A database migration failed, so nothing was started");
  expect(await tables()).toBeNull();
  await endMigrators();
  await expect(apply()).rejects.toThrow("migrate found failed migrations in the target database");
});

test("a missing migration makes the instance unhealthy", async () => {
  const { client } = await database();
  await client.$executeRaw`UPDATE _prisma_migrations SET finished_at = NULL`;
  expect(await migrationsAreApplied(await database())).toBe(false);
  expect(await databaseIsHealthy()).toBe(false);
});
