import { setTimeout as delay } from "node:timers/promises";
import { migrationsAreApplied } from "@/lib/store/apply-migrations";
import { database } from "@/lib/store/database";

const PATIENCE_MS = 3_000;

/** True only when the database answers, in time, and every migration is applied. */
export async function databaseIsHealthy(): Promise<boolean> {
  const check = database().then(migrationsAreApplied);
  return Promise.race([check.catch(() => false), delay(PATIENCE_MS, false, { ref: false })]);
}
