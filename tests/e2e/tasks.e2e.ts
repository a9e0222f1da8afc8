import { expect, type Page } from "@playwright/test";
import { hold } from "./support/hold";
import { beSignedIn, signIn } from "./support/sign-in";
import { stewardTest as test } from "./support/steward-test";
import { box, day, makeTasks, openTasks } from "./support/tasks-page";

async function openList(page: Page, name: string): Promise<void> {
  await signIn(page, name, "/tasks");
}

async function add(page: Page, title: string): Promise<void> {
  await page.getByLabel("New task").fill(title);
  await page.keyboard.press("Enter");
}

test("a task typed and entered is in the list at once and after a reload", async ({ page, personName }) => {
  await openList(page, personName);
  await expect(page.getByText("Nothing to do")).toBeVisible();
  await add(page, "Buy milk");
  await expect(page.getByRole("region", { name: "No date" })).toContainText("Buy milk");
  await expect(page.getByText("#1")).toBeVisible();
  await expect(page.getByLabel("New task")).toHaveValue("");
  await page.reload();
  await expect(page.getByText("Buy milk")).toBeVisible();
});

test("two people never see each other's tasks", async ({ page, openBrowser, personName }) => {
  await openList(page, personName);
  await add(page, "A secret of the first");
  await expect(page.getByText("#1")).toBeVisible();
  const other = await openBrowser();
  await openList(other, `${personName} the other`);
  await expect(other.getByText("Nothing to do")).toBeVisible();
  await add(other, "A secret of the second");
  await expect(other.getByText("#1")).toBeVisible();
  await expect(other.getByText("A secret of the first")).toBeHidden();
  await page.reload();
  await expect(page.getByText("A secret of the first")).toBeVisible();
  await expect(page.getByText("A secret of the second")).toBeHidden();
});

test("nobody signed in gets no tasks", async ({ request }) => {
  expect((await request.get("/api/tasks")).status()).toBe(401);
});

test("tasks stand in the group of their day", async ({ page, personName }) => {
  const due = { Overdue: day(-1), Today: day(0), Tomorrow: day(1), Upcoming: day(5) };
  const dated = Object.entries(due).map(([title, date]) => ({ title: `Something ${title}`, due: date }));
  await openTasks(page, personName, ...dated, { title: "Something No date", priority: "high" });
  for (const name of [...Object.keys(due), "No date"]) {
    const group = page.getByRole("region", { name, exact: true });
    await expect(group.getByRole("listitem")).toHaveCount(1);
    await expect(group).toContainText(`Something ${name}`);
  }
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    /Overdue/,
    /Today/,
    /Tomorrow/,
    /Upcoming/,
    /No date/,
  ]);
});

test("what is due tomorrow is due today after midnight, in a page that stayed open", async ({ page, personName }) => {
  await page.clock.install();
  await openTasks(page, personName, { title: "Call the bank", due: day(1) });
  await expect(page.getByRole("region", { name: "Tomorrow" })).toContainText("Call the bank");
  await page.clock.fastForward("24:00:00");
  await expect(page.getByRole("region", { name: "Today" })).toContainText("Call the bank");
  await page.clock.fastForward("24:00:00");
  await expect(page.getByRole("region", { name: "Overdue" })).toContainText("Yesterday");
});

test("a ticked task stays struck while the pointer is there, then leaves to Done", async ({ page, personName }) => {
  await page.clock.install();
  await openList(page, personName);
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

test("ticking, and back, with the keyboard alone holds what was said last", async ({ page, personName }) => {
  await openList(page, personName);
  await add(page, "Call the bank");
  await expect(page.getByText("#1")).toBeVisible();
  await box(page, "Call the bank").focus();
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
  await expect(box(page, "Call the bank")).not.toBeChecked();
});

test("a tick the server refuses is taken back, and said", async ({ page, browserWatch, personName }) => {
  await openList(page, personName);
  await add(page, "Call the bank");
  await expect(page.getByText("#1")).toBeVisible();
  browserWatch.expectAnswer({ status: 503, path: "/api/tasks/1/complete" });
  await page.route("**/api/tasks/1/complete", (route) =>
    route.fulfill({ status: 503, json: { error: "Try again in a moment.", error_code: "DATABASE_ERROR" } }),
  );
  await box(page, "Call the bank").click();
  await expect(page.getByText("Not saved. Try again in a moment.")).toBeVisible();
  await expect(box(page, "Call the bank")).not.toBeChecked();
});

test("a task the server refuses comes back into the field, and it is said", async ({
  page,
  browserWatch,
  personName,
}) => {
  await openList(page, personName);
  browserWatch.expectAnswer({ status: 503, path: "/api/tasks" });
  await page.route("**/api/tasks", (route) =>
    route.fulfill({ status: 503, json: { error: "Try again in a moment.", error_code: "DATABASE_ERROR" } }),
  );
  await add(page, "Call the bank");
  await expect(page.getByText("“Call the bank” was not added. Try again in a moment.")).toBeVisible();
  await expect(page.getByLabel("New task")).toHaveValue("Call the bank");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(0);
});

test("a title that is empty or too long is answered with a sentence", async ({ page, personName }) => {
  await openList(page, personName);
  await add(page, "   ");
  await expect(page.getByText("Title is required")).toBeVisible();
  await add(page, "x".repeat(256));
  await expect(page.getByText("Title must be at most 255 characters")).toBeVisible();
  await add(page, "x".repeat(255));
  await expect(page.getByText("#1")).toBeVisible();
});

test("a title is text, whatever it looks like", async ({ page, personName }) => {
  await openList(page, personName);
  const title = `<img src="https://evil.example/x.png" onerror="alert(1)"> **bold** שלום`;
  await add(page, title);
  await expect(page.getByText("#1")).toBeVisible();
  await page.reload();
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  await expect(page.locator("main img")).toHaveCount(0);
});

test("long words and many facts fit a phone", async ({ page, personName }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const task = { title: "Donaudampfschiff".repeat(12), due: `${day(3)}T09:00`, priority: "high" };
  await openTasks(page, personName, task);
  await expect(page.getByText("High")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("when the tasks cannot be had it is said, and Retry brings them", async ({ page, browserWatch, personName }) => {
  await beSignedIn(page, personName);
  await makeTasks(page, "Call the bank");
  browserWatch.expectAnswer({ status: 503, path: "/api/tasks" });
  // Connected, the page would ask again by itself.
  const listening = await hold(page, "**/api/events");
  await page.route("**/api/tasks?*", (route) =>
    route.fulfill({ status: 503, json: { error: "Try again in a moment.", error_code: "DATABASE_ERROR" } }),
  );
  await page.goto("/tasks");
  await expect(page.getByText("Try again in a moment.")).toBeVisible();
  await page.unroute("**/api/tasks?*");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("Call the bank")).toBeVisible();
  listening.letGo();
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
