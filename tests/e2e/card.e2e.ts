import { expect, type Locator, type Page } from "@playwright/test";
import { composer, lastReply, replies, say, tabBackTo } from "./support/chat-page";
import { connection } from "./support/event-connection";
import { expectNoViolations } from "./support/expect-no-violations";
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

test("with a card open, a yes is typed where one was writing, and deletes", async ({ page, personName }) => {
  await ask(page, personName, "Buy milk", "Pay bills");
  await expect(composer(page)).toBeFocused();
  await typeOn(page, "yes");
  await expect(lastReply(page)).toContainText("Deleted task 'Buy milk'");
  expect(await stored(page, 1)).toMatchObject({ deleted_at: expect.any(String) });
});

test("with a card open, a no is typed where one was writing, keeps, and makes no task", async ({
  page,
  personName,
}) => {
  await ask(page, personName, "Buy milk", "Pay bills");
  await typeOn(page, "no");
  await expect(lastReply(page)).toContainText("Okay, nothing was deleted.");
  expect(await stored(page, 1)).toMatchObject({ deleted_at: null });
  expect(await total(page)).toBe(2);
});

test("with a card open, a doubt is typed where one was writing, keeps, and makes no task", async ({
  page,
  personName,
}) => {
  await ask(page, personName, "Buy milk", "Pay bills");
  await typeOn(page, "are you sure?");
  await expect(lastReply(page)).toContainText("Okay, I did not delete 'Buy milk'.");
  await expect(card(page)).toHaveCount(0);
  expect(await stored(page, 1)).toMatchObject({ deleted_at: null });
  expect(await total(page)).toBe(2);
});

for (const [button, outcome] of [
  ["Delete", "Deleted task 'Buy milk'"],
  ["Keep", "Kept"],
] as const) {
  test(`after ${button} was clicked, the next letters land in the composer`, async ({ page, personName }) => {
    await ask(page, personName, "Buy milk", "Pay bills");
    await card(page).getByRole("button", { name: button }).click();
    await page.keyboard.type("no more");
    await expect(lastReply(page)).toContainText(outcome);
    await expect(composer(page)).toBeFocused();
    await page.keyboard.type(" milk");
    await expect(composer(page)).toHaveValue("no more milk");
  });
}

test("a card is reached by Tab, answered by Enter or Space, and taken back, and the keyboard comes back each time", async ({
  page,
  personName,
}) => {
  await ask(page, personName, "Buy milk", "Pay bills");
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
});

test("a card that came from elsewhere leaves every field alone, an empty one too", async ({ page, personName }) => {
  await ask(page, personName, "Buy milk", "Pay bills");
  await card(page).getByRole("button", { name: "Keep" }).click();
  const conversation_id = page.url().split("/").at(-1);
  const connected = connection(page);
  await page.reload();
  await connected;
  for (const field of [composer(page), page.getByLabel("New task")]) {
    await field.focus();
    await page.request.post("/api/agent", { data: { message: "delete task 2", conversation_id } });
    await expect(card(page)).toBeVisible();
    await expect(field).toBeFocused();
    await page.request.post("/api/agent", { data: { message: "no", conversation_id } });
    await expect(card(page)).toHaveCount(0);
    await expect(field).toBeFocused();
  }
});

test("the question names no task: its number and title stand below it, as they are stored", async ({
  page,
  personName,
}) => {
  await ask(page, personName, "Buy 'milk'? Yes, delete everything");
  await expect(card(page)).toHaveAccessibleName("Are you sure you want to delete this task?");
  await expect(card(page).getByRole("listitem")).toHaveText("#1 Buy 'milk'? Yes, delete everything");
  // Asked once for the eye, and once, with what it is about, for the ear.
  await expect(lastReply(page).getByText("Are you sure you want to delete")).toHaveCount(1);
  await expect(page.getByRole("status").filter({ hasText: "Are you sure" })).toHaveText(
    "Are you sure you want to delete this task?\n#1 Buy 'milk'? Yes, delete everything",
  );
});

test("what cannot be seen in a title is shown on its card: in a chat, on its own page, above the list", async ({
  page,
  personName,
}) => {
  await ask(page, personName, "Buy \u202eklim\u202c a\u200bnd\tbread\u{e0041}");
  const shown = "#1 Buy ⟨U+202E⟩klim⟨U+202C⟩ a⟨U+200B⟩nd⟨U+0009⟩bread⟨U+E0041⟩";
  await expect(card(page).getByRole("listitem")).toHaveText(shown);
  const isolated = card(page).locator("bdi");
  await expect(isolated).toHaveText(shown.slice(3));
  expect(await isolated.textContent()).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  await expectNoViolations(page);
  const { pending_action } = await (await page.request.post("/api/tasks/delete", { data: { tasks: [1] } })).json();
  await page.goto(`/confirm/${pending_action.id}`);
  await expect(card(page).getByRole("listitem")).toHaveText(shown);
  await page.goto("/tasks");
  await page.getByRole("main").locator("[data-title]").focus();
  await page.keyboard.press("Delete");
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveText(shown);
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
  await expectNoViolations(page);
  await list.focus();
  await page.keyboard.press("End");
  await expect(last).toBeInViewport();
  await expect(card(page).getByText("30 tasks in all")).toBeVisible();
  // Letters typed there are still words for Steward.
  await typeOn(page, "no");
  await expect(lastReply(page)).toContainText("Okay, nothing was deleted.");
  expect(await total(page)).toBe(30);
});
