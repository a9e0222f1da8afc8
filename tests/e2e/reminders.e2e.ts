import { expect, type Locator, type Page } from "@playwright/test";
import { remindSoon } from "../support/remind-soon";
import { expectNoViolations } from "./support/expect-no-violations";
import { stewardTest as test } from "./support/steward-test";
import { openTasks, row, stored, toast } from "./support/tasks-page";

const remind = (page: Page, task: number) =>
  remindSoon(async (remind_at) => {
    const answer = await page.request.post("/api/reminders", { data: { task, remind_at } });
    return { status: answer.status() };
  });

async function openTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto("/tasks");
  await expect(bell(tab)).toBeVisible();
  return tab;
}

const bell = (page: Page): Locator => page.getByRole("button", { name: /^Reminders/ }).filter({ visible: true });
const unread = (page: Page, count: number) => expect(bell(page)).toHaveAccessibleName(`Reminders, ${count} unread`);

test("a reminder comes in every tab; done in one, it is gone from all; snoozed, the list says until when", async ({
  page,
  personName,
}) => {
  await openTasks(page, personName, "Call the bank", "Feed the cat");
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
  await remind(page, 2);
  await toast(page, "Feed the cat").getByRole("button", { name: "Snooze Feed the cat for 10 minutes" }).click();
  await expect(toast(page, "Snoozed “Feed the cat” for 10 minutes")).toBeVisible();
  await bell(page).click();
  const list = page.getByRole("dialog", { name: "Reminders" });
  await expect(list.getByText(/^Snoozed until/)).toBeVisible();
  await expectNoViolations(page);
  await list.getByRole("button", { name: "Open Feed the cat" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Feed the cat");
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
