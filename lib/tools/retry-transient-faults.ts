import { setTimeout as delay } from "node:timers/promises";
import { databaseFault } from "@/lib/store/database-fault";

const PAUSES_MS = [50, 250];

/** A bad moment of the database is waited out, twice more at the most. What is run must be safe to run again. */
export async function retryTransientFaults<Result>(work: (isRetry: boolean) => Promise<Result>): Promise<Result> {
  for (const [index, pause] of PAUSES_MS.entries()) {
    try {
      return await work(index > 0);
    } catch (error) {
      const fault = databaseFault(error);
      if (fault !== "transient" && fault !== "stale") throw error;
      await delay(pause);
    }
  }
  return work(true);
}
