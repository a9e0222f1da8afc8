// The end of a run: where the time went, what passed only when it was run again, and the verdict as the very last line.
import { tally } from "./result.mjs";

/** @typedef {import("./result.mjs").FileResult} FileResult */

const DEAREST = 10;

/**
 * @param {{ parts: { title: string, seconds: number }[], results: readonly FileResult[], flaky: readonly string[] }} run
 * @returns {string}
 */
export function closingLines({ parts, results, flaky }) {
  const { passed, failed } = tally(results);
  const files = results.filter(({ file }) => file.startsWith("tests/"));
  const dearest = files.sort((one, other) => other.seconds - one.seconds).slice(0, DEAREST);
  return [
    "Time",
    ...parts.map(({ title, seconds }) => line(seconds, title)),
    "",
    "Dearest files",
    ...dearest.map(({ file, seconds }) => line(seconds, file)),
    "",
    ...(flaky.length > 0 ? ["flaky:", ...flaky.map((file) => `  ${file}`), ""] : []),
    `${passed} passed, ${failed} failed`,
  ].join("\n");
}

/**
 * @param {number} seconds
 * @param {string} words
 */
const line = (seconds, words) => `${seconds.toFixed(1).padStart(7)} s  ${words}`;
