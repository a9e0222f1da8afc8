import { defineConfig } from "@playwright/test";
import { BROWSER_FLAGS, ensureBrowser } from "../../scripts/browser.mjs";

const executablePath = ensureBrowser();

export default defineConfig({
  testDir: ".",
  testMatch: "*.e2e.ts",
  outputDir: "../../test-results",
  globalSetup: "./support/prepare-build.ts",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: "list",
  // They end what hangs, and prove nothing: a machine with ten other things to do must not fail a test.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: "chromium",
    headless: true,
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    screenshot: "only-on-failure",
    launchOptions: { args: BROWSER_FLAGS, ...(executablePath ? { executablePath } : {}) },
  },
});
