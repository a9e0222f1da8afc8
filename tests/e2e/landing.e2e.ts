import { expect } from "@playwright/test";
import { stewardTest as test } from "./support/steward-test";

const SCREENS = [
  { name: "the smallest phone", width: 320, height: 568 },
  { name: "a phone", width: 390, height: 844 },
  { name: "a desktop", width: 1280, height: 800 },
  { name: "a very wide screen", width: 2560, height: 1300 },
];

test("the landing page says what Steward is, and fits every screen", async ({ page }) => {
  const response = await page.goto("/");
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A to-do list you talk to.");
  for (const { name, ...viewport } of SCREENS) {
    await page.setViewportSize(viewport);
    await expect(page.getByLabel("Your name")).toBeVisible();
    await expect(page.getByRole("region", { name: "An example to try" })).toBeVisible();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width, name).toBeLessThanOrEqual(viewport.width);
  }
});

test("the text is set in Inter, from our own origin, asked for before the page is read", async ({ page, request }) => {
  const { link } = (await request.get("/")).headers();
  expect(link).toMatch(/<\/_next\/static\/media\/inter[^>]+\.woff2>; rel=preload; as="font"/);
  const fonts: string[] = [];
  page.on("request", (asked) => {
    if (asked.resourceType() === "font") fonts.push(new URL(asked.url()).pathname);
  });
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toHaveLength(1);
  await page.evaluate(() => document.body.append("Позвонить в банк"));
  await expect.poll(() => fonts).toHaveLength(2);
  expect(fonts[1]).toContain("cyrillic");
});

test("nothing moves while the landing page loads", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("value" in entry && typeof entry.value === "number") window.layoutShift += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Keep" })).toBeVisible();
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(0.001);
});

test("the example asks before it deletes, and takes a delete back", async ({ page }) => {
  await page.goto("/");
  const example = page.getByRole("region", { name: "An example to try" });
  const question = example.getByRole("group", { name: "Delete 2 finished tasks?" });
  await expect(question.getByRole("listitem")).toHaveText(["#3 Pay the electricity bill", "#5 Book the dentist"]);
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(question).toBeHidden();
  await expect(example.getByRole("status")).toContainText("Deleted 2 tasks");
  await example.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await expect(example.getByRole("status")).toHaveText("2 tasks are back");
});

test("the example's question expires, and nothing is deleted", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  const timer = page.getByRole("timer");
  // How long the page took to come is nobody's business: from here on time passes only when told.
  await page.clock.pauseAt(Date.now() + 60_000);
  const secondsLeft = async () => {
    const [, minutes, seconds] = /(\d):(\d\d)/.exec((await timer.textContent()) ?? "") ?? [];
    return Number(minutes) * 60 + Number(seconds);
  };
  const left = await secondsLeft();
  await page.clock.runFor("00:06");
  await expect.poll(secondsLeft).toBe(left - 6);
  await page.clock.runFor("04:00");
  await expect(timer).toBeHidden();
  await expect(page.getByText("Expired, nothing was deleted")).toBeVisible();
});

test("the example says why, with the keyboard alone", async ({ page }) => {
  await page.goto("/");
  const why = page.getByRole("button", { name: "Why?" });
  await expect(why).toHaveAttribute("aria-expanded", "false");
  await why.focus();
  await page.keyboard.press("Enter");
  await expect(why).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByText("without a model.")).toBeVisible();
});

test("answering the example with the keyboard does not throw the focus back to the top", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Undo" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Redo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.getByRole("button", { name: "Keep" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Kept" })).toBeFocused();
});

test("a chosen theme wins over the system's", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(251, 250, 248)");
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(20, 20, 19)");
});

test("with reduced motion the example stands still", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await expect(page.getByRole("timer")).toContainText(/4:\d\d/);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test("an address that does not exist gets our own page", async ({ page, browserWatch }) => {
  browserWatch.expectAnswer({ status: 404, path: "/no/such/page" });
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { name: "There is nothing here" })).toBeVisible();
  await page.getByRole("link", { name: "Go to your tasks" }).click();
  await expect(page.getByLabel("Your name")).toBeVisible();
});
