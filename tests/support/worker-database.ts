import { cpSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { startStore } from "@/lib/store/start-store";
import { workerName } from "@/tests/support/worker-name";

let opening: Promise<void> | undefined;

/** Opened for the first file that a worker runs, and there for all that follow. */
export function openWorkerDatabase(): Promise<void> {
  opening ??= open();
  return opening;
}

async function open(): Promise<void> {
  const { template, directory } = inject("turns");
  const own = join(directory, workerName);
  // Copied over one that is open it would be a heap of pages from two databases.
  cpSync(template, own, { recursive: true, force: false, errorOnExist: true });
  process.env.DATA_DIRECTORY = own;
  await startStore();
}
