import { setTimeout as delay } from "node:timers/promises";
import { type Clock, systemClock } from "@/lib/domain/clock";
import { log } from "@/lib/platform/log";
import type { Channel } from "@/lib/reminders/channel";
import { configuredChannels } from "@/lib/reminders/channels";
import { deliverDue } from "@/lib/reminders/deliver-due";
import { oneAtATime } from "@/lib/reminders/one-at-a-time";
import { planSending } from "@/lib/reminders/plan-sending";
import { planWakeUps } from "@/lib/reminders/plan-wake-ups";
import { openQueue, type Queue, WAKE_UPS } from "@/lib/reminders/queue";
import { sendingWork } from "@/lib/reminders/sending-work";
import { workQueue } from "@/lib/reminders/work-queue";
import { noteWorkerState } from "@/lib/reminders/worker-state";
import { watchReminderTimes } from "@/lib/store/reminder-times-feed";

interface WorkerOptions {
  clock?: Clock;
  channels?: readonly Channel[];
}

/** Finds what no wake-up told of: lost jobs, lost notices, what became due while nobody was there. */
const SWEEP_MS = 30_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Starts delivering beside the web server. Nothing that goes wrong here reaches the server: it is logged, shown by the
 * health check and tried again. Returns how to stop.
 */
export function startReminders({
  clock = systemClock,
  channels = configuredChannels(),
}: WorkerOptions = {}): () => Promise<void> {
  const stopping = new AbortController();
  const running = run(clock, channels, stopping.signal);
  return async () => {
    stopping.abort();
    await running;
    noteWorkerState("off");
  };
}

async function run(clock: Clock, channels: readonly Channel[], signal: AbortSignal): Promise<void> {
  noteWorkerState("starting");
  const queue = await openPatiently(channels, signal);
  if (!queue) return;
  const look = oneAtATime(async () => {
    await deliverDue(clock, channels);
    await planSending(queue, channels);
    await planWakeUps(queue, clock);
    noteWorkerState("ok");
  });
  let lastLook = Promise.resolve();
  const lookQuietly = async () => {
    if (signal.aborted) return;
    lastLook = look().catch((error: unknown) => {
      noteWorkerState("failing");
      log.error({ err: error }, "Reminders could not be looked after");
    });
    await lastLook;
  };
  await watchReminderTimes(lookQuietly).catch((error: unknown) =>
    log.error({ err: error }, "Changed reminders are noticed only by and by"),
  );
  const wakeUps = { name: WAKE_UPS, batch: 1000, together: true, handle: () => look() };
  const sending = channels.map((channel) => sendingWork(channel, clock));
  await Promise.all([
    sweep(lookQuietly, signal),
    ...[wakeUps, ...sending].map((work) => workQueue(queue, work, signal)),
  ]);
  await lastLook;
  await queue.stop({ graceful: false }).catch((error: unknown) => log.warn({ err: error }, "The queue did not stop"));
}

async function sweep(look: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await look();
    await delay(SWEEP_MS, undefined, { signal, ref: false }).catch(() => {});
  }
}

async function openPatiently(channels: readonly Channel[], signal: AbortSignal): Promise<Queue | undefined> {
  for (let pause = 1000; !signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await openQueue(channels);
    } catch (error) {
      noteWorkerState("failing");
      log.error({ err: error }, "The reminder queue could not be opened; trying again");
      await delay(pause, undefined, { signal, ref: false }).catch(() => {});
    }
  }
  return undefined;
}
