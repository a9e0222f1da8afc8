import { cpSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, inject } from "vitest";
import { startStore } from "@/lib/store/start-store";
import { workerName } from "@/tests/support/worker-name";

/** One database for all the files that a worker runs: their people are new ones, and meet nobody else's things. */
let opening: Promise<void> | undefined;

beforeAll(() => {
  opening ??= open();
  return opening;
});

async function open(): Promise<void> {
  const { template, directory } = inject("turns");
  const own = join(directory, workerName);
  cpSync(template, own, { recursive: true });
  process.env.DATA_DIRECTORY = own;
  await startStore();
}
