// Where the tests write what nobody keeps. Each of them works on a copy of a whole database, and most of what copying and
// removing those costs is the file system's, unless it is one that never touches a disk.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";

const MEMORY = "/dev/shm";

/** Containers may have as little as 64 MB. */
const ENOUGH_BYTES = 2 * 1024 ** 3;

/**
 * A directory in memory that is gone when this process is, or undefined where the system has no room for one.
 * @returns {string | undefined}
 */
export function memoryDirectory() {
  if (!hasRoom()) return undefined;
  const directory = mkdtempSync(`${MEMORY}/steward-tests-`);
  chmodSync(directory, 0o755); // PostgreSQL runs as a user of its own when we are root.
  process.once("exit", () => rmSync(directory, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  return directory;
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}
