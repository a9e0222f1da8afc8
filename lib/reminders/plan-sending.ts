import type { Channel } from "@/lib/reminders/channel";
import { type Queue, queueOf } from "@/lib/reminders/queue";
import { findWaitingDeliveries } from "@/lib/store/delivery-store";

const AT_MOST = 1000;
/** Crashes count as attempts in the queue, but not with the channel, which did not refuse anything. */
const ROOM_FOR_CRASHES = 5;
/**
 * The queue gives out what began before this moment, and the embedded database tells the time in whole milliseconds: a job
 * that begins now is not there yet for who asks within the same one.
 */
const AT_ONCE = "-1 second";

/**
 * A job for whatever has yet to go out. The job has the delivery's id, so that asking again changes nothing. Each channel
 * is asked for by itself: what piles up in one keeps nothing of another from being planned.
 */
export async function planSending(queue: Queue, channels: readonly Channel[]): Promise<void> {
  for (const channel of channels) {
    const waiting = await findWaitingDeliveries(channel.name, AT_MOST);
    if (waiting.length === 0) continue;
    const { limit, delaySeconds } = channel.retries;
    const retrying = { retryLimit: limit + ROOM_FOR_CRASHES, retryDelay: delaySeconds, retryBackoff: true };
    await queue.insert(waiting.map((id) => ({ id, name: queueOf(channel), startAfter: AT_ONCE, ...retrying })));
  }
}
