import { expect } from "@playwright/test";
import { connection } from "./support/event-connection";
import { holdAnswer } from "./support/hold";
import { beSignedIn } from "./support/sign-in";
import { stewardTest as test } from "./support/steward-test";
import { makeTasks, openTasks, stored } from "./support/tasks-page";

test("activity says what was done, by whom and why, and takes it back", async ({ page, personName }) => {
  await openTasks(page, personName, "Buy milk");
  await page.request.post("/api/tasks/1/complete", { data: {} });
  await page.getByRole("link", { name: "Activity" }).click();
  const entries = page.getByRole("region", { name: "Today" }).getByRole("listitem");
  await expect(entries).toHaveCount(2);
  const ticked = entries.filter({ hasText: "Ticked off “Buy milk”" });
  await expect(ticked).toContainText("You, in the list");
  await ticked.getByRole("button", { name: "Why?" }).click();
  await expect(ticked).toContainText("complete_task");
  await expect(ticked).toContainText("without words: a button was pressed");
  await ticked.getByRole("button", { name: "Undo" }).click();
  await expect(ticked).toContainText("Taken back");
  await expect(entries.filter({ hasText: "Took back a change to “Buy milk”" })).toBeVisible();
  expect(await stored(page, 1)).toMatchObject({ status: "pending" });
});

test("an undo that is no longer possible says why", async ({ page, browserWatch, personName }) => {
  await beSignedIn(page, personName);
  await makeTasks(page, "Buy milk");
  await page.request.patch("/api/tasks/1", { data: { title: "Buy oat milk" } });
  await page.request.patch("/api/tasks/1", { data: { title: "Buy soy milk" } });
  await page.goto("/activity");
  browserWatch.expectAnswer({ status: 409, path: "/api/undo" });
  const first = page.getByRole("listitem").filter({ hasText: "Changed “Buy oat milk”" });
  await first.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(/I can't undo that/)).toBeVisible();
});

test("activity is searched and filtered, in the address too, and grows by itself", async ({ page, personName }) => {
  await beSignedIn(page, personName);
  await makeTasks(page, "Buy milk", "Feed the cat");
  await page.request.post("/api/tasks", { data: { title: "" } });
  const connected = connection(page);
  await page.goto("/activity");
  await connected;
  const entries = page.getByRole("main").getByRole("listitem");
  await expect(entries).toHaveCount(2);
  await makeTasks(page, "Call the bank");
  await expect(entries).toHaveCount(3);
  await page.getByLabel("Search activity").fill("milk");
  await expect(entries).toHaveText([/Added “Buy milk”/]);
  await page.getByLabel("Search activity").fill("");
  await page.getByLabel("What").selectOption("Refused");
  await expect(entries).toHaveText([/Tried to add a task.*Title is required/]);
  await expect(page).toHaveURL(/\?kind=refused$/);
  await page.reload();
  await expect(entries).toHaveCount(1);
});

test("filters chosen faster than the page draws all hold", async ({ page, personName }) => {
  await beSignedIn(page, personName);
  await makeTasks(page, "Buy milk");
  await page.request.post("/api/tasks", { data: { title: "" } });
  await page.goto("/activity");
  const entries = page.getByRole("main").getByRole("listitem");
  await expect(entries).toHaveText([/Added “Buy milk”/]);
  await page.evaluate(() => {
    for (const [label, value] of [
      ["What", "refused"],
      ["By whom", "ui"],
    ]) {
      const select = document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`);
      if (!select) throw new Error(`There is no “${label}”.`);
      select.value = value ?? "";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    }
  });
  await expect(entries).toHaveText([/Tried to add a task/]);
  await expect(page).toHaveURL(/\?kind=refused&origin=ui$/);
  await expect(page.getByLabel("What")).toHaveValue("refused");
  await expect(page.getByLabel("By whom")).toHaveValue("ui");
});

test("older entries come although something was done while they were on their way", async ({ page, personName }) => {
  await beSignedIn(page, personName);
  await makeTasks(page, ...Array.from({ length: 52 }, (_, index) => `Task ${index + 1}`));
  const connected = connection(page);
  await page.goto("/activity");
  await connected;
  const entries = page.getByRole("main").getByRole("listitem");
  await expect(entries).toHaveCount(50);
  const late = await holdAnswer(page, "**/api/activity?*cursor=*");
  await page.getByRole("button", { name: "Show more" }).click();
  await late.answered;
  await makeTasks(page, "Call the bank");
  await expect(entries.first()).toContainText("Call the bank");
  late.letGo();
  await expect(entries).toHaveCount(53);
  await expect(entries.last()).toContainText("Added “Task 1”");
});

test("the chart counts what was ticked off today", async ({ page, personName }) => {
  await beSignedIn(page, personName);
  await makeTasks(page, "One", "Two");
  await page.request.post("/api/tasks/1/complete", { data: {} });
  const connected = connection(page);
  await page.goto("/activity");
  await connected;
  const chart = page.getByRole("img", { name: /Tasks ticked off each day/ });
  await expect(chart).toHaveAccessibleName(/1 task ticked off in the last twelve weeks/);
  await expect(chart.locator("rect")).toHaveCount(84);
  await page.request.post("/api/tasks/2/complete", { data: {} });
  await expect(chart).toHaveAccessibleName(/2 tasks ticked off in the last twelve weeks/);
});
