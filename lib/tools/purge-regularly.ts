import { log } from "@/lib/platform/log";
import { purgeEndedSessions } from "@/lib/store/ended-session-store";
import { purgeBin } from "@/lib/tools/purge-bin";

const EVERY_MS = 6 * 60 * 60 * 1000;

/** What is kept for a while only. Several instances may do this at once: what one has removed, the other does not find. */
export function purgeRegularly(): void {
  const purge = async () => {
    await purgeBin().catch((error) => log.error({ err: error }, "The bin was not purged"));
    await purgeEndedSessions(new Date()).catch((error) => log.error({ err: error }, "Ended sessions were not purged"));
  };
  void purge();
  setInterval(purge, EVERY_MS).unref();
}
