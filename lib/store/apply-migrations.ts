import pg from "pg";
import { log } from "@/lib/platform/log";
import type { Database } from "@/lib/store/database";
import { type MigrationFile, readMigrationFiles, readPrismaSchema } from "@/lib/store/migration-files";
import { migrationsList, NO_FILTERS, openSchemaEngine } from "@/lib/store/schema-engine";

class MigrationError extends Error {
  override name = "MigrationError";
}

/** Any number will do, as long as every instance uses the same one. */
const ADVISORY_LOCK = 7_337_001;

/**
 * Brings the database up to the migrations on disk. Nothing is opened or loaded when there is nothing to do, so a
 * restart is quick. On PostgreSQL instances that start together take turns; the second one finds the work done.
 */
export async function applyMigrations(
  database: Database,
  connectionString?: string,
  migrations?: MigrationFile[],
): Promise<string[]> {
  migrations ??= await readMigrationFiles();
  if ((await missingMigrations(database, migrations)).length === 0) return [];
  const apply = async () => {
    const engine = await openSchemaEngine(database, await readPrismaSchema());
    try {
      const input = { migrationsList: migrationsList(migrations), filters: NO_FILTERS };
      const { appliedMigrationNames } = await engine.applyMigrations(input);
      return appliedMigrationNames;
    } catch (error) {
      log.error({ err: error }, "A migration failed");
      throw new MigrationError(`A database migration failed, so nothing was started: ${firstLineOf(error)}`, {
        cause: error,
      });
    } finally {
      engine.free();
    }
  };
  return connectionString === undefined ? apply() : inTurn(connectionString, apply);
}

async function inTurn<Result>(connectionString: string, work: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [ADVISORY_LOCK]);
    return await work();
  } finally {
    await client.end(); // Lets go of the lock, too.
  }
}

export async function migrationsAreApplied(database: Database): Promise<boolean> {
  return (await missingMigrations(database, await readMigrationFiles())).length === 0;
}

async function missingMigrations({ client }: Database, migrations: MigrationFile[]): Promise<string[]> {
  const [table] = await client.$queryRaw<{ exists: boolean }[]>`
    SELECT to_regclass('_prisma_migrations') IS NOT NULL AS exists`;
  if (!table?.exists) return migrations.map(({ name }) => name);
  const finished = await client.$queryRaw<{ name: string }[]>`
    SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
  const done = new Set(finished.map(({ name }) => name));
  return migrations.map(({ name }) => name).filter((name) => !done.has(name));
}

function firstLineOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split("\n").find((line) => line.trim() !== "") ?? "unknown error";
}
