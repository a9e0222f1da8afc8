import { randomUUID } from "node:crypto";
import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { isAlive, type LockHolder, showLife, thisProcess } from "@/lib/store/lock-holder";

/** Someone else has the directory open. Two writers on one embedded database would silently lose each other's work. */
export class DataDirectoryInUseError extends Error {
  override name = "DataDirectoryInUseError";
  constructor(directory: string, { pid, host }: LockHolder) {
    super(
      host === hostname()
        ? `Steward is already running on ${directory}: process ${pid} holds it. Stop that one first, or set DATA_DIRECTORY.`
        : `Steward is already running on ${directory}: ${host} holds it. Stop that one first; if it was killed, try again in half a minute.`,
    );
  }
}

const LOCK = /^lock\.(\d+)$/;

/**
 * Locks are numbered. Taking over from a dead holder means creating the next number, which the file system lets only
 * one process do, so two starters can never both inherit. Whoever still sees another living holder afterwards withdraws.
 */
export function lockDataDirectory(directory: string): () => void {
  refuseIfHeld(directory);
  const last = Math.max(0, ...lockNumbers(directory));
  const mine = join(directory, `lock.${last + 1}`);
  const draft = join(directory, `draft.${randomUUID()}`);
  writeFileSync(draft, JSON.stringify(thisProcess()));
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
  const stopShowing = showLife(mine);
  return () => {
    stopShowing();
    rmSync(mine, { force: true });
  };
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
    if (holder && isAlive(holder, path)) throw new DataDirectoryInUseError(directory, holder);
  }
}

function readHolder(path: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined; // Released in this very moment.
  }
}
