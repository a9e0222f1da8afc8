import { configuration } from "@/lib/platform/configuration";
import { log } from "@/lib/platform/log";
import { applyMigrations } from "@/lib/store/apply-migrations";
import { database } from "@/lib/store/database";

/** Opens the database and brings it up to date. Until this is done nothing is served. */
export async function startStore(): Promise<void> {
  const { DATABASE_URL } = configuration();
  const open = await database();
  const applied = await applyMigrations(open, DATABASE_URL);
  log.info({ database: open.kind, migrationsApplied: applied.length }, "Database ready");
}
