import { type Clock, systemClock } from "@/lib/domain/clock";
import { type Queue, WAKE_UPS } from "@/lib/reminders/queue";
import { findReminderTimes } from "@/lib/store/due-reminders";

/** Far enough that a plan every minute never misses one, near enough that few are overtaken by a change. */
const HORIZON_MS = 5 * 60_000;
const AT_MOST = 1000;

/** A job for every moment of the next minutes. Asked for twice it is still one; overtaken by a change it finds nothing. */
export async function planWakeUps(queue: Queue, clock: Clock = systemClock): Promise<void> {
  const moments = await findReminderTimes(new Date(clock.now().getTime() + HORIZON_MS), AT_MOST);
  if (moments.length === 0) return;
  await queue.insert(
    moments.map((moment) => ({
      name: WAKE_UPS,
      singletonKey: moment.toISOString(),
      startAfter: moment.toISOString(),
    })),
  );
}
