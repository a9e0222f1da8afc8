import { expect } from "@playwright/test";
import { stewardTest as test } from "./support/steward-test";

const SCREENS = [
  { name: "the smallest phone", width: 320, height: 568 },
  { name: "a phone", width: 390, height: 844 },
  { name: "a desktop", width: 1280, height: 800 },
  { name: "a very wide screen", width: 2560, height: 1300 },
];

test("the landing page says what Steward is in our own Inter, stands still, and fits every screen", async ({
  page,
  request,
}) => {
  const { link } = (await request.get("/")).headers();
  // Asked for before the page is read.
  expect(link).toMatch(/<\/_next\/static\/media\/inter[^>]+\.woff2>; rel=preload; as="font"/);
  const fonts: string[] = [];
  page.on("request", (asked) => {
    if (asked.resourceType() === "font") fonts.push(new URL(asked.url()).pathname);
  });
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("value" in entry && typeof entry.value === "number") window.layoutShift += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const response = await page.goto("/");
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A to-do list you talk to.");
  await expect(page.getByRole("button", { name: "Keep" })).toBeVisible();
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(0.001);

  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toHaveLength(1);
  await page.evaluate(() => document.body.append("Позвонить в банк"));
  await expect.poll(() => fonts).toHaveLength(2);
  expect(fonts[1]).toContain("cyrillic");

  for (const { name, ...viewport } of SCREENS) {
    await page.setViewportSize(viewport);
    await expect(page.getByLabel("Your name")).toBeVisible();
    await expect(page.getByRole("region", { name: "An example to try" })).toBeVisible();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width, name).toBeLessThanOrEqual(viewport.width);
  }
});

test("the example is answered with the keyboard, stands still with reduced motion, and takes a chosen theme", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  await page.goto("/");
  await expect(page.getByRole("timer")).toContainText(/4:\d\d/);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);

  // A chosen theme wins over the system's.
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(251, 250, 248)");
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(20, 20, 19)");

  // The focus is not thrown back to the top, nor by the countdown, which goes on for everybody else.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  await page.getByRole("button", { name: "Undo" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Redo" })).toBeFocused();
  const before = (await page.getByRole("timer").textContent()) ?? "";
  await expect(page.getByRole("timer")).not.toHaveText(before);
  await expect(page.getByRole("button", { name: "Redo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.getByRole("button", { name: "Keep" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Kept" })).toBeFocused();
});
