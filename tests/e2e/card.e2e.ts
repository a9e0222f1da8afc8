// Never run again: consent. A card is answered as its person meant it.
import { expect, type Locator, type Page } from "@playwright/test";
import { composer, lastReply, replies, say, tabBackTo } from "./support/chat-page";
import { beSignedIn } from "./support/sign-in";
import { stewardTest as test } from "./support/steward-test";
import { makeTasks, stored } from "./support/tasks-page";

const card = (page: Page): Locator => page.getByRole("group", { name: /^Are you sure you want to delete/ });

/** Somebody new who has just asked in the chat to delete the first of these tasks. */
async function ask(page: Page, name: string, ...titles: string[]): Promise<void> {
  await beSignedIn(page, name);
  await makeTasks(page, ...titles);
  await page.goto("/");
  await say(page, "delete task 1");
  await expect(card(page)).toBeVisible();
}

/** Types into whatever has the keyboard, and waits for the reply. */
async function typeOn(page: Page, words: string): Promise<void> {
  const before = await replies(page).count();
  await page.keyboard.type(words);
  await page.keyboard.press("Enter");
  await expect(replies(page)).toHaveCount(before + 1);
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
}

const total = async (page: Page): Promise<number> => (await (await page.request.get("/api/tasks")).json()).total;

test("a card is reached by Tab, answered by Enter or Space, and taken back, and the keyboard comes back each time", async ({
  page,
  personName,
}) => {
  await ask(page, personName, "Buy milk", "Pay bills");
  // While it asks, words are typed where one was writing.
  await expect(composer(page)).toBeFocused();
  await typeOn(page, "are you sure?");
  await expect(lastReply(page)).toContainText("Okay, I did not delete 'Buy milk'.");
  await typeOn(page, "delete task 1");
  await tabBackTo(page, card(page).getByRole("button", { name: "Keep" }));
  await page.keyboard.press("Space");
  await expect(lastReply(page)).toContainText("Kept");
  await expect(composer(page)).toBeFocused();
  await typeOn(page, "delete task 1");
  await tabBackTo(page, card(page).getByRole("button", { name: "Delete" }));
  await page.keyboard.press("Enter");
  await expect(lastReply(page).getByRole("status")).toContainText("Deleted task 'Buy milk'");
  await expect(composer(page)).toBeFocused();
  await tabBackTo(page, lastReply(page).getByRole("button", { name: "Undo" }));
  await page.keyboard.press("Enter");
  await expect(lastReply(page)).toContainText("Taken back: the task is there again");
  await expect(composer(page)).toBeFocused();
  expect(await stored(page, 1)).toMatchObject({ deleted_at: null });
  // After a click, too, the next letters land in the composer.
  await typeOn(page, "delete task 2");
  await card(page).getByRole("button", { name: "Keep" }).click();
  await page.keyboard.type("no more");
  await expect(lastReply(page)).toContainText("Kept");
  await expect(composer(page)).toHaveValue("no more");
});

test("a card with many tasks says how many, shows that there are more, and scrolls by keyboard", async ({
  page,
  personName,
}) => {
  await beSignedIn(page, personName);
  await makeTasks(page, ...Array.from({ length: 30 }, (_, index) => `Errand ${index + 1}`));
  await page.goto("/");
  await say(page, "delete all my tasks");
  await expect(card(page)).toHaveAccessibleName("Are you sure you want to delete these 30 tasks?");
  await expect(card(page).getByRole("listitem")).toHaveCount(30);
  await expect(card(page).getByText("30 tasks, more below")).toBeVisible();
  const list = card(page).getByRole("region", { name: "30 tasks" });
  const last = card(page).getByText("Errand 30");
  await expect(last).not.toBeInViewport();
  await list.focus();
  await page.keyboard.press("End");
  await expect(last).toBeInViewport();
  await expect(card(page).getByText("30 tasks in all")).toBeVisible();
  // Letters typed there are still words for Steward.
  await typeOn(page, "no");
  await expect(lastReply(page)).toContainText("Okay, nothing was deleted.");
  expect(await total(page)).toBe(30);
});
