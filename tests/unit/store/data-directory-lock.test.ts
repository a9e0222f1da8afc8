import { spawn } from "node:child_process";
import { readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { DataDirectoryInUseError, lockDataDirectory } from "@/lib/store/data-directory-lock";
import { emptyDirectory } from "@/tests/support/empty-directory";

const locksIn = (directory: string) => readdirSync(directory).filter((name) => name.startsWith("lock."));

test("a directory is held once, and free again when let go", async () => {
  const directory = await emptyDirectory();
  const release = lockDataDirectory(directory);
  expect(() => lockDataDirectory(directory)).toThrow(DataDirectoryInUseError);
  expect(() => lockDataDirectory(directory)).toThrow(`process ${process.pid}`);
  release();
  lockDataDirectory(directory)();
  expect(locksIn(directory)).toEqual([]);
});

test("a dead holder is inherited from, and its lock is cleared away", async () => {
  const directory = await emptyDirectory();
  const child = spawn(process.execPath, ["-e", ""]);
  await new Promise((resolve) => child.once("exit", resolve));
  writeFileSync(join(directory, "lock.7"), JSON.stringify({ pid: child.pid, startedAt: "1", host: hostname() }));
  const release = lockDataDirectory(directory);
  expect(locksIn(directory)).toEqual(["lock.8"]);
  release();
});

test("a process id that was given to somebody else since is not mistaken for the holder", async () => {
  const directory = await emptyDirectory();
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  onTestFinished(() => void child.kill());
  const holder = { pid: child.pid, startedAt: "long before it began", host: hostname() };
  writeFileSync(join(directory, "lock.1"), JSON.stringify(holder));
  const release = lockDataDirectory(directory);
  expect(locksIn(directory)).toEqual(["lock.2"]);
  release();
});

test("whoever loses the race for a dead holder's place is refused", async () => {
  const directory = await emptyDirectory();
  const holder = { pid: process.pid, startedAt: "another life", host: hostname() };
  writeFileSync(join(directory, "lock.3"), JSON.stringify(holder));
  const release = lockDataDirectory(directory);
  // A starter that had seen only the dead lock 3 creates 4 as well and must withdraw; here it finds the living holder.
  expect(() => lockDataDirectory(directory)).toThrow(DataDirectoryInUseError);
  expect(locksIn(directory)).toEqual(["lock.4"]);
  release();
});

test("a holder in another container is judged by its signs of life, not by a process id that means nothing here", async () => {
  const directory = await emptyDirectory();
  const lock = join(directory, "lock.1");
  writeFileSync(lock, JSON.stringify({ pid: 1, startedAt: "2", host: "another-container" }));
  expect(() => lockDataDirectory(directory)).toThrow("another-container holds it");
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(lock, longAgo, longAgo);
  const release = lockDataDirectory(directory);
  expect(locksIn(directory)).toEqual(["lock.2"]);
  release();
});

test("who holds a directory goes on showing that it lives", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const directory = await emptyDirectory();
  const release = lockDataDirectory(directory);
  const lock = join(directory, "lock.1");
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(lock, longAgo, longAgo);
  vi.advanceTimersByTime(10_000);
  expect(statSync(lock).mtimeMs).toBeGreaterThan(longAgo.getTime() + 50_000);
  release();
});
