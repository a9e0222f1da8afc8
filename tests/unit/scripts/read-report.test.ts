import { writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readPlaywrightReport, readVitestReport, withReport } from "@/scripts/test/read-report.mjs";

const file = (status: string, ...tests: string[]) => ({
  name: `${process.cwd()}/tests/unit/a.test.ts`,
  startTime: 1000,
  endTime: 3500,
  status,
  assertionResults: tests.map((status) => ({ status })),
});

test.each([
  ["all passed", file("passed", "passed", "passed"), { passed: 2, failed: 0 }],
  ["one failed", file("failed", "passed", "failed"), { passed: 1, failed: 1 }],
  ["one was left out", file("passed", "passed", "pending"), { passed: 1, failed: 1 }],
  ["it broke before its tests ran", file("failed", "pending", "pending"), { passed: 0, failed: 2 }],
  ["it could not be read at all", file("failed"), { passed: 0, failed: 1 }],
  ["all passed, and something after them broke", file("failed", "passed"), { passed: 1, failed: 1 }],
])("of a file of Vitest's: %s", (_, result, expected) => {
  expect(readVitestReport({ testResults: [result] })).toEqual([
    { file: "tests/unit/a.test.ts", seconds: 2.5, ...expected },
  ]);
});

test("of a browser's file only what went as expected has passed", () => {
  const spec = (status: string) => ({ tests: [{ status, results: [{ duration: 1500 }] }] });
  const suites = [
    { file: "a.e2e.ts", specs: [spec("expected")], suites: [{ file: "a.e2e.ts", specs: [spec("unexpected")] }] },
    { file: "b.e2e.ts", specs: [spec("flaky"), spec("skipped")] },
  ];
  expect(readPlaywrightReport({ suites })).toEqual(
    [
      ["a", 1, 0],
      ["a", 0, 1],
      ["b", 0, 1],
      ["b", 0, 1],
    ].map(([name, passed, failed]) => ({ file: `tests/e2e/${name}.e2e.ts`, seconds: 1.5, passed, failed })),
  );
});

test.each([
  ["dies and tells nothing", 1, undefined, 1],
  ["fails although all it tells of passed", 1, [file("passed", "passed")], 1],
  ["fails for what it tells of", 1, [file("failed", "failed")], 1],
  ["goes well", 0, [file("passed", "passed")], 0],
])("a run that %s", async (_, code, testResults, failed) => {
  const results = await withReport(async (report) => {
    if (testResults) await writeFile(report, JSON.stringify({ testResults }));
    return code;
  }, readVitestReport);
  expect(results.reduce((sum, result) => sum + result.failed, 0)).toBe(failed);
});
