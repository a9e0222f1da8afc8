import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A folder with nothing in it, gone when the test is: for what begins from nothing. */
export async function emptyDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "steward-data-"));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}
