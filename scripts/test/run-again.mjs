// A machine with ten other things to do may fail a test that has nothing wrong. What fails is run once more, alone; what
// passes only then is named. It is no way round a fault: three files are no coincidence, and where chance is the very fault
// that a test looks for, nothing is run again.
import { existsSync, readFileSync } from "node:fs";

/** @typedef {import("./result.mjs").FileResult} FileResult */

/** What a file is about, by what it uses: nobody has to remember to say so. A file may say it of itself all the same. */
const NEVER = {
  consent: /pending_action|needs_confirmation|askToDelete|moveExpiry|\/api\/confirmations|typed-at-card/,
  loss: /SIGKILL|kill\(/,
  races: /\btimes\(|whileHeld|postgres-holdup/,
  "what it says": /^\/\/ Never run again: \w/m,
};
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

/** @param {string} text */
export const isNeverRunAgain = (text) => Object.values(NEVER).some((pattern) => pattern.test(text));

/** @param {string} file */
const mayRunAgain = (file) => existsSync(file) && !isNeverRunAgain(readFileSync(file, "utf8"));
