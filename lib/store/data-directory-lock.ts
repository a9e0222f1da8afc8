import { randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Someone else has the directory open. Two writers on one embedded database would silently lose each other's work. */
export class DataDirectoryInUseError extends Error {
  override name = "DataDirectoryInUseError";
  constructor(directory: string, pid: number) {
    super(
      `Steward is already running on ${directory}: process ${pid} holds it. Stop that one first, or set DATA_DIRECTORY.`,
    );
  }
}

interface Holder {
  pid: number;
  /** When that process began, so that a recycled process id is not mistaken for it. */
  startedAt: string | null;
}

const LOCK = /^lock\.(\d+)$/;

/**
 * Locks are numbered. Taking over from a dead holder means creating the next number, which the file system lets only
 * one process do, so two starters can never both inherit. Whoever still sees another living holder afterwards withdraws.
 */
export function lockDataDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  refuseIfHeld(directory);
  const last = Math.max(0, ...lockNumbers(directory));
  const mine = join(directory, `lock.${last + 1}`);
  const draft = join(directory, `draft.${randomUUID()}`);
  const holder: Holder = { pid: process.pid, startedAt: startOf(process.pid) };
  writeFileSync(draft, JSON.stringify(holder));
  try {
    linkSync(draft, mine);
  } catch (error) {
    refuseIfHeld(directory);
    throw error;
  } finally {
    rmSync(draft);
  }
  try {
    refuseIfHeld(directory, mine);
  } catch (error) {
    rmSync(mine);
    throw error;
  }
  for (const number of lockNumbers(directory)) {
    if (number <= last) rmSync(join(directory, `lock.${number}`), { force: true });
  }
  return () => rmSync(mine, { force: true });
}

const lockNumbers = (directory: string): number[] =>
  readdirSync(directory).flatMap((name) => {
    const number = LOCK.exec(name)?.[1];
    return number ? [Number(number)] : [];
  });

function refuseIfHeld(directory: string, exceptFor?: string): void {
  for (const number of lockNumbers(directory)) {
    const path = join(directory, `lock.${number}`);
    if (path === exceptFor) continue;
    const holder = readHolder(path);
    if (holder && isAlive(holder)) throw new DataDirectoryInUseError(directory, holder.pid);
  }
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined; // Released in this very moment.
  }
}

function isAlive({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, but belongs to somebody else.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
  const now = startOf(pid);
  return startedAt === null || now === null || startedAt === now;
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
