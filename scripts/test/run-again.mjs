// A machine with ten other things to do may fail a test that has nothing wrong. What fails is run once more, alone; what
// passes only then is named. It is no way round a fault: three files are no coincidence, and where chance is the very fault
// that a test looks for, nothing is run again.
import { existsSync, readFileSync } from "node:fs";

/** @typedef {import("./result.mjs").FileResult} FileResult */

/** As a file says it of itself: "// Never run again: races." */
const NEVER = /^\/\/ Never run again: \w/m;
const MOST = 2;

/**
 * @param {readonly FileResult[]} results One for each file.
 * @param {(file: string) => Promise<FileResult[]>} runAlone
 * @returns {Promise<{ results: FileResult[], flaky: string[] }>}
 */
export async function runAgain(results, runAlone) {
  const failed = results.filter((result) => result.failed > 0).map(({ file }) => file);
  /** @type {FileResult[]} */
  let settled = [...results];
  /** @type {string[]} */
  const flaky = [];
  if (failed.length > MOST || !failed.every(mayRunAgain)) return { results: settled, flaky };
  for (const file of failed) {
    const again = await runAlone(file);
    if (again.length === 0 || again.some((result) => result.failed > 0)) continue;
    settled = [...settled.filter((result) => result.file !== file), ...again];
    flaky.push(file);
  }
  return { results: settled, flaky };
}

/** @param {string} file */
const mayRunAgain = (file) => existsSync(file) && !NEVER.test(readFileSync(file, "utf8"));
