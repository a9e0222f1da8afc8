// npm test: everything there is to check, from a fresh clone, ending in one line "N passed, N failed".
//   npm test                        all of it
//   npm run test:unit | test:db | test:process | test:e2e | check
//   npm test -- tests/unit/domain/recurrence.test.ts   one file
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { memoryDirectory } from "./memory-directory.mjs";
import { generatePrismaClient, installPackages, requireNodeVersion } from "./prepare.mjs";

/** @typedef {{ passed: number, failed: number }} Tally */

const BIN = {
  biome: "node_modules/@biomejs/biome/bin/biome",
  tsc: "node_modules/typescript/bin/tsc",
  next: "node_modules/next/dist/bin/next",
  vitest: "node_modules/vitest/vitest.mjs",
  playwright: "node_modules/@playwright/test/cli.js",
};

/** @typedef {(args: string[], env?: Record<string, string>) => Promise<number>} Run */

/** @type {Record<string, { title: string, test: (run: Run, files: string[]) => Promise<Tally> }>} */
const PARTS = {
  check: { title: "Format, lint and types", test: runChecks },
  unit: { title: "Unit tests, layers and schema drift", test: (run, files) => runVitest(run, ["unit"], files) },
  turns: { title: "Turns, text in and tasks out", test: (run, files) => runVitest(run, ["turns"], files) },
  db: {
    title: "Store and tools on both databases",
    test: (run, files) => runVitest(run, ["embedded", "postgres"], files),
  },
  process: { title: "The real server, over HTTP", test: runProcessTests },
  e2e: { title: "End to end in Chromium", test: runPlaywright },
};

/** Which part a file belongs to, by its folder. */
const HOMES = {
  "tests/unit/": "unit",
  "tests/turns/": "turns",
  "tests/database/": "db",
  "tests/postgres/": "db",
  "tests/components/": "process",
  "tests/process/": "process",
  "tests/e2e/": "e2e",
};

/**
 * All of it, in two rows side by side that take about as long, because no part keeps two processors busy. Types and build
 * write to the same folder, so the build comes after the check; by the time the browser wants it, it is there.
 */
const EVERYTHING = [
  ["check", "process"],
  ["unit", "turns", "db", "e2e"],
];

requireNodeVersion();
installPackages();
generatePrismaClient();

const asked = process.argv.slice(2);
const files = asked.filter((word) => existsSync(word));
const parts = files.length > 0 ? partsOf(files) : asked;
const unknown = parts.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  console.error(`There is no such part or file: ${unknown.join(", ")}. Parts: ${Object.keys(PARTS).join(", ")}.`);
  process.exit(1);
}

process.env.TMPDIR = memoryDirectory() ?? tmpdir();
if (parts.length === 0 || parts.includes("e2e")) await findBrowser();

/** @type {Promise<number> | undefined} */
let building;

/** @type {Tally} */
const total = { passed: 0, failed: 0 };
if (parts.length > 0) await runInTurn(parts, run);
else await Promise.all(EVERYTHING.map((row) => runInTurn(row, runAndTellAfterwards)));
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

/**
 * @param {string[]} names
 * @param {Run} runCommand
 */
async function runInTurn(names, runCommand) {
  for (const name of names) {
    const part = PARTS[name];
    if (!part) continue;
    const began = Date.now();
    console.log(`\n── ${part.title} …`);
    const own = files.filter((file) => partOf(file) === name);
    const { passed, failed } = await part.test(runCommand, own);
    total.passed += passed;
    total.failed += failed;
    const seconds = ((Date.now() - began) / 1000).toFixed(0);
    console.log(`\n── ${part.title}: ${passed} passed, ${failed} failed, ${seconds} s`);
  }
}

/** @param {string[]} paths */
function partsOf(paths) {
  return [...new Set(paths.map(partOf))];
}

/** @param {string} path */
function partOf(path) {
  return Object.entries(HOMES).find(([folder]) => path.startsWith(folder))?.[1] ?? path;
}

/**
 * @param {Run} run
 * @returns {Promise<Tally>}
 */
async function runChecks(run) {
  // Next writes the types of its pages; without them a fresh clone does not type-check.
  const steps = [
    [BIN.biome, "check", ".", "--error-on-warnings"],
    [BIN.next, "typegen"],
    [BIN.tsc, "--noEmit"],
  ];
  const tally = { passed: 0, failed: 0 };
  for (const step of steps) {
    const code = await run(step, { NEXT_TELEMETRY_DISABLED: "1" });
    if (code === 0) tally.passed += 1;
    else tally.failed += 1;
  }
  return tally;
}

/**
 * @param {Run} run
 * @param {string[]} projects
 * @param {string[]} paths
 */
async function runVitest(run, projects, paths) {
  return withReport(async (report) => {
    const chosen = projects.flatMap((project) => ["--project", project]);
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const code = await run([BIN.vitest, "run", ...chosen, ...reporters, ...paths]);
    const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, success = false } = await readReport(report);
    // A suite that fails before its tests run leaves them pending: that must not look like success.
    const failed = numFailedTests + numPendingTests;
    return { passed: numPassedTests, failed: failed > 0 || (code === 0 && success) ? failed : 1 };
  });
}

/**
 * @param {Run} run
 * @param {string[]} paths
 */
async function runProcessTests(run, paths) {
  if (!(await isBuilt(run))) return { passed: 0, failed: 1 };
  return runVitest(run, ["process"], paths);
}

/** Before anything runs: bringing one takes a while during which nobody would listen to what runs beside it. */
async function findBrowser() {
  const { ensureBrowser } = await import("./browser.mjs");
  const browser = ensureBrowser();
  if (browser) process.env.STEWARD_BROWSER = browser;
}

/**
 * Once for all parts that need it: two builds at a time would be in each other's way.
 * @param {Run} run
 */
async function isBuilt(run) {
  building ??= run(["scripts/build.mjs"]);
  return (await building) === 0;
}

/**
 * @param {Run} run
 * @param {string[]} paths
 */
async function runPlaywright(run, paths) {
  if (!(await isBuilt(run))) return { passed: 0, failed: 1 };
  return withReport(async (report) => {
    const command = [BIN.playwright, "test", "-c", "tests/e2e/playwright.config.ts", "--reporter=list,json", ...paths];
    const code = await run(command, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
    const { stats = {} } = await readReport(report);
    const failed = (stats.unexpected ?? 0) + (stats.flaky ?? 0) + (stats.skipped ?? 0);
    return { passed: stats.expected ?? 0, failed: failed > 0 || code === 0 ? failed : 1 };
  });
}

/**
 * @param {(file: string) => Promise<Tally>} work
 * @returns {Promise<Tally>}
 */
async function withReport(work) {
  const directory = await mkdtemp(join(tmpdir(), "steward-report-"));
  try {
    return await work(join(directory, "report.json"));
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** @param {string} file */
async function readReport(file) {
  return existsSync(file) ? JSON.parse(await readFile(file, "utf8")) : {};
}

/**
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<number>}
 */
function run(args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: "inherit", env: { ...process.env, ...env } });
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/**
 * For what runs beside something else: its output comes in one piece, when it is over.
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<number>}
 */
function runAndTellAfterwards(args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
    });
    /** @type {Buffer[]} */
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => output.push(chunk));
    child.on("close", (code) => {
      process.stdout.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}
