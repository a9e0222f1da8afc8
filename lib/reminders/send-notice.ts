import { type Clock, systemClock } from "@/lib/domain/clock";
import { log } from "@/lib/platform/log";
import { type Channel, UncertainError, UnreachedError, UnsendableError } from "@/lib/reminders/channel";
import { beginDelivery, endDelivery, giveUpDelivery } from "@/lib/store/delivery-store";

/** Less than what the queue takes for dead, so that no two ever send the same. */
const PATIENCE_MS = 40_000;

/** One attempt. Throws when it is worth another, and the queue knows when; what is given up is written down. */
export async function sendNotice(deliveryId: string, channel: Channel, clock: Clock = systemClock): Promise<void> {
  const begun = await beginDelivery(deliveryId, clock.now());
  if (!begun) return;
  const { notice, attempts, mayHaveArrived } = begun;
  const giveUp = (problem: string) => giveUpDelivery(deliveryId, notice, problem, clock.now());
  if (mayHaveArrived && !channel.showsRepeatsOnce) {
    return giveUp("Steward stopped while this was being sent. It may have arrived; it was not sent twice.");
  }
  try {
    await withinPatience(channel, (signal) => channel.send(notice, signal));
  } catch (error) {
    if (error instanceof UnsendableError) return giveUp(error.message);
    if (error instanceof UncertainError && !channel.showsRepeatsOnce) {
      return giveUp("No answer came after this was sent. It may have arrived; it was not sent twice.");
    }
    if (attempts > channel.retries.limit) {
      log.error({ err: error, channel: channel.name }, "A notification could not be sent");
      const what = error instanceof UnreachedError ? error.message : "It could not be sent";
      return giveUp(`${what} after ${attempts} attempts.`);
    }
    await endDelivery(deliveryId, "waiting", String(error), clock.now());
    throw error;
  }
  await endDelivery(deliveryId, "sent", null, clock.now());
}

async function withinPatience(channel: Channel, send: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const outOfPatience = new Promise<never>((_, reject) => {
    // Whatever is sure to have failed, the channel itself gives up before.
    const tooLong = () => reject(new UncertainError(`${channel.name} did not answer in time`));
    signal.addEventListener("abort", tooLong, { once: true });
  });
  await Promise.race([send(signal), outOfPatience]);
}
