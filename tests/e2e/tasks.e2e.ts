import { expect, type Page } from "@playwright/test";
import { dayFromToday } from "../support/day-from-today";
import { beSignedIn, signIn } from "./support/sign-in";
import { stewardTest as test } from "./support/steward-test";
import { box, makeTasks, openTasks, row, stored } from "./support/tasks-page";

async function add(page: Page, title: string): Promise<void> {
  await page.getByLabel("New task").fill(title);
  await page.keyboard.press("Enter");
}

test("a task typed and entered is in the list at once and after a reload, and so is what was ticked last by keyboard", async ({
  page,
  personName,
}) => {
  await signIn(page, personName, "/tasks");
  await expect(page.getByText("Nothing to do")).toBeVisible();
  await add(page, "Buy milk");
  await expect(page.getByRole("region", { name: "No date" })).toContainText("Buy milk");
  await expect(page.getByText("#1")).toBeVisible();
  await expect(page.getByLabel("New task")).toHaveValue("");
  // A title is text, whatever it looks like.
  const title = `<img src="https://evil.example/x.png" onerror="alert(1)"> **bold** שלום`;
  await add(page, title);
  await expect(page.getByText("#2")).toBeVisible();
  await box(page, "Buy milk").focus();
  const answers = ["completed", "pending"].map((status) =>
    page.waitForResponse(async (response) => {
      if (!response.url().endsWith("/complete")) return false;
      return (await response.json()).task.status === status;
    }),
  );
  await page.keyboard.press("Space");
  await page.keyboard.press("Space");
  await Promise.all(answers);
  await page.reload();
  await expect(page.getByText("Buy milk")).toBeVisible();
  await expect(box(page, "Buy milk")).not.toBeChecked();
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  await expect(page.locator("main img")).toHaveCount(0);
});

test("notes, date, time, priority and repeating are kept", async ({ page, personName }) => {
  await openTasks(page, personName, "Call the bank");
  await row(page, "Call the bank").click();
  await page.getByLabel("Notes").fill("Ask for Ms Weber");
  await page.getByLabel("Date", { exact: true }).fill(dayFromToday(3));
  await page.getByLabel("Time", { exact: true }).fill("09:30");
  await page.getByLabel("Notes").focus();
  await page.getByLabel("Priority", { exact: true }).selectOption("High");
  await page.getByLabel("Repeat").selectOption("Every week");
  await expect
    .poll(() => stored(page, 1))
    .toMatchObject({
      description: "Ask for Ms Weber",
      due_on: dayFromToday(3),
      due_at: expect.stringMatching(/T0[78]:30:00/),
      priority: "high",
      recurrence: expect.stringContaining("FREQ=WEEKLY"),
    });
  await page.getByRole("button", { name: "Close", exact: true }).click();
  const upcoming = page.getByRole("region", { name: "Upcoming" });
  await expect(upcoming).toContainText("High");
  await expect(upcoming).toContainText("9:30");
});

test("a ticked task stays struck while the pointer is there, then leaves to Done", async ({ page, personName }) => {
  await page.clock.install();
  await signIn(page, personName, "/tasks");
  await add(page, "Water the plants");
  await add(page, "Feed the cat");
  await expect(page.getByText("#2")).toBeVisible();
  const saved = page.waitForResponse((response) => response.url().endsWith("/complete"));
  await box(page, "Water the plants").click();
  await saved;
  await page.clock.fastForward(60_000);
  await expect(box(page, "Water the plants")).toBeChecked();
  await page.mouse.move(5, 5);
  await expect(page.getByText("Water the plants", { exact: true })).toBeHidden();
  await expect(page.getByText("Feed the cat", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Done" }).click();
  await expect(box(page, "Water the plants")).toBeChecked();
  await box(page, "Water the plants").click();
  await page.getByRole("link", { name: "Open" }).click();
  await expect(box(page, "Water the plants")).not.toBeChecked();
});

test("more than a page of tasks can all be shown", async ({ page, personName }) => {
  await beSignedIn(page, personName);
  await makeTasks(page, ...Array.from({ length: 103 }, (_, index) => `Task ${index + 1}`));
  await page.goto("/tasks");
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows).toHaveCount(100);
  await page.getByText("Task 100", { exact: true }).scrollIntoViewIfNeeded();
  await expect(rows).toHaveCount(103);
  await expect(page.getByRole("button", { name: "Show more" })).toBeHidden();
});

test("filters stand in the address, survive a reload and the way back", async ({ page, personName }) => {
  await openTasks(
    page,
    personName,
    { title: "Late and high", due: dayFromToday(-2), priority: "high" },
    { title: "Late and low", due: dayFromToday(-2), priority: "low" },
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
  // An address that says nonsense shows what is open.
  await page.goto("/tasks?show=nonsense&priority=%3Cscript%3E&due=never");
  await expect(row(page, "Late and low")).toBeVisible();
  // The activity's stand there, too.
  await page.request.post("/api/tasks", { data: { title: "" } });
  await page.goto("/activity");
  const entries = page.getByRole("main").getByRole("listitem");
  await expect(entries).toHaveCount(3);
  await page.getByLabel("What").selectOption("Refused");
  await expect(entries).toHaveText([/Tried to add a task.*Title is required/]);
  await expect(page).toHaveURL(/\?kind=refused$/);
  await page.reload();
  await expect(entries).toHaveText([/Tried to add a task.*Title is required/]);
});
