import { expect, type Page } from "@playwright/test";
import { asksForEvents, connection } from "./support/event-connection";
import { stewardTest as test } from "./support/steward-test";
import { box, makeTasks, openTasks, row, stored } from "./support/tasks-page";

/** Another tab of the same browser, on the list. */
async function openTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto("/tasks");
  return tab;
}

test("what is done in one tab shows in the other, with one connection for both", async ({ page, personName }) => {
  const connected = connection(page);
  await openTasks(page, personName, "Buy milk");
  await connected;
  const laterConnections: string[] = [];
  page.context().on("request", (request) => {
    if (asksForEvents(request)) laterConnections.push(request.frame().url());
  });
  const other = await openTab(page);
  await expect(row(other, "Buy milk")).toBeVisible();
  await page.getByLabel("New task").fill("Feed the cat");
  await page.keyboard.press("Enter");
  await expect(row(other, "Feed the cat")).toBeVisible();
  await box(other, "Buy milk").click();
  await expect(box(page, "Buy milk")).toBeHidden();
  await row(page, "Feed the cat").click();
  await page.getByLabel("Title").fill("Feed both cats");
  await page.keyboard.press("Enter");
  await expect(row(other, "Feed both cats")).toBeVisible();
  expect(laterConnections).toEqual([]);
});

test("when the tab that listens is closed, another one takes over and misses nothing", async ({ page, personName }) => {
  await openTasks(page, personName, "Buy milk");
  const second = await openTab(page);
  await expect(row(second, "Buy milk")).toBeVisible();
  const connected = connection(second);
  await page.close();
  await connected;
  await makeTasks(second, "Feed the cat");
  await expect(row(second, "Feed the cat")).toBeVisible();
});

test("a change from elsewhere does not disturb what is being typed", async ({ page, personName }) => {
  const connected = connection(page);
  await openTasks(page, personName, "Buy milk", "Feed the cat");
  await connected;
  await row(page, "Buy milk").click();
  await page.getByLabel("Notes").fill("Half a senten");
  await page.request.patch("/api/tasks/1", { data: { title: "Buy oat milk", priority: "high" } });
  await expect(page.getByLabel("Priority", { exact: true })).toHaveValue("high");
  await expect(page.getByLabel("Title")).toHaveValue("Buy oat milk");
  await expect(page.getByLabel("Notes")).toHaveValue("Half a senten");
  await expect(page.getByLabel("Notes")).toBeFocused();
  await page.keyboard.type("ce");
  await page.getByLabel("Title").focus();
  await expect.poll(() => stored(page, 1)).toMatchObject({ description: "Half a sentence", title: "Buy oat milk" });
});

test("other people's changes do not arrive", async ({ page, openBrowser, personName }) => {
  const other = await openBrowser();
  const connected = [connection(page), connection(other)];
  await openTasks(page, personName, "Buy milk");
  await openTasks(other, `${personName} the other`, "A secret");
  await Promise.all(connected);
  await makeTasks(page, "Feed the cat");
  await expect(row(page, "Feed the cat")).toBeVisible();
  await expect(row(page, "A secret")).toBeHidden();
  await expect(row(other, "Feed the cat")).toBeHidden();
});

test("nobody signed in gets no events", async ({ request }) => {
  expect((await request.get("/api/events")).status()).toBe(401);
});
