import { type Clock, systemClock } from "@/lib/domain/clock";
import { log } from "@/lib/platform/log";
import { purgeOldTasks } from "@/lib/store/purge-store";

const EVERY_MS = 6 * 60 * 60 * 1000;

/** The one way a task ever leaves the database, apart from its owner's account: thirty days after the person's yes. */
export async function purgeBin(clock: Clock = systemClock): Promise<number> {
  const purged = await purgeOldTasks(clock.now());
  if (purged > 0) log.info({ tasks: purged }, "Bin purged");
  return purged;
}

/** Several instances may do this at once: what one has removed, the other does not find. */
export function purgeBinRegularly(): void {
  const purge = () => purgeBin().catch((error) => log.error({ err: error }, "The bin was not purged"));
  void purge();
  setInterval(purge, EVERY_MS).unref();
}
