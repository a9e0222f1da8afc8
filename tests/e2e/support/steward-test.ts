import { test as base, expect, type Page } from "@playwright/test";
import { askFrontDesk } from "../../support/front-desk";
import { BrowserWatch } from "./browser-watch";
import { waitForHydration } from "./wait-for-hydration";

interface TestFixtures {
  browserWatch: BrowserWatch;
  /** A name nobody used before. */
  personName: string;
  /** A page in a browser of its own, as another person would have. */
  openBrowser: () => Promise<Page>;
}

/** Playwright's test with the Steward that all workers share, in a browser whose every complaint fails the test. */
export const stewardTest = base.extend<TestFixtures, { server: { address: string } }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter to learn what is needed.
    async ({}, use) => {
      await use({ address: await askFrontDesk(process.env.STEWARD_FRONT_DESK ?? "", "server") });
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: ({ server }, use) => use(server.address),
  browserWatch: async ({ server }, use) => {
    const watch = new BrowserWatch(server.address);
    await use(watch);
    expect(watch.problems, "what the browser complained about").toEqual([]);
    expect(watch.missing, "refusals that were expected and did not come").toEqual([]);
  },
  context: async ({ context, browserWatch, javaScriptEnabled }, use) => {
    browserWatch.watch(context);
    if (javaScriptEnabled !== false) context.on("page", waitForHydration);
    await use(context);
  },
  openBrowser: async ({ browser, browserWatch, contextOptions, baseURL }, use) => {
    const opened: Page[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, ...(baseURL ? { baseURL } : {}) });
      browserWatch.watch(context);
      context.on("page", waitForHydration);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    await Promise.all(opened.map((page) => page.context().close()));
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  personName: ({}, use) => use(`Person ${crypto.randomUUID().slice(0, 8)}`),
});
