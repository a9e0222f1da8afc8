// Makes a clone ready to run, doing only what is missing or out of date. Nothing here may import a package: in a fresh
// clone none is installed yet.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const GENERATED = join("lib", "store", "generated");
const SOURCES = ["app", "components", "lib", "prisma", "public"];
const BUILD_FILES = [
  "instrumentation.ts",
  "next.config.js",
  "package-lock.json",
  "postcss.config.mjs",
  "proxy.ts",
  "tsconfig.json",
];

export function requireNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Steward needs Node 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}

export function installPackages() {
  once("Installing packages", join("node_modules", ".steward-installed"), ["package.json", "package-lock.json"], () =>
    // Not `npm ci`: it refuses a lockfile that does not list the binaries of every other platform.
    run("npm", ["install", "--no-save", "--include=dev", "--no-audit", "--no-fund"]),
  );
}

export function generatePrismaClient() {
  // Prisma's command looks for a native engine that generating does not need; any existing file satisfies it.
  const env = {
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: "1",
    CHECKPOINT_DISABLE: "1",
  };
  once("Generating the Prisma client", join(GENERATED, ".stamp"), ["prisma/schema.prisma", "package-lock.json"], () =>
    runPackage("prisma", "build/index.js", ["generate", "--schema", "prisma/schema.prisma"], env),
  );
}

export function buildApp() {
  once("Building", join(".next", "steward-build"), [...SOURCES, ...BUILD_FILES], () =>
    runPackage("next", "dist/bin/next", ["build"], { NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" }),
  );
}

/**
 * Runs a step unless its inputs are what they were when it last succeeded.
 * @param {string} title
 * @param {string} stampFile
 * @param {string[]} inputs
 * @param {() => void} step
 */
function once(title, stampFile, inputs, step) {
  const stamp = hashOf(inputs);
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  process.stdout.write(`${title} …\n`);
  const began = Date.now();
  step();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
  process.stdout.write(`${title}: ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
}

/** @param {string[]} inputs */
function hashOf(inputs) {
  const hash = createHash("sha256").update(process.version);
  for (const file of inputs.flatMap(filesIn)) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  if (path === GENERATED || !existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

/**
 * @param {string} packageName
 * @param {string} script
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
function runPackage(packageName, script, args, env) {
  run(process.execPath, [join("node_modules", packageName, script), ...args], env);
}

/**
 * Shows a step's own output only when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
function run(command, args, env = {}) {
  const result = spawnSync(command, args, {
    encoding: "utf8",
    env: { ...process.env, ...env },
    shell: process.platform === "win32" && command === "npm",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.status === 0) return;
  process.stderr.write(
    `${result.stdout ?? ""}${result.stderr ?? ""}${result.error ? `${result.error.message}\n` : ""}`,
  );
  console.error(`This failed: ${[command, ...args].join(" ")}`);
  process.exit(1);
}
