import { type Clock, systemClock } from "@/lib/domain/clock";
import { log } from "@/lib/platform/log";
import { purgeOldTasks } from "@/lib/store/purge-store";

/** The one way a task ever leaves the database, apart from its owner's account: thirty days after the person's yes. */
export async function purgeBin(clock: Clock = systemClock): Promise<number> {
  const purged = await purgeOldTasks(clock.now());
  if (purged > 0) log.info({ tasks: purged }, "Bin purged");
  return purged;
}
