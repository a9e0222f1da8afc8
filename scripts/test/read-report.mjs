// What the test runners write down about a run, as results of files.
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OUTSIDE } from "./result.mjs";

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
    if (code !== 0 && !said) results.push({ ...OUTSIDE, failed: 1 });
    return results;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/**
 * @typedef {{ file: string, specs?: { tests: { status: string, results: { duration: number }[] }[] }[], suites?: Suite[] }} Suite
 * @param {{ suites?: Suite[], errors?: unknown[] }} report
 * @returns {FileResult[]}
 */
export function readPlaywrightReport({ suites = [], errors = [] }) {
  const results = suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
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
  return errors.length > 0 ? [...results, { ...OUTSIDE, failed: errors.length }] : results;
}
