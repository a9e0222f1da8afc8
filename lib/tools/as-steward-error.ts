import { StewardError } from "@/lib/domain/steward-error";
import { log } from "@/lib/platform/log";
import { databaseFault } from "@/lib/store/database-fault";

/** What went wrong, with a code and words for the person. What nobody foresaw is logged and told in general words. */
export function asStewardError(error: unknown): StewardError {
  if (error instanceof StewardError) return error;
  log.error({ err: error }, "A tool failed");
  const fault = databaseFault(error);
  if (fault === "transient" || fault === "stale")
    return new StewardError("TIMEOUT", "Try again in a moment.", { cause: error });
  return isFromDatabase(error)
    ? new StewardError("DATABASE_ERROR", "Something went wrong. Please try again.", { cause: error })
    : new StewardError("INTERNAL_ERROR", "An error occurred. Please try again.", { cause: error });
}

const isFromDatabase = (error: unknown): boolean =>
  error instanceof Error && /^(Prisma|DriverAdapter)/.test(error.name);
