// The parts of `npm test`: what each is, where its files are, how it runs.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readPlaywrightReport, withReport } from "./read-report.mjs";

/** @typedef {import("./result.mjs").FileResult} FileResult */
/** @typedef {import("./run-command.mjs").RunCommand} RunCommand */
/**
 * @typedef {object} Part
 * @property {string} title
 * @property {string[]} folders Where its files are.
 * @property {(run: RunCommand, files: readonly string[]) => Promise<FileResult[]>} test All of it, or these files.
 */

/** @type {Record<string, Part>} */
export const PARTS = {
  check: { title: "Format, lint, types and what nothing uses", folders: [], test: runChecks },
  unit: { title: "Unit tests, layers and schema drift", folders: ["tests/unit"], test: vitest("unit") },
  turns: { title: "Turns, text in and tasks out", folders: ["tests/turns"], test: vitest("turns") },
  db: {
    title: "Store and tools on both databases",
    folders: ["tests/database", "tests/postgres"],
    test: vitest("embedded", "postgres"),
  },
  process: {
    title: "The real server, over HTTP, and components on it",
    folders: ["tests/process", "tests/components"],
    test: onBuild(vitest("process")),
  },
  e2e: { title: "End to end in Chromium", folders: ["tests/e2e"], test: onBuild(runPlaywright) },
  soak: { title: "At length what has a long form", folders: [], test: onBuild(runSoaks) },
};

/**
 * Which part a file belongs to, by its folder.
 * @param {string} file
 */
export const partOf = (file) =>
  Object.keys(PARTS).find((name) => PARTS[name]?.folders.some((folder) => file.startsWith(`${folder}/`)));

/** @type {Promise<unknown>} */
let checked = Promise.resolve();

/** @type {Promise<number> | undefined} */
let building;

/** @type {Part["test"]} */
function runChecks(run) {
  const checks = check(run);
  checked = checks;
  return checks;
}

/**
 * @param {RunCommand} run
 * @returns {Promise<FileResult[]>}
 */
async function check(run) {
  /** @type {[name: string, ...command: Parameters<RunCommand>][]} */
  const steps = [
    ["format and lint", "biome", ["check", ".", "--error-on-warnings"]],
    // Next writes the types of its pages; without them a fresh clone does not type-check.
    ["types of the pages", "next", ["typegen"], { NEXT_TELEMETRY_DISABLED: "1" }],
    ["types", "tsc", ["--noEmit"]],
    ["what nothing uses", "knip", ["--no-progress"]],
  ];
  /** @type {FileResult[]} */
  const results = [];
  for (const [name, ...command] of steps) {
    const began = Date.now();
    const isWell = (await run(...command)) === 0;
    const seconds = (Date.now() - began) / 1000;
    results.push({ file: name, seconds, passed: isWell ? 1 : 0, failed: isWell ? 0 : 1 });
  }
  return results;
}

/**
 * @param {string[]} projects
 * @returns {Part["test"]}
 */
function vitest(...projects) {
  const chosen = projects.flatMap((project) => ["--project", project]);
  return (run, files) =>
    withReport(
      (report) => {
        const reporters = ["--reporter=default", "--reporter=./scripts/test/vitest-report.mjs"];
        return run("vitest", ["run", ...chosen, ...reporters, ...files], { VITEST_REPORT: report });
      },
      (/** @type {FileResult[]} */ results) => results,
    );
}

/**
 * What says how long it is with tests/support/rounds.ts, in its long form.
 * @type {Part["test"]}
 */
function runSoaks(run, files) {
  const found = readdirSync("tests", { recursive: true, encoding: "utf8" }).map((path) => join("tests", path));
  const tests = found.filter((path) => path.endsWith(".test.ts"));
  const long = tests.filter((path) => readFileSync(path, "utf8").includes('"@/tests/support/rounds"'));
  const atLength = vitest("unit", "turns", "embedded", "postgres", "process");
  return atLength((program, args, env) => run(program, args, { ...env, SOAK: "1" }), files.length > 0 ? files : long);
}

/** @type {Part["test"]} */
function runPlaywright(run, files) {
  return withReport((report) => {
    const options = ["-c", "tests/e2e/playwright.config.ts", "--reporter=list,json"];
    return run("playwright", ["test", ...options, ...files], { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  }, readPlaywrightReport);
}

/**
 * One build for all parts that need it, and not while the check writes types to the same folder.
 * @param {Part["test"]} test
 * @returns {Part["test"]}
 */
function onBuild(test) {
  return async (run, files) => {
    building ??= checked.then(() => run("build"));
    if ((await building) === 0) return test(run, files);
    return [{ file: "the build", seconds: 0, passed: 0, failed: 1 }];
  };
}
