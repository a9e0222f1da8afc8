import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";

test("what Vitest tells of a run leaves nothing out that went wrong", () => {
  const directory = mkdtempSync(join(tmpdir(), "steward-report-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const files = {
    "well.test.ts": 'test("a", () => {}); test("b", () => {});',
    "one-failed.test.ts": 'test("a", () => {}); test("b", () => expect(1).toBe(2));',
    "left-out.test.ts": 'test("a", () => {}); test.runIf(false)("b", () => {});',
    "unreadable.test.ts": 'throw new Error("It cannot be read");',
    "empty.test.ts": "",
    "broken-before.test.ts": 'beforeAll(() => { throw new Error("Too early"); }); test("a", () => {});',
    "broken-after.test.ts": 'afterAll(() => { throw new Error("Too late"); }); test("a", () => {});',
    "outside.test.ts": 'test("a", () => void Promise.reject(new Error("Nobody waits for this")));',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
  const report = join(directory, "report.json");
  const { status } = spawnSync(
    process.execPath,
    [
      ...[resolve("node_modules/vitest/vitest.mjs"), "run", "--root", directory, "--globals", "--no-isolate"],
      `--reporter=${resolve("scripts/test/vitest-report.mjs")}`,
    ],
    { env: { ...process.env, VITEST_REPORT: report } },
  );
  expect(status).toBe(1);
  const results: { file: string; seconds: number; passed: number; failed: number }[] = JSON.parse(
    readFileSync(report, "utf8"),
  );
  for (const { seconds } of results) expect(seconds).toBeGreaterThanOrEqual(0);
  const told = results.map(({ file, passed, failed }) => `${file}: ${passed} and ${failed}`);
  expect(told.sort()).toEqual([
    "broken-after.test.ts: 1 and 1",
    "broken-before.test.ts: 0 and 1",
    "empty.test.ts: 0 and 1",
    "left-out.test.ts: 1 and 1",
    "one-failed.test.ts: 1 and 1",
    "outside of every test: 0 and 1",
    "outside.test.ts: 1 and 0",
    "unreadable.test.ts: 0 and 1",
    "well.test.ts: 2 and 0",
  ]);
});
