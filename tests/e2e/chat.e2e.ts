// Never run again: consent. A card is in sight as soon as it asks; and no task goes with a conversation.
import { expect, type Page } from "@playwright/test";
import { composer, lastReply, replies, say } from "./support/chat-page";
import { beSignedIn, signIn } from "./support/sign-in";
import { stewardTest as test } from "./support/steward-test";
import { makeTasks, stored } from "./support/tasks-page";
import { VIEWPORTS } from "./support/viewports";

/** What the server sends for the page that is open. */
const asSent = async (page: Page): Promise<string> => (await page.request.get(page.url())).text();

test("conversations that begin one after the other are each found again, back, forth and by the way to the chat", async ({
  page,
  personName,
}) => {
  await signIn(page, personName);
  await say(page, "Add task: Buy milk tomorrow at 5pm");
  const first = page.url();
  await expect(page).toHaveURL(/\/c\/[0-9a-f-]{36}$/);
  await page.getByRole("link", { name: "New chat" }).click();
  await expect(page.getByRole("heading", { name: "What needs doing?" })).toBeVisible();
  await say(page, "Add task: Feed the cat");
  const second = page.url();
  expect(second).not.toBe(first);
  await page.goBack();
  await expect(page).toHaveURL(first);
  await expect(lastReply(page)).toContainText("Task created: Buy milk");
  await page.goForward();
  await expect(page).toHaveURL(second);
  await expect(lastReply(page)).toContainText("Task created: Feed the cat");
  await page.getByRole("link", { name: "Tasks" }).click();
  await expect(page).toHaveURL(/\/tasks$/);
  await page.getByRole("link", { name: "Chat", exact: true }).click();
  await expect(page).toHaveURL(second);
  await expect(replies(page)).toHaveText([/Task created: Feed the cat/]);
  // What was taken back is so after a reload, and is not offered again; the page says so itself before it asks.
  await lastReply(page).getByRole("button", { name: "Undo" }).click();
  await expect(lastReply(page)).toContainText("Taken back");
  expect(await asSent(page)).toContain(">Taken back<");
  await page.reload();
  await expect(lastReply(page)).toContainText("Taken back");
  await expect(lastReply(page).getByRole("button", { name: "Undo" })).toHaveCount(0);
  // A reload shows a conversation as it was, at its own address.
  await page.goto(first);
  await say(page, "show my tasks");
  await page.reload();
  await expect(page).toHaveURL(first);
  await expect(replies(page)).toHaveCount(2);
  await expect(lastReply(page).getByRole("button", { name: "Buy milk", exact: true })).toBeVisible();
  // The browser speaks British English, the server American.
  await expect(lastReply(page).getByRole("time")).toHaveText("Tomorrow 17:00");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Add task: Buy milk tomorrow at 5pm");
});

test("a conversation is renamed, found and deleted; its tasks stay", async ({ page, personName }) => {
  await signIn(page, personName);
  await say(page, "Add task: Buy milk");
  const list = page.getByRole("navigation", { name: "Conversations" });
  const row = list.getByRole("link", { name: "Add task: Buy milk" });
  await row.hover();
  await list.getByRole("button", { name: "Rename Add task: Buy milk" }).click();
  await list.getByLabel("Title of the conversation").fill("Groceries");
  await page.keyboard.press("Enter");
  await expect(list.getByRole("link", { name: "Groceries" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Groceries" })).toBeVisible();
  await expect(page).toHaveTitle("Groceries · Steward");
  await list.getByRole("link", { name: "Groceries" }).hover();
  await list.getByRole("button", { name: "Delete Groceries" }).click();
  await list.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(list.getByRole("link", { name: "Groceries" })).toHaveCount(0);
  expect(await stored(page, 1)).toMatchObject({ title: "Buy milk" });
});

test("what is said and answered in one tab shows in the other, and is there when that one is loaded anew", async ({
  page,
  personName,
}) => {
  await signIn(page, personName);
  await makeTasks(page, "Buy milk", "Pay bills");
  await say(page, "Add task: Feed the cat");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(replies(other)).toHaveCount(1);
  await say(page, "delete task 1");
  const card = page.getByRole("group", { name: "Are you sure you want to delete this task?" });
  await expect(card.getByRole("listitem")).toHaveText("#1 Buy milk");
  await expect(replies(other)).toHaveCount(2);
  const otherCard = other.getByRole("group", { name: "Are you sure you want to delete this task?" });
  await expect(otherCard).toBeVisible();
  expect(await asSent(other)).toContain(">Keep<");
  await other.reload();
  await expect(otherCard.getByRole("listitem")).toHaveText("#1 Buy milk");
  for (const button of ["Delete", "Keep"]) await expect(otherCard.getByRole("button", { name: button })).toBeEnabled();
  await card.getByRole("button", { name: "Delete" }).click();
  await expect(lastReply(page)).toContainText("Deleted task 'Buy milk'");
  await expect(lastReply(other)).toContainText("Deleted task 'Buy milk'");
  await other.reload();
  await expect(lastReply(other)).toContainText("Deleted task 'Buy milk'");
  await expect(otherCard).toHaveCount(0);
  expect(await stored(page, 1)).toMatchObject({ deleted_at: expect.any(String) });
});

test("on a phone a card is in sight as soon as it asks, and the composer stands above the bar, however long the words", async ({
  page,
  browserWatch,
  personName,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, personName);
  for (const title of ["Pay the electricity bill", "Book the dentist"]) await say(page, `Add task: ${title}`);
  // What did not arrive can be sent again from there: nothing lies over its button.
  browserWatch.expectBrokenRequest("/api/chat");
  await page.route("**/api/chat", (route) => route.abort("internetdisconnected"), { times: 1 });
  await composer(page).fill(`Add task: ${"Wörterketten".repeat(15)}`);
  await page.keyboard.press("Enter");
  const note = page.getByRole("alert").filter({ hasText: "The connection was lost" });
  await expect(note).toBeVisible();
  // With that the note has found its place.
  await expect(page.getByText(/^New task/)).toBeVisible();
  await note.getByRole("button", { name: "Try again" }).click();
  await expect(replies(page)).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
  const bar = page.getByRole("navigation", { name: "Main" }).last();
  const [field, below] = [await composer(page).boundingBox(), await bar.boundingBox()];
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await say(page, "mark everything as done");
  await say(page, "delete all completed tasks");
  await expect(page.getByRole("button", { name: "Delete", exact: true })).toBeInViewport();
  await composer(page).fill("water the plants every monday at 8");
  await expect(page.getByRole("button", { name: /not a date/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete", exact: true })).toBeInViewport();
  await expect(page.getByRole("button", { name: "Jump to the latest" })).toHaveCount(0);
});

test("whoever has scrolled up and speaks is at the end again, and sees the reply", async ({ page, personName }) => {
  await beSignedIn(page, personName);
  await makeTasks(page, ...Array.from({ length: 46 }, (_, index) => `Task ${index + 1}`));
  await page.goto("/");
  for (let count = 1; count <= 6; count += 1) await say(page, `Add task: Errand ${count}`);
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect(page.getByRole("button", { name: "Jump to the latest" })).toBeVisible();
    await say(page, "show my tasks");
    const more = lastReply(page).getByRole("button", { name: "Show 2 more" });
    await expect(more).toBeInViewport();
    await expect(page.getByRole("button", { name: "Jump to the latest" })).toHaveCount(0);
    await more.click();
    await expect(lastReply(page).getByRole("checkbox", { name: "Errand 6" })).toBeInViewport();
  }
});
