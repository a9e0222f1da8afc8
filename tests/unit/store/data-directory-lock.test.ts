import { spawn } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
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
  writeFileSync(join(directory, "lock.7"), JSON.stringify({ pid: child.pid, startedAt: "1" }));
  const release = lockDataDirectory(directory);
  expect(locksIn(directory)).toEqual(["lock.8"]);
  release();
});

test("a process id that was given to somebody else since is not mistaken for the holder", async () => {
  const directory = await emptyDirectory();
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  onTestFinished(() => void child.kill());
  writeFileSync(join(directory, "lock.1"), JSON.stringify({ pid: child.pid, startedAt: "long before it began" }));
  const release = lockDataDirectory(directory);
  expect(locksIn(directory)).toEqual(["lock.2"]);
  release();
});

test("whoever loses the race for a dead holder's place is refused", async () => {
  const directory = await emptyDirectory();
  writeFileSync(join(directory, "lock.3"), JSON.stringify({ pid: process.pid, startedAt: "another life" }));
  const release = lockDataDirectory(directory);
  // A starter that had seen only the dead lock 3 creates 4 as well and must withdraw; here it finds the living holder.
  expect(() => lockDataDirectory(directory)).toThrow(DataDirectoryInUseError);
  expect(locksIn(directory)).toEqual(["lock.4"]);
  release();
});
