import { expect, type Page } from "@playwright/test";
import { stewardTest as test } from "./support/steward-test";
import { day, openTasks, row, stored, toast } from "./support/tasks-page";

const undo = (page: Page, words: string | RegExp) =>
  toast(page, words).last().getByRole("button", { name: "Undo" }).click();

test("a task is renamed where it stands, and Undo brings the old name back", async ({ page, personName }) => {
  await openTasks(page, personName, "Buy milk", "Feed the cat");
  await row(page, "Buy milk").click();
  await expect(page.getByLabel("Title")).toBeFocused();
  await page.getByLabel("Title").fill("Buy oat milk");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Changed “Buy oat milk”")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(row(page, "Buy oat milk")).toBeFocused();
  await undo(page, "Changed");
  await expect(row(page, "Buy milk")).toBeVisible();
  expect(await stored(page, 1)).toMatchObject({ title: "Buy milk" });
});

test("notes, date, time, priority and repeating are kept", async ({ page, personName }) => {
  await openTasks(page, personName, "Call the bank");
  await row(page, "Call the bank").click();
  await page.getByLabel("Notes").fill("Ask for Ms Weber");
  await page.getByLabel("Date", { exact: true }).fill(day(3));
  await page.getByLabel("Time", { exact: true }).fill("09:30");
  await page.getByLabel("Notes").focus();
  await page.getByLabel("Priority", { exact: true }).selectOption("High");
  await page.getByLabel("Repeat").selectOption("Every week");
  await expect
    .poll(() => stored(page, 1))
    .toMatchObject({
      description: "Ask for Ms Weber",
      due_on: day(3),
      due_at: expect.stringMatching(/T0[78]:30:00/),
      priority: "high",
      recurrence: expect.stringContaining("FREQ=WEEKLY"),
    });
  await page.getByRole("button", { name: "Close", exact: true }).click();
  const upcoming = page.getByRole("region", { name: "Upcoming" });
  await expect(upcoming).toContainText("High");
  await expect(upcoming).toContainText("9:30");
});

test("a task stays where it is while its date is changed, and moves when it is closed", async ({
  page,
  personName,
}) => {
  await openTasks(page, personName, "Call the bank", "Feed the cat");
  await row(page, "Call the bank").click();
  await page.getByLabel("Date", { exact: true }).fill(day(0));
  await page.getByLabel("Notes").focus();
  await expect.poll(() => stored(page, 1)).toMatchObject({ due_on: day(0) });
  await expect(page.getByRole("region", { name: "No date" }).getByLabel("Date", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: "Today" })).toContainText("Call the bank");
});

test("a change the server refuses is taken back and said; what was typed stays in its field", async ({
  page,
  browserWatch,
  personName,
}) => {
  await openTasks(page, personName, "Buy milk");
  browserWatch.expectAnswer({ status: 503, path: `/api/tasks/${(await stored(page, 1)).id}` });
  await page.route("**/api/tasks/*", (route) =>
    route.request().method() === "PATCH"
      ? route.fulfill({ status: 503, json: { error: "Try again in a moment.", error_code: "DATABASE_ERROR" } })
      : route.continue(),
  );
  await row(page, "Buy milk").click();
  await page.getByLabel("Notes").fill("Two litres");
  await page.getByLabel("Title").focus();
  await expect(toast(page, "Not saved. Try again in a moment.")).toBeVisible();
  await expect(page.getByLabel("Notes")).toHaveValue("Two litres");
  expect(await stored(page, 1)).toMatchObject({ description: null });
});

test("a reminder is set, shown and cancelled, and the cancelling undone", async ({ page, personName }) => {
  await openTasks(page, personName, { title: "Call the bank", due: `${day(2)}T09:00` });
  await row(page, "Call the bank").click();
  await page.getByRole("button", { name: "Remind me" }).click();
  await page.getByRole("button", { name: "1 hour before" }).click();
  const cancel = page.getByRole("button", { name: /Cancel the reminder of .*8:00/ });
  await expect(cancel).toBeVisible();
  await cancel.click();
  await expect(cancel).toBeHidden();
  await undo(page, "Reminder cancelled");
  await expect(cancel).toBeVisible();
  const { reminders } = await (await page.request.get("/api/reminders")).json();
  expect(reminders).toMatchObject([{ minutes_before_due: 60, status: "scheduled" }]);
});

test("a reminder in the past is refused in words", async ({ page, browserWatch, personName }) => {
  await openTasks(page, personName, "Call the bank");
  browserWatch.expectAnswer({ status: 400, path: "/api/reminders" });
  await row(page, "Call the bank").click();
  await page.getByRole("button", { name: "Remind me" }).click();
  await page.getByLabel("Remind me at").fill("2020-01-01T09:00");
  await page.getByRole("button", { name: "Set" }).click();
  await expect(toast(page, /Not saved\./)).toBeVisible();
  await expect(page.getByLabel("Remind me at")).toBeVisible();
});

test("every change in the list is in the audit as done there", async ({ page, personName }) => {
  await openTasks(page, personName, "Buy milk");
  await row(page, "Buy milk").click();
  await page.getByLabel("Priority", { exact: true }).selectOption("Low");
  await expect.poll(() => stored(page, 1)).toMatchObject({ priority: "low" });
  const { records } = await (await page.request.get("/api/activity?changed=true&tool=update_task")).json();
  expect(records).toMatchObject([{ source: "ui", classification_method: "DIRECT", parameters: { priority: "low" } }]);
});

test("a reminder that repeats is set and moved; a task repeats by a rhythm put together by hand", async ({
  page,
  personName,
}) => {
  await openTasks(page, personName, { title: "Call the bank", due: "2030-01-05T09:00" });
  await row(page, "Call the bank").click();
  await page.getByRole("button", { name: "Remind me" }).click();
  await page.getByLabel("Remind", { exact: true }).selectOption("Every 10 minutes");
  await page.getByLabel("Times in all").fill("4");
  await page.getByRole("button", { name: "1 hour before" }).click();
  await page.getByRole("button", { name: /Move the reminder of .*8:00, every 10 minutes, 4 times/ }).click();
  await page.getByLabel("Move the reminder to").fill("2030-01-05T07:30");
  await page.getByRole("button", { name: "Set", exact: true }).click();
  await expect(page.getByRole("button", { name: /Cancel the reminder of .*7:30/ })).toBeVisible();
  const { reminders } = await (await page.request.get("/api/reminders")).json();
  expect(reminders).toMatchObject([{ repeat_interval_minutes: 10, repeat_count: 4 }]);
  await page.getByLabel("Repeat", { exact: true }).selectOption("Custom …");
  await page.getByLabel("Every", { exact: true }).fill("3");
  await page.getByRole("button", { name: "Thu" }).click();
  await page.getByRole("button", { name: "Mon" }).click();
  await page.getByRole("button", { name: "Set", exact: true }).click();
  await expect.poll(() => stored(page, 1)).toMatchObject({ recurrence: "FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,TH" });
  await expect(page.getByLabel("Repeat", { exact: true }).locator("option:checked")).toHaveText(
    "Every 3 weeks on Monday and Thursday",
  );
});
