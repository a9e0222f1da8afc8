// The programs that check and test, as processes of their own.
import { spawn } from "node:child_process";

const BIN = {
  biome: "node_modules/@biomejs/biome/bin/biome",
  build: "scripts/build.mjs",
  knip: "node_modules/knip/bin/knip.js",
  next: "node_modules/next/dist/bin/next",
  playwright: "node_modules/@playwright/test/cli.js",
  tsc: "node_modules/typescript/bin/tsc",
  vitest: "node_modules/vitest/vitest.mjs",
};

/**
 * @typedef {(program: keyof typeof BIN, args?: readonly string[], env?: Record<string, string>) => Promise<number>} RunCommand
 * How it ended: 0 is well.
 */

/** @type {RunCommand} */
export const runCommand = (program, args = [], env = {}) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [BIN[program], ...args], {
      stdio: "inherit",
      env: { ...process.env, ...env },
    });
    child.on("close", (code) => resolve(code ?? 1));
  });

/**
 * For what runs beside something else: its output comes in one piece, when it is over.
 * @type {RunCommand}
 */
export const runAndTellAfterwards = (program, args = [], env = {}) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [BIN[program], ...args], {
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
