import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migratedTemplate } from "@/tests/support/migrated-template";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where each worker has its copy of the migrated database, for as long as the run lasts. */
    turns: { template: string; directory: string };
  }
}

export default async function prepareTurns(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), "steward-turns-"));
  project.provide("turns", { template: await migratedTemplate(), directory });
  return () => rm(directory, { recursive: true, force: true });
}
