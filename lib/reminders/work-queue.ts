import { setTimeout as delay } from "node:timers/promises";
import type { Job } from "pg-boss";
import { log } from "@/lib/platform/log";
import type { Queue } from "@/lib/reminders/queue";

export interface Work {
  name: string;
  /** How many jobs are taken at once. */
  batch: number;
  /** Whether they are done as one; else each by itself, side by side. */
  together?: boolean;
  handle(jobs: Job<unknown>[]): Promise<void>;
}

/** Half of the two seconds that a reminder may be late, with the other half for the work itself. */
const PAUSE_MS = 1000;

/**
 * Takes jobs until told to stop, and ends when the last one is answered for. Not pg-boss's own `work`: that one neither
 * waits for its last answer when the server closes nor catches it when the database is away.
 */
export async function workQueue(queue: Queue, work: Work, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const found = await workOnce(queue, work).catch((error: unknown) => {
      log.error({ err: error, queue: work.name }, "The job queue did not answer");
      return 0;
    });
    if (found < work.batch) await delay(PAUSE_MS, undefined, { signal, ref: false }).catch(() => {});
  }
}

/** One batch. Answers how many jobs there were. */
export async function workOnce(queue: Queue, { name, batch, together = false, handle }: Work): Promise<number> {
  const jobs = await queue.fetch<unknown>(name, { batchSize: batch });
  const parts = together && jobs.length > 0 ? [jobs] : jobs.map((job) => [job]);
  await Promise.all(parts.map((part) => attempt(queue, name, part, handle)));
  return jobs.length;
}

/** A failing job goes back to the queue, which knows how often and when it is tried again. */
async function attempt(queue: Queue, name: string, jobs: Job<unknown>[], handle: Work["handle"]): Promise<void> {
  const ids = jobs.map(({ id }) => id);
  try {
    await handle(jobs);
  } catch (error) {
    log.warn({ err: error, queue: name }, "A job failed and will be tried again");
    await queue.fail(name, ids);
    return;
  }
  await queue.complete(name, ids);
}
