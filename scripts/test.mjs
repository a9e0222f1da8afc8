// npm test: everything there is to check, from a fresh clone, ending in one line "N passed, N failed".
//   npm test                        all of it
//   npm run test:unit | test:turns | test:db | test:process | test:e2e | check
//   npm test -- tests/unit/domain/recurrence.test.ts   one file
//   npm run soak                    at length what has a long form; no part of all of it. With files: these
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { memoryDirectory } from "./memory-directory.mjs";
import { generatePrismaClient, installPackages, requireNodeVersion } from "./prepare.mjs";
import { closingLines } from "./test/closing-lines.mjs";
import { PARTS, partOf } from "./test/parts.mjs";
import { byFile, tally } from "./test/result.mjs";
import { runAgain } from "./test/run-again.mjs";
import { runAndTellAfterwards, runCommand } from "./test/run-command.mjs";

/**
 * No part keeps two processors busy, so two run at a time, and whoever is done takes the next. The check comes first
 * because the build waits for it.
 */
const EVERYTHING = ["check", "db", "process", "e2e", "turns", "unit"];
const AT_A_TIME = 2;

requireNodeVersion();
installPackages();
generatePrismaClient();

const asked = process.argv.slice(2);
const files = asked.filter((word) => existsSync(word));
const named = asked.filter((word) => !files.includes(word));
const isSoak = named.includes("soak");
const wanted = [...new Set([...named, ...(isSoak ? [] : files.map((file) => partOf(file) ?? file))])];
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no such part or file: ${unknown.join(", ")}. Parts: ${Object.keys(PARTS).join(", ")}.`);
  process.exit(1);
}

process.env.TMPDIR = memoryDirectory() ?? tmpdir();
if (wanted.length === 0 || wanted.includes("e2e")) await findBrowser();

/** @type {import("./test/result.mjs").FileResult[]} */
const everyResult = [];
/** @type {{ title: string, seconds: number }[]} */
const parts = [];

if (wanted.length > 0) await runInTurn([...wanted], runCommand);
else {
  const waiting = [...EVERYTHING];
  await Promise.all(Array.from({ length: AT_A_TIME }, () => runInTurn(waiting, runAndTellAfterwards)));
}

const once = byFile(everyResult);
const { results, flaky } = isSoak ? { results: once, flaky: [] } : await runAgain(once, runAlone);
console.log(`\n${closingLines({ parts, results, flaky })}`);
const total = tally(results);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

/**
 * @param {string[]} waiting Shared with whoever else takes from it.
 * @param {import("./test/run-command.mjs").RunCommand} run
 */
async function runInTurn(waiting, run) {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const part = PARTS[name];
    if (!part) continue;
    console.log(`\n── ${part.title} …`);
    const began = Date.now();
    const own = isSoak ? files : files.filter((file) => partOf(file) === name);
    const results = await part.test(run, own);
    const seconds = (Date.now() - began) / 1000;
    everyResult.push(...results);
    parts.push({ title: part.title, seconds });
    const { passed, failed } = tally(results);
    console.log(`\n── ${part.title}: ${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s`);
  }
}

/** @param {string} file */
async function runAlone(file) {
  console.log(`\n── Once more, alone: ${file}`);
  return byFile((await PARTS[partOf(file) ?? ""]?.test(runCommand, [file])) ?? []);
}

/** Before anything runs: bringing one takes a while during which nobody would listen to what runs beside it. */
async function findBrowser() {
  const { ensureBrowser } = await import("./browser.mjs");
  const browser = ensureBrowser();
  if (browser) process.env.STEWARD_BROWSER = browser;
}
