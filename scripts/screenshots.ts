// npm run screenshots: the pictures in docs/screenshots, taken of the built app in a real browser.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, expect, type Page } from "@playwright/test";
import { composer } from "../tests/e2e/support/chat-page";
import { fillSignIn } from "../tests/e2e/support/fill-sign-in";
import { startServerOnCopy } from "../tests/support/server-on-copy";
import { launchPostgres } from "../tests/support/start-postgres";
import { BROWSER_FLAGS, ensureBrowser } from "./browser.mjs";
import { LivedInAccount } from "./screenshots/lived-in-account";

const FOLDER = join("docs", "screenshots");
/** Sharp on today's screens, each file still small enough to keep beside the code. */
const SCREENS = {
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.25 },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
};
const PERSON = "Ada";
const TICKED = "Book the dentist";
const OPENED = "Send the invoice to Nadia";

/** Every screen in every light, one after the other. */
async function inEachLook(
  browser: Browser,
  baseURL: string,
  cookies: Awaited<ReturnType<BrowserContext["cookies"]>>,
  takeSome: (page: Page, take: (name: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  for (const [screen, size] of Object.entries(SCREENS)) {
    for (const colorScheme of ["light", "dark"] as const) {
      const look = { ...size, colorScheme, reducedMotion: "reduce" } as const;
      const context = await browser.newContext({ ...look, baseURL, locale: "en-GB", timezoneId: "Europe/London" });
      await context.addCookies(cookies);
      const page = await context.newPage();
      await takeSome(page, async (name) => {
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: join(FOLDER, `${name}-${colorScheme}-${screen}.png`) });
      });
      await context.close();
    }
  }
}

async function takeLanding(page: Page, take: (name: string) => Promise<void>): Promise<void> {
  await page.goto("/");
  await take("landing");
}

async function takePages(page: Page, take: (name: string) => Promise<void>): Promise<void> {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "What needs doing?" })).toBeVisible();
  await take("new-chat");
  await page.goto("/tasks");
  // Ticked for the picture only: the server never hears of it, and the next picture begins where this one did.
  await page.route("**/complete", () => {});
  await page.getByRole("checkbox", { name: TICKED }).check();
  await take("tasks");
  await page.reload();
  await page.getByRole("button", { name: OPENED }).click();
  await take("task");
  await page.goto("/activity");
  await expect(page.getByRole("img", { name: /ticked off each day/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Why?" }).first()).toBeVisible();
  await take("activity");
  await page.goto("/settings");
  await take("settings");
}

const takeChat = (address: string) => async (page: Page, take: (name: string) => Promise<void>) => {
  await page.goto(address);
  await expect(page.getByRole("button", { name: "Delete", exact: true })).toBeVisible();
  await composer(page).fill("water the plants every monday at 8");
  await expect(page.getByRole("button", { name: /not a date/ })).toBeVisible();
  await take("chat");
};

async function takeAll(browser: Browser, address: string, databaseUrl: string): Promise<void> {
  const context = await browser.newContext({ baseURL: address, timezoneId: "Europe/London" });
  const page = await context.newPage();
  await page.goto("/");
  await fillSignIn(page, PERSON);
  const account = new LivedInAccount(page.request, databaseUrl);
  await account.make();
  const cookies = await context.cookies();
  await inEachLook(browser, address, [], takeLanding);
  await inEachLook(browser, address, cookies, takePages);
  // Last: its question waits no longer than five minutes.
  await inEachLook(browser, address, cookies, takeChat(await account.talk()));
  await context.close();
}

const executablePath = ensureBrowser();
await mkdir(FOLDER, { recursive: true });
const postgres = await launchPostgres();
const server = await startServerOnCopy({ DATABASE_URL: postgres.url });
const browser = await chromium.launch({ args: BROWSER_FLAGS, ...(executablePath ? { executablePath } : {}) });
try {
  await takeAll(browser, server.address, postgres.url);
} finally {
  await browser.close();
  await server.stop();
  await postgres.stop();
}
