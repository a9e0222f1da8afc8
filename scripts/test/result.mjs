// What a run of tests comes to.

/**
 * One file's, or one step's where there is no file.
 * @typedef {{ file: string, seconds: number, passed: number, failed: number }} FileResult
 */

/** What broke, but in no test: no file can be run again for it. */
export const OUTSIDE = { file: "outside of every test", seconds: 0, passed: 0, failed: 0 };

/**
 * Several results for one file are one: it may have run on both databases.
 * @param {readonly FileResult[]} results
 * @returns {FileResult[]}
 */
export function byFile(results) {
  /** @type {Map<string, FileResult>} */
  const files = new Map();
  for (const { file, seconds, passed, failed } of results) {
    const known = files.get(file) ?? { file, seconds: 0, passed: 0, failed: 0 };
    files.set(file, {
      file,
      seconds: known.seconds + seconds,
      passed: known.passed + passed,
      failed: known.failed + failed,
    });
  }
  return [...files.values()];
}

/**
 * @param {readonly FileResult[]} results
 * @returns {{ passed: number, failed: number }}
 */
export function tally(results) {
  let [passed, failed] = [0, 0];
  for (const result of results) {
    passed += result.passed;
    failed += result.failed;
  }
  return { passed, failed };
}
