import { gzipSync } from "node:zlib";
import type { Browser, CDPSession, Page, Response } from "@playwright/test";
import type { HttpPerson } from "@/tests/support/http-person";

/** A page in a browser of its own, and what it costs. */
export interface MeasuredPage {
  page: Page;
  /** Kilobytes of script that it loaded, compressed the same way whoever served it. */
  scriptKilobytes(): Promise<number>;
  /** Milliseconds its main thread worked so far. */
  workedMs(): Promise<number>;
  /** How much moved by itself: Chromium's layout shift score. */
  layoutShift(): Promise<number>;
}

export async function openPage(browser: Browser, url: string, person?: HttpPerson): Promise<MeasuredPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  if (person) await context.addCookies(cookiesOf(person, new URL("/", url).href));
  const page = await context.newPage();
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response);
  });
  await page.addInitScript(countLayoutShift);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  // What the page asks for first when its own code has taken over from what the server drew.
  const awake = person ? page.waitForRequest("**/api/events") : Promise.resolve();
  await page.goto(url, { waitUntil: "load" });
  await awake;
  await page.evaluate(waitUntilQuiet);
  return {
    page,
    scriptKilobytes: async () => (await Promise.all(scripts.map(sizeOf))).reduce((sum, size) => sum + size, 0) / 1024,
    workedMs: () => taskDuration(session),
    layoutShift: () => page.evaluate(() => window.layoutShift),
  };
}

const sizeOf = async (response: Response): Promise<number> => gzipSync(await response.body()).length;

const cookiesOf = ({ cookie }: HttpPerson, url: string) =>
  cookie.split("; ").map((pair) => {
    const [name = "", ...value] = pair.split("=");
    return { name, value: value.join("="), url };
  });

async function taskDuration(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
}

/** Runs in the page: until half a second brings nothing more from the server. */
async function waitUntilQuiet(): Promise<void> {
  for (let before = -1; before !== performance.getEntriesByType("resource").length; ) {
    before = performance.getEntriesByType("resource").length;
    await new Promise((later) => setTimeout(later, 500));
  }
  await document.fonts.ready;
}

/** Runs in the page, before anything of it. */
function countLayoutShift(): void {
  Object.assign(window, { layoutShift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ("value" in entry && typeof entry.value === "number") window.layoutShift += entry.value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}
