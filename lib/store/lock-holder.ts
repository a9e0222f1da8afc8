import { readFileSync, statSync, utimesSync } from "node:fs";
import { hostname } from "node:os";

export interface LockHolder {
  pid: number;
  /** When that process began, so that a recycled process id is not mistaken for it. */
  startedAt: string | null;
  /** Whose process ids these are: each container counts from one. */
  host: string;
}

export const thisProcess = (): LockHolder => ({
  pid: process.pid,
  startedAt: startOf(process.pid),
  host: hostname(),
});

const SIGN_OF_LIFE_MS = 5_000;
/** Several signs of life: a machine that is busy may be late with one. */
const TAKEN_FOR_DEAD_MS = 30_000;

/** Shows those who cannot see this process that it lives. Returns how to stop. */
export function showLife(lock: string): () => void {
  const timer = setInterval(() => {
    try {
      const now = new Date();
      utimesSync(lock, now, now);
    } catch {
      // The directory is gone, and with it whatever could be shared.
    }
  }, SIGN_OF_LIFE_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** By its process where that can be seen from here, else by how long ago its lock was touched. */
export function isAlive({ pid, startedAt, host }: LockHolder, lock: string, now = Date.now()): boolean {
  if (host !== hostname()) return now - touchedAt(lock) < TAKEN_FOR_DEAD_MS;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, but belongs to somebody else.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
  const start = startOf(pid);
  return startedAt === null || start === null || startedAt === start;
}

function touchedAt(lock: string): number {
  return statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Field 22 of /proc/<pid>/stat, counted after the command's closing bracket; null where there is no /proc. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}
