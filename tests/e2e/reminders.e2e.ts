import { expect, type Locator, type Page } from "@playwright/test";
import { expectNoViolations } from "./support/expect-no-violations";
import { stewardTest as test } from "./support/steward-test";
import { openTasks, row, stored, toast } from "./support/tasks-page";

/** A reminder a moment from now, set the way a program does it; the server's own worker delivers it. */
async function remind(page: Page, task: number): Promise<void> {
  // A busy machine may take longer over the wish than its moment is away.
  for (let lead = 1000; lead < 30_000; lead *= 2) {
    const remind_at = new Date(Date.now() + lead).toISOString();
    const answer = await page.request.post("/api/reminders", { data: { task, remind_at } });
    if (answer.status() === 201) return;
  }
  throw new Error("The reminder was refused");
}

async function openTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto("/tasks");
  await expect(bell(tab)).toBeVisible();
  return tab;
}

const bell = (page: Page): Locator => page.getByRole("button", { name: /^Reminders/ }).filter({ visible: true });
const unread = (page: Page, count: number) => expect(bell(page)).toHaveAccessibleName(`Reminders, ${count} unread`);

test("a reminder comes in every tab; done in one, it is gone from all", async ({ page, personName }) => {
  await openTasks(page, personName, "Call the bank");
  const other = await openTab(page);
  await remind(page, 1);
  await expect(toast(page, "Call the bank").getByText(/^Reminder, /)).toBeVisible();
  for (const tab of [page, other]) {
    await expect(toast(tab, "Call the bank")).toBeVisible();
    await unread(tab, 1);
  }
  await toast(other, "Call the bank").getByRole("button", { name: /^Done/ }).click();
  await expect(toast(page, /^Reminder.*Call the bank/)).toBeHidden();
  await expect(bell(page)).toHaveAccessibleName("Reminders");
  expect(await stored(page, 1)).toMatchObject({ status: "completed" });
  await toast(other, "Marked “Call the bank” as done").getByRole("button", { name: "Undo" }).click();
  await expect(row(page, "Call the bank")).toBeVisible();
});

test("a reminder is snoozed from its toast, and the task says when it comes again", async ({ page, personName }) => {
  await openTasks(page, personName, "Call the bank");
  await remind(page, 1);
  await toast(page, "Call the bank").getByRole("button", { name: "Snooze Call the bank for 10 minutes" }).click();
  await expect(toast(page, "Snoozed “Call the bank” for 10 minutes")).toBeVisible();
  await expect(page.getByRole("main").getByText(/^Reminder \d/)).toBeVisible();
  await bell(page).click();
  const list = page.getByRole("dialog", { name: "Reminders" });
  await expect(list.getByText(/^Snoozed until/)).toBeVisible();
  await expectNoViolations(page);
  await list.getByRole("button", { name: "Open Call the bank" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Call the bank");
});

test("a page opened later shows what came behind the bell and no toast; read in one tab is read in all", async ({
  page,
  personName,
}) => {
  await openTasks(page, personName, "Call the bank", "Feed the cat");
  await remind(page, 1);
  await remind(page, 2);
  await unread(page, 2);
  const later = await openTab(page);
  await unread(later, 2);
  await bell(later).click();
  const list = later.getByRole("dialog", { name: "Reminders" });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(toast(later, "Call the bank")).toBeHidden();
  await list.getByRole("button", { name: "Read: Feed the cat" }).click();
  await unread(page, 1);
  await expect(toast(page, "Feed the cat")).toBeHidden();
  await expect(toast(page, "Call the bank")).toBeVisible();
  await list.getByRole("button", { name: "Mark all as read" }).click();
  await expect(bell(page)).toHaveAccessibleName("Reminders");
  await expect(toast(page, "Call the bank")).toBeHidden();
  await later.keyboard.press("Escape");
  await expect(list).toBeHidden();
});

test("many at once are counted, not piled up", async ({ page, personName }) => {
  const titles = ["One", "Two", "Three", "Four", "Five"];
  await openTasks(page, personName, ...titles);
  await expect(bell(page)).toHaveAccessibleName("Reminders");
  // The page hears of none before all have come.
  let letThrough = () => {};
  const allHaveCome = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/api/notifications", async (route) => {
    await allHaveCome;
    await route.continue();
  });
  for (const [index] of titles.entries()) await remind(page, index + 1);
  const came = async () => (await (await page.request.get("/api/notifications")).json()).unread;
  await expect.poll(came, { timeout: 30_000 }).toBe(5);
  letThrough();
  await expect(toast(page, "5 reminders came in")).toBeVisible();
  await unread(page, 5);
  await expect(page.getByRole("region", { name: /Notifications/ }).getByRole("listitem")).toHaveCount(1);
});
