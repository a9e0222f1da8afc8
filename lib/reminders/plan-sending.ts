import type { Channel } from "@/lib/reminders/channel";
import { type Queue, queueOf } from "@/lib/reminders/queue";
import { findWaitingDeliveries } from "@/lib/store/delivery-store";

const AT_MOST = 1000;
/** Crashes count as attempts in the queue, but not with the channel, which did not refuse anything. */
const ROOM_FOR_CRASHES = 5;

/** A job for whatever has yet to go out. The job has the delivery's id, so that asking again changes nothing. */
export async function planSending(queue: Queue, channels: readonly Channel[]): Promise<void> {
  if (channels.length === 0) return;
  const known = new Map(channels.map((channel) => [channel.name, channel]));
  const waiting = await findWaitingDeliveries(AT_MOST);
  const jobs = waiting.flatMap(({ id, channel: name }) => {
    const channel = known.get(name);
    if (!channel) return [];
    const { limit, delaySeconds } = channel.retries;
    const retrying = { retryLimit: limit + ROOM_FOR_CRASHES, retryDelay: delaySeconds, retryBackoff: true };
    return [{ id, name: queueOf(channel), ...retrying }];
  });
  if (jobs.length > 0) await queue.insert(jobs);
}
