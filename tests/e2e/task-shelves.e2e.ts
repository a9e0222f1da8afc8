import { expect } from "@playwright/test";
import { stewardTest as test } from "./support/steward-test";
import { box, day, openTasks, row, toast } from "./support/tasks-page";

test("several tasks are completed together, and one Undo brings them all back", async ({ page, personName }) => {
  await openTasks(page, personName, "One", "Two", "Three");
  await page.getByRole("button", { name: "Select tasks" }).click();
  await box(page, "Select One").click();
  await box(page, "Select Three").click();
  const bar = page.getByRole("group", { name: "Selected tasks" });
  await expect(bar).toContainText("2 selected");
  await bar.getByRole("button", { name: "Complete" }).click();
  await expect(toast(page, "Marked 2 tasks as done")).toBeVisible();
  await expect(box(page, "One")).toBeChecked();
  await expect(box(page, "Two")).not.toBeChecked();
  await toast(page, "Marked 2 tasks").getByRole("button", { name: "Undo" }).click();
  await expect(box(page, "One")).not.toBeChecked();
  await expect(box(page, "Three")).not.toBeChecked();
});

test("several tasks are deleted by one question, lie in the bin and come back from there", async ({
  page,
  personName,
}) => {
  await openTasks(page, personName, "One", "Two", "Three");
  await page.getByRole("button", { name: "Select tasks" }).click();
  await box(page, "Select One").click();
  await box(page, "Select Two").click();
  await page.getByRole("button", { name: "Delete…" }).click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText("Are you sure you want to delete these 2 tasks?");
  await expect(question.getByRole("listitem")).toHaveText(["#1 One", "#2 Two"]);
  await expect(question.getByRole("timer")).toContainText(/[45]:\d\d/);
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(question).toBeHidden();
  await expect(row(page, "One")).toBeHidden();
  await expect(row(page, "Three")).toBeVisible();
  await page.getByRole("link", { name: "Bin" }).click();
  await page.getByRole("button", { name: "Restore Two" }).click();
  await expect(toast(page, "“Two” is back")).toBeVisible();
  await page.getByRole("link", { name: "Open" }).click();
  await expect(row(page, "Two")).toBeVisible();
  await expect(row(page, "One")).toBeHidden();
});

test("Keep, by the Escape key, deletes nothing", async ({ page, personName }) => {
  await openTasks(page, personName, "Buy milk");
  await row(page, "Buy milk").click();
  await page.getByRole("button", { name: "Delete…" }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Keep" })).toBeFocused();
  const answered = page.waitForResponse((response) => response.url().includes("/api/confirmations/"));
  await page.keyboard.press("Escape");
  expect(await (await answered).json()).toMatchObject({ response: "Okay, nothing was deleted." });
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.reload();
  await expect(row(page, "Buy milk")).toBeVisible();
});

test("a delete is taken back from its toast", async ({ page, personName }) => {
  await openTasks(page, personName, "Buy milk");
  await row(page, "Buy milk").click();
  await page.getByRole("button", { name: "Delete…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Nothing to do")).toBeVisible();
  await toast(page, "Deleted task").getByRole("button", { name: "Undo" }).click();
  await expect(row(page, "Buy milk")).toBeVisible();
});

test("filters stand in the address, survive a reload and the way back", async ({ page, personName }) => {
  await openTasks(
    page,
    personName,
    { title: "Late and high", due: day(-2), priority: "high" },
    { title: "Late and low", due: day(-2), priority: "low" },
    { title: "High some day", priority: "high" },
  );
  await page.getByRole("button", { name: "Search and filter" }).click();
  await page.getByLabel("Priority", { exact: true }).selectOption("High");
  await expect(row(page, "Late and low")).toBeHidden();
  await page.getByLabel("Due", { exact: true }).selectOption("Overdue");
  await expect(row(page, "High some day")).toBeHidden();
  await expect(page).toHaveURL(/\/tasks\?priority=high&due=overdue$/);
  await page.reload();
  await expect(row(page, "Late and high")).toBeVisible();
  await expect(row(page, "High some day")).toBeHidden();
  await page.getByRole("link", { name: "Done" }).click();
  await expect(page.getByText("Nothing found")).toBeVisible();
  await page.goBack();
  await expect(row(page, "Late and high")).toBeVisible();
  await page.getByLabel("Due", { exact: true }).selectOption("No date");
  await expect(row(page, "Late and high")).toBeHidden();
  await expect(row(page, "High some day")).toBeVisible();
  await expect(page).toHaveURL(/\/tasks\?priority=high&due=none$/);
});

test("a search shows what is like the words, and an address that says nonsense shows what is open", async ({
  page,
  personName,
}) => {
  await openTasks(page, personName, "Call the bank", "Feed the cat");
  await page.keyboard.press("/");
  await expect(page.getByLabel("Search tasks")).toBeFocused();
  await page.keyboard.type("bank");
  await expect(row(page, "Feed the cat")).toBeHidden();
  await expect(row(page, "Call the bank")).toBeVisible();
  await expect(page).toHaveURL(/search=bank/);
  await page.goto("/tasks?show=nonsense&priority=%3Cscript%3E&due=never");
  await expect(row(page, "Feed the cat")).toBeVisible();
});

test("All shows what is done below what is not", async ({ page, personName }) => {
  await openTasks(page, personName, "Open one", "Done one");
  await page.request.post("/api/tasks/2/complete", { data: {} });
  await page.getByRole("link", { name: "All" }).click();
  await expect(page.getByRole("region", { name: "Done" })).toContainText("Done one");
  await expect(page.getByRole("region", { name: "No date" })).toContainText("Open one");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([/No date/, /Done/]);
});
