import { expect, type Page } from "@playwright/test";
import { lastReply, replies, say } from "./support/chat-page";
import { asksForEvents, connection } from "./support/event-connection";
import { hold } from "./support/hold";
import { signIn } from "./support/sign-in";
import { stewardTest as test } from "./support/steward-test";
import { box, makeTasks, openTasks, row } from "./support/tasks-page";

/** Another tab of the same browser, on the list. */
async function openTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto("/tasks");
  return tab;
}

test("what is done in one tab shows in the other, with one connection for both; when the one that listens is closed, the other takes over and misses nothing", async ({
  page,
  personName,
}) => {
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
  const takenOver = connection(other);
  await page.close();
  await takenOver;
  await makeTasks(other, "Water the plants");
  await expect(row(other, "Water the plants")).toBeVisible();
});

test("what happens before a tab hears of things from another one is not missed", async ({ page, personName }) => {
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

test("two people never see each other's tasks, and other people's changes do not arrive", async ({
  page,
  openBrowser,
  personName,
}) => {
  const other = await openBrowser();
  const connected = [connection(page), connection(other)];
  await openTasks(page, personName, "Buy milk");
  await openTasks(other, `${personName} the other`, "A secret");
  await Promise.all(connected);
  for (const each of [page, other]) await expect(each.getByText("#1")).toBeVisible();
  await makeTasks(page, "Feed the cat");
  await expect(row(page, "Feed the cat")).toBeVisible();
  await expect(row(page, "A secret")).toBeHidden();
  await expect(row(other, "Feed the cat")).toBeHidden();
  await page.reload();
  await other.reload();
  await expect(row(page, "Feed the cat")).toBeVisible();
  await expect(row(page, "A secret")).toBeHidden();
  await expect(row(other, "A secret")).toBeVisible();
  await expect(row(other, "Buy milk")).toBeHidden();
});
