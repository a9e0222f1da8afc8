import { expect, type Page } from "@playwright/test";
import { lastReply, replies, say } from "./support/chat-page";
import { asksForEvents, connection } from "./support/event-connection";
import { hold, holdAnswer } from "./support/hold";
import { signIn } from "./support/sign-in";
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

test("what happens after the page was read and before it listens is not missed", async ({ page, personName }) => {
  const listening = await hold(page, "**/api/events");
  await openTasks(page, personName, "Buy milk");
  await expect(row(page, "Buy milk")).toBeVisible();
  await makeTasks(page, "Feed the cat");
  listening.letGo();
  await expect(row(page, "Feed the cat")).toBeVisible();
});

test("nor is it in a tab that hears of things from another one", async ({ page, personName }) => {
  const connected = connection(page);
  await signIn(page, personName);
  await connected;
  await say(page, "Add task: Buy milk");
  const other = await page.context().newPage();
  const scripts = await hold(other, "**/*.js");
  const opened = other.goto(page.url());
  await expect(replies(other)).toHaveCount(1);
  await say(page, "Add task: Pay bills");
  scripts.letGo();
  await opened;
  await expect(lastReply(other)).toContainText("Task created: Pay bills");
});

test("an answer that was overtaken on its way takes nothing back", async ({ page, personName }) => {
  const listening = await hold(page, "**/api/events");
  await openTasks(page, personName, "Buy milk", "Call mom");
  await expect(row(page, "Buy milk")).toBeVisible();
  const late = await holdAnswer(page, "**/api/tasks?*");
  listening.letGo();
  await late.answered;
  await page.getByLabel("New task").fill("Feed the cat");
  await page.keyboard.press("Enter");
  await expect(page.getByText("#3")).toBeVisible();
  await row(page, "Call mom").click();
  await page.getByLabel("Title").fill("Call both parents");
  await page.keyboard.press("Enter");
  await expect.poll(() => stored(page, 2)).toMatchObject({ title: "Call both parents" });
  const askedAgain = page.waitForRequest("**/api/tasks?*");
  late.letGo();
  await (await (await askedAgain).response())?.finished();
  await expect(row(page, "Feed the cat")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Call both parents");
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
