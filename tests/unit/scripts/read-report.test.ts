import { writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readPlaywrightReport, withReport } from "@/scripts/test/read-report.mjs";

const spec = (status: string) => ({ tests: [{ status, results: [{ duration: 1500 }] }] });

test("of a browser's file only what went as expected has passed", () => {
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

test("what broke beside the tests of a browser is told, also where one of them failed", () => {
  const suites = [{ file: "a.e2e.ts", specs: [spec("unexpected")] }];
  const results = readPlaywrightReport({ suites, errors: [{ message: "A worker could not be closed" }] });
  expect(results.map(({ file, failed }) => [file, failed])).toEqual([
    ["tests/e2e/a.e2e.ts", 1],
    ["outside of every test", 1],
  ]);
});

const result = (failed: number) => ({ file: "tests/unit/a.test.ts", seconds: 1, passed: 1, failed });

test.each([
  ["dies and tells nothing", 1, undefined, 1],
  ["fails although all it tells of passed", 1, [result(0)], 1],
  ["fails for what it tells of", 1, [result(1)], 1],
  ["goes well", 0, [result(0)], 0],
])("a run that %s", async (_, code, told, failed) => {
  const results = await withReport(
    async (report) => {
      if (told) await writeFile(report, JSON.stringify(told));
      return code;
    },
    (read: ReturnType<typeof result>[]) => read,
  );
  expect(results.reduce((sum, result) => sum + result.failed, 0)).toBe(failed);
});
