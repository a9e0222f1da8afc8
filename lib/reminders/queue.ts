import PgBoss from "pg-boss";
import { log } from "@/lib/platform/log";
import type { Channel } from "@/lib/reminders/channel";
import { type Database, database } from "@/lib/store/database";

export type Queue = PgBoss;

/** Says: at this moment somebody is to be reminded. Who and of what, the table says. */
export const WAKE_UPS = "wake-ups";

export const queueOf = ({ name }: Pick<Channel, "name">): string => `notify-${name}`;

const SECONDS_A_DAY = 24 * 60 * 60;
/** A job that was taken and not heard of again is given to somebody else after this long. */
const TAKEN_FOR_DEAD_SECONDS = 60;

/** pg-boss on our own database, embedded or not; it keeps its tables in a schema of its own and migrates them itself. */
export async function openQueue(channels: readonly Channel[], on?: Pick<Database, "runSql">): Promise<Queue> {
  const { runSql } = on ?? (await database());
  const boss = new PgBoss({
    db: { executeSql: runSql },
    // It tells nobody the time here: wake-ups are jobs with a start, and pg-boss's own clock counts in minutes.
    schedule: false,
    maintenanceIntervalSeconds: TAKEN_FOR_DEAD_SECONDS / 2,
    archiveCompletedAfterSeconds: SECONDS_A_DAY / 24,
    deleteAfterSeconds: SECONDS_A_DAY,
  });
  boss.on("error", (error) => log.error({ err: error }, "The job queue failed"));
  await boss.start();
  // Short: one waiting job per moment, however many people it is for and however often it is asked for.
  await boss.createQueue(WAKE_UPS, { name: WAKE_UPS, policy: "short", expireInSeconds: TAKEN_FOR_DEAD_SECONDS });
  for (const channel of channels) {
    const name = queueOf(channel);
    await boss.createQueue(name, { name, expireInSeconds: TAKEN_FOR_DEAD_SECONDS });
  }
  return boss;
}
