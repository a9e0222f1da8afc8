import { type Clock, systemClock } from "@/lib/domain/clock";
import type { Channel } from "@/lib/reminders/channel";
import { configuredChannels } from "@/lib/reminders/channels";
import { deliverDue } from "@/lib/reminders/deliver-due";
import { planSending } from "@/lib/reminders/plan-sending";
import { openQueue } from "@/lib/reminders/queue";
import { sendingWork } from "@/lib/reminders/sending-work";
import { workOnce } from "@/lib/reminders/work-queue";

/** What is left after this long waits for the next call: platforms end a request that takes too long. */
const PATIENCE_MS = 20_000;

/** Everything a worker does, once, for whoever calls by the clock. Safe beside workers and beside itself. */
export async function deliverOnce(
  clock: Clock = systemClock,
  channels: readonly Channel[] = configuredChannels(),
): Promise<number> {
  const delivered = await deliverDue(clock, channels);
  if (channels.length > 0) await sendWaiting(clock, channels);
  return delivered;
}

async function sendWaiting(clock: Clock, channels: readonly Channel[]): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  const queue = await openQueue(channels);
  try {
    // Nobody else may be there to take back what a crash left in somebody's hands.
    await queue.maintain();
    await planSending(queue, channels);
    await Promise.all(
      channels.map(async (channel) => {
        const work = sendingWork(channel, clock);
        for (let found = 1; found > 0 && Date.now() < until; ) found = await workOnce(queue, work);
      }),
    );
  } finally {
    await queue.stop({ graceful: false });
  }
}
