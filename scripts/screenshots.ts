// npm run screenshots: the pictures in docs/screenshots, taken of the built app in a real browser.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  chromium,
  expect,
  type Page,
} from "@playwright/test";
import { composer, say } from "../tests/e2e/support/chat-page";
import { fillSignIn } from "../tests/e2e/support/fill-sign-in";
import { startServer } from "../tests/e2e/support/start-server";
import { BROWSER_FLAGS, ensureBrowser } from "./browser.mjs";

const FOLDER = join("docs", "screenshots");
/** Sharp on today's screens, each file still small enough to keep beside the code. */
const SCREENS = {
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.25 },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
};
const PERSON = "Ada";
const TICKED = "Book the dentist";

/** The browser's clock stands still on a Tuesday morning, so that two runs take the same pictures. */
const NOW = new Date("2026-02-03T08:30:00Z");
const ZONE = "Europe/London";

const TASKS = [
  { title: "Return the library books", due: "2026-01-30" },
  { title: "Submit expenses", due: "2026-02-03T17:00:00Z" },
  { title: TICKED, due: "2026-02-03" },
  { title: "Call the bank", due: "2026-02-04T09:00:00Z", priority: "high" },
  { title: "Water the plants", due: "2026-02-09", recurrence: "FREQ=WEEKLY" },
  { title: "Renew passport", due: "2026-03-03" },
  { title: "Read “1984”" },
];

async function makeTasks(request: APIRequestContext): Promise<void> {
  for (const data of TASKS) expect((await request.post("/api/tasks", { data })).status()).toBe(201);
}

/** Ticked for the picture, and opened again for the next one. */
async function tick(page: Page, ticked: boolean): Promise<void> {
  const saved = page.waitForResponse((response) => response.url().endsWith("/complete"));
  await page.getByRole("checkbox", { name: TICKED }).setChecked(ticked);
  await saved;
}

const SAID = [
  "Add task: Pay the electricity bill",
  "Add task: Book the dentist",
  "mark everything as done",
  "remind me to call the bank tomorrow at 9, it's urgent",
  "delete all completed tasks",
];

/** With the real clock, which the server's answers go by; a person of its own, so that the list is only what was said. */
async function takeChat(browser: Browser, baseURL: string, look: BrowserContextOptions, name: string): Promise<void> {
  const context = await browser.newContext({ ...look, baseURL, locale: "en-GB", timezoneId: ZONE });
  const page = await context.newPage();
  await page.goto("/");
  await fillSignIn(page, `Grace ${name}`);
  await page.screenshot({ path: join(FOLDER, `new-chat-${name}.png`) });
  for (const text of SAID) await say(page, text);
  await expect(page.getByRole("button", { name: "Delete", exact: true })).toBeVisible();
  await composer(page).fill("water the plants every monday at 8");
  await expect(page.getByRole("button", { name: /not a date/ })).toBeVisible();
  await page.screenshot({ path: join(FOLDER, `chat-${name}.png`) });
  await context.close();
}

async function takeAll(browser: Browser, address: string): Promise<void> {
  let made = false;
  for (const [screen, size] of Object.entries(SCREENS)) {
    for (const colorScheme of ["light", "dark"] as const) {
      const look = { ...size, colorScheme, reducedMotion: "reduce" } as const;
      const context = await browser.newContext({ ...look, baseURL: address, locale: "en-GB", timezoneId: ZONE });
      const page = await context.newPage();
      await page.clock.setFixedTime(NOW);
      const take = async (name: string) => {
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: join(FOLDER, `${name}-${colorScheme}-${screen}.png`) });
      };
      await page.goto("/");
      await take("landing");
      await fillSignIn(page, PERSON);
      if (!made) await makeTasks(page.request);
      made = true;
      await page.goto("/tasks");
      await tick(page, true);
      await take("tasks");
      await tick(page, false);
      await page.reload();
      await page.getByRole("button", { name: "Call the bank" }).click();
      await take("task");
      await page.goto("/activity");
      await expect(page.getByRole("button", { name: "Why?" }).first()).toBeVisible();
      await take("activity");
      await page.goto("/settings");
      await page.getByRole("button", { name: "Test the model" }).click();
      await expect(page.getByRole("region", { name: "Language model" }).getByRole("status")).not.toBeEmpty();
      await take("settings");
      await context.close();
      await takeChat(browser, address, look, `${colorScheme}-${screen}`);
    }
  }
}

const executablePath = ensureBrowser();
await mkdir(FOLDER, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({ args: BROWSER_FLAGS, ...(executablePath ? { executablePath } : {}) });
try {
  await takeAll(browser, server.address);
} finally {
  await browser.close();
  await server.stop();
}
