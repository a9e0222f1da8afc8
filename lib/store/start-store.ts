import { configuration } from "@/lib/platform/configuration";
import { log } from "@/lib/platform/log";
import { applyMigrations } from "@/lib/store/apply-migrations";
import { interruptAllReplies } from "@/lib/store/chat-reply";
import { database } from "@/lib/store/database";

/** Opens the database and brings it up to date. Until this is done nothing is served. */
export async function startStore(): Promise<void> {
  const { DATABASE_URL } = configuration();
  const open = await database();
  const applied = await applyMigrations(open, DATABASE_URL);
  // Only one process at a time can own the embedded database: a reply that is still being written there never will be.
  const interrupted = open.kind === "embedded" ? await interruptAllReplies() : 0;
  log.info(
    { database: open.kind, migrationsApplied: applied.length, interruptedReplies: interrupted },
    "Database ready",
  );
}
