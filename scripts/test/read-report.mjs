// What the test runners write down about a run, as results of files.
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

/** @typedef {import("./result.mjs").FileResult} FileResult */

/**
 * @template Report
 * @param {(file: string) => Promise<number>} run Writes the report there, and says how it ended.
 * @param {(report: Report) => FileResult[]} read
 * @returns {Promise<FileResult[]>}
 */
export async function withReport(run, read) {
  const directory = await mkdtemp(join(tmpdir(), "steward-report-"));
  try {
    const file = join(directory, "report.json");
    const code = await run(file);
    const results = existsSync(file) ? read(JSON.parse(await readFile(file, "utf8"))) : [];
    const said = results.some(({ failed }) => failed > 0);
    // A runner that fails without a failed test, or fails before it could tell, must not look like success.
    if (code !== 0 && !said) results.push({ file: "the run itself", seconds: 0, passed: 0, failed: 1 });
    return results;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/**
 * @param {{ testResults?: { name: string, startTime: number, endTime: number, status: string, assertionResults: { status: string }[] }[] }} report
 * @returns {FileResult[]}
 */
export function readVitestReport({ testResults = [] }) {
  return testResults.map(({ name, startTime, endTime, status, assertionResults }) => {
    const passed = assertionResults.filter((result) => result.status === "passed").length;
    // A file that breaks before its tests run leaves them pending, or has none.
    const failed = Math.max(assertionResults.length - passed, status === "passed" ? 0 : 1);
    return { file: relative(process.cwd(), name), seconds: (endTime - startTime) / 1000, passed, failed };
  });
}

/**
 * @typedef {{ file: string, specs?: { tests: { status: string, results: { duration: number }[] }[] }[], suites?: Suite[] }} Suite
 * @param {{ suites?: Suite[] }} report
 * @returns {FileResult[]}
 */
export function readPlaywrightReport({ suites = [] }) {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ tests }) =>
      tests.map(({ status, results }) => ({
        file: join("tests/e2e", file),
        seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
        passed: status === "expected" ? 1 : 0,
        failed: status === "expected" ? 0 : 1,
      })),
    ),
    ...readPlaywrightReport({ suites: inner }),
  ]);
}
