import { StewardError } from "@/lib/domain/steward-error";
import { log } from "@/lib/platform/log";
import { databaseFault } from "@/lib/store/database-fault";

/** A database that is away, as an answer: it says nothing about who is signed in. Anything else stays what it is. */
export function asDatabaseError(error: unknown): unknown {
  if (error instanceof StewardError || databaseFault(error) !== "transient") return error;
  log.error({ err: error }, "The database cannot be reached");
  return new StewardError("DATABASE_ERROR", "Try again in a moment.", { cause: error });
}
