// npm test: everything there is to check, from a fresh clone, ending in one line "N passed, N failed".
//   npm test                        all of it
//   npm run test:unit | test:db | test:e2e | check
//   npm test -- tests/unit/domain/recurrence.test.ts   one file
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildApp, generatePrismaClient, installPackages, requireNodeVersion } from "./prepare.mjs";

/** @typedef {{ passed: number, failed: number }} Tally */

const BIN = {
  biome: "node_modules/@biomejs/biome/bin/biome",
  tsc: "node_modules/typescript/bin/tsc",
  next: "node_modules/next/dist/bin/next",
  vitest: "node_modules/vitest/vitest.mjs",
  playwright: "node_modules/@playwright/test/cli.js",
};

/** @type {Record<string, { title: string, run: (files?: string[]) => Promise<Tally> }>} */
const PARTS = {
  check: { title: "Format, lint and types", run: runChecks },
  unit: { title: "Unit tests, layers and schema drift", run: (files) => runVitest(["unit"], files) },
  db: {
    title: "Store and tools on both databases, processes",
    run: runDatabaseTests,
  },
  e2e: { title: "End to end in Chromium", run: runPlaywright },
};

/** Which part a file belongs to, by its folder. */
const HOMES = { "tests/unit/": "unit", "tests/database/": "db", "tests/process/": "db", "tests/e2e/": "e2e" };

requireNodeVersion();
installPackages();
generatePrismaClient();

const asked = process.argv.slice(2);
const files = asked.filter((word) => existsSync(word));
const parts = files.length > 0 ? partsOf(files) : asked.length > 0 ? asked : Object.keys(PARTS);
const unknown = parts.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  console.error(`There is no such part or file: ${unknown.join(", ")}. Parts: ${Object.keys(PARTS).join(", ")}.`);
  process.exit(1);
}

/** @type {Tally} */
const total = { passed: 0, failed: 0 };
for (const name of parts) {
  const part = PARTS[name];
  if (!part) continue;
  console.log(`\n── ${part.title}`);
  const began = Date.now();
  const own = files.filter((file) => partOf(file) === name);
  const { passed, failed } = await part.run(own);
  total.passed += passed;
  total.failed += failed;
  console.log(`── ${part.title}: ${((Date.now() - began) / 1000).toFixed(0)} s`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

/** @param {string[]} paths */
function partsOf(paths) {
  return [...new Set(paths.map(partOf))];
}

/** @param {string} path */
function partOf(path) {
  return Object.entries(HOMES).find(([folder]) => path.startsWith(folder))?.[1] ?? path;
}

async function runChecks() {
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
 * @param {string[]} projects
 * @param {string[]} [paths]
 */
async function runVitest(projects, paths = []) {
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

/** @param {string[]} [paths] */
async function runDatabaseTests(paths = []) {
  buildApp(); // The process tests start the real server.
  return runVitest(["embedded", "postgres", "process"], paths);
}

/** @param {string[]} [paths] */
async function runPlaywright(paths = []) {
  buildApp();
  const { ensureBrowser } = await import("./browser.mjs");
  const browser = await ensureBrowser();
  return withReport(async (report) => {
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(browser ? { STEWARD_BROWSER: browser } : {}) };
    const code = await run(
      [BIN.playwright, "test", "-c", "tests/e2e/playwright.config.ts", "--reporter=list,json", ...paths],
      env,
    );
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
