import { expect } from "@playwright/test";
import { dayFromToday } from "../support/day-from-today";
import { stewardTest as test } from "./support/steward-test";
import { openTasks, row } from "./support/tasks-page";

test("the sidebar closes to a rail, an appearance is chosen: after a reload both are there before anything is painted", async ({
  page,
  personName,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openTasks(page, personName, "Buy milk");
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await ground()).toBe("rgb(251, 250, 248)");
  await page.getByRole("button", { name: "Appearance: system" }).click();
  await page.getByRole("button", { name: "Appearance: light" }).click();
  await expect(page.getByRole("button", { name: "Appearance: dark" })).toBeVisible();
  expect(await ground()).toBe("rgb(20, 20, 19)");
  await page.getByRole("button", { name: "Close the sidebar" }).click();
  await page.reload({ waitUntil: "commit" });
  await page.waitForLoadState("domcontentloaded");
  expect(await ground()).toBe("rgb(20, 20, 19)");
  await page.reload();
  await expect(page.getByRole("button", { name: "Open the sidebar" })).toBeVisible();
  await page.getByRole("link", { name: "Activity" }).click();
  await expect(page).toHaveURL(/\/activity$/);
  await page.getByRole("button", { name: "Open the sidebar" }).click();
  await expect(page.getByRole("banner")).toContainText(personName);
});

test("on a phone a bar at the bottom leads to chat, tasks and activity; they and the bin fit the smallest one", async ({
  page,
  personName,
}) => {
  const title = "Donaudampfschiff".repeat(12);
  await page.setViewportSize({ width: 390, height: 844 });
  await openTasks(page, personName, { title, due: `${dayFromToday(3)}T09:00`, priority: "high" });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect(page.getByText("High")).toBeVisible();
  expect(await width()).toBeLessThanOrEqual(390);
  const bar = page.getByRole("navigation", { name: "Main" });
  await expect(bar.getByRole("link")).toHaveText(["Chat", "Tasks", "Activity"]);
  await expect(bar.getByRole("link", { name: "Tasks" })).toHaveAttribute("aria-current", "page");
  await page.setViewportSize({ width: 320, height: 640 });
  await row(page, title).click();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeAttached();
  await expect.poll(width).toBeLessThanOrEqual(320);
  await page.goto("/tasks?show=bin");
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeAttached();
  await expect.poll(width).toBeLessThanOrEqual(320);
  await bar.getByRole("link", { name: "Activity" }).click();
  await expect(page.getByRole("heading", { name: "Activity" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
  await expect.poll(width).toBeLessThanOrEqual(320);
});

test("offline it says so wherever one has scrolled to, and what was typed is kept", async ({ page, personName }) => {
  await openTasks(page, personName, "Buy milk");
  await page.getByLabel("New task").fill("Feed the cat");
  await page.evaluate(() => {
    document.body.style.paddingBottom = "3000px";
    window.scrollTo(0, 2000);
    Object.defineProperty(navigator, "onLine", { get: () => false, configurable: true });
    window.dispatchEvent(new Event("offline"));
  });
  await expect(page.getByText("You are offline.")).toBeInViewport();
  await expect(page.getByLabel("New task")).toHaveValue("Feed the cat");
});
