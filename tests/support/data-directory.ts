import { rm } from "node:fs/promises";
import { inject, onTestFinished } from "vitest";
import { copyTemplate } from "@/tests/support/migrated-template";

/** A data directory with nothing in it but the migrated database. Whoever asks removes it. */
export async function migratedDirectory(): Promise<string> {
  const template = inject("template");
  if (template.kind !== "embedded") throw new Error("There are data directories only for the embedded database");
  return copyTemplate(template.directory);
}

/** The same, gone when the test is. */
export async function newDataDirectory(): Promise<string> {
  const directory = await migratedDirectory();
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}
