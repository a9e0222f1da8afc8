// Finds a Chromium for the end-to-end tests and the screenshots, and brings one where that is possible.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** In containers there is often no sandbox to be had, and a test should talk to nobody but the server under test. */
export const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-gpu",
];

/**
 * The shell first: the same browser without its own windows, buttons and menus, which nobody sees in a test and which
 * take more than half of its time. It is also what Playwright would bring.
 */
const SHELL = "chromium-headless-shell";
const SYSTEM_NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const DOWNLOAD_WITHIN_MS = 120_000;

/**
 * The path of a browser to start, or undefined for Playwright's own; STEWARD_BROWSER names another. Ends the process
 * when there is none to be had.
 * @returns {string | undefined}
 */
export function ensureBrowser() {
  if (process.env.STEWARD_BROWSER) return process.env.STEWARD_BROWSER;
  if (hasOwnBrowser()) return undefined;
  if (!systemBrowser()) {
    console.log("No Chromium found; trying to install one …");
    spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "ignore", timeout: DOWNLOAD_WITHIN_MS });
    if (hasOwnBrowser()) return undefined;
  }
  if (!systemBrowser()?.endsWith(SHELL)) installDebianPackage();
  const installed = systemBrowser();
  if (installed) return installed;
  console.error(
    "The end-to-end tests need Chromium. Install it with `npx playwright install chromium`, " +
      "or with your system's packages (Debian and Ubuntu: `sudo apt-get install chromium`).",
  );
  process.exit(1);
}

const hasOwnBrowser = () => existsSync(chromium.executablePath());

function systemBrowser() {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installDebianPackage() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const options = {
    stdio: /** @type {const} */ ("ignore"),
    timeout: DOWNLOAD_WITHIN_MS,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  const install = (/** @type {string} */ name) => spawnSync("apt-get", ["install", "-y", name], options).status === 0;
  if (install(SHELL)) return;
  spawnSync("apt-get", ["update"], options);
  if (!install(SHELL) && !systemBrowser()) install("chromium");
}
