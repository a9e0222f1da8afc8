import { expect, type Page } from "@playwright/test";
import { beSignedIn } from "./support/sign-in";
import { stewardTest as test } from "./support/steward-test";
import { makeTasks, stored } from "./support/tasks-page";

/** Somebody new with a question open about two tasks; gives the path of its card. */
async function ask(page: Page, name: string): Promise<string> {
  await beSignedIn(page, name);
  await makeTasks(page, "Buy milk", "Feed the cat");
  const answer = await page.request.post("/api/tasks/delete", { data: { tasks: [1, 2] } });
  expect(answer.status()).toBe(202);
  return `/confirm/${(await answer.json()).pending_action.id}`;
}

const card = (page: Page) => page.getByRole("group", { name: "Are you sure you want to delete these 2 tasks?" });

test("a card is answered with the keyboard alone, and says so after a reload", async ({ page, personName }) => {
  await page.goto(await ask(page, personName));
  await expect(card(page).getByRole("listitem")).toHaveText(["#1 Buy milk", "#2 Feed the cat"]);
  await expect(card(page).getByRole("timer")).toContainText(/4:\d\d/);
  await expect(page.getByRole("button", { name: "Keep" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Delete" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Deleted 2 tasks")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Deleted 2 tasks")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Taken back: 2 tasks are there again")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Taken back: 2 tasks are there again")).toBeVisible();
  expect(await stored(page, 1)).toMatchObject({ deleted_at: null });
});

test("a second tab shows the card as kept when the first one kept it", async ({ page, personName }) => {
  const path = await ask(page, personName);
  await page.goto(path);
  const second = await page.context().newPage();
  await second.goto(path);
  await expect(card(second)).toBeVisible();
  await page.getByRole("button", { name: "Keep" }).click();
  await expect(page.getByText("Kept")).toBeVisible();
  await expect(second.getByText("Kept")).toBeVisible();
  await expect(card(second)).toBeHidden();
});

test("a card that ran out before one's eyes says so, and deletes nothing", async ({ page, personName }) => {
  const path = await ask(page, personName);
  await page.clock.install();
  // The server's clock is the database's, and five minutes are too long to wait for. An answer to the first look is left
  // out, because one that came while the clock jumps would count five minutes from there.
  let isOver = false;
  await page.route("**/api/confirmations/*", async (route) => {
    if (!isOver) return;
    const answer = await route.fetch();
    const outcome = { status: "expired", deleted: [], already_gone: [], pending_action: null, record_id: null };
    await route.fulfill({ json: { ...(await answer.json()), seconds_left: 0, outcome } });
  });
  const looking = page.waitForRequest("**/api/confirmations/*");
  await page.goto(path);
  await looking;
  await expect(card(page)).toBeVisible();
  isOver = true;
  await page.clock.fastForward("05:01");
  await expect(page.getByText("Expired, nothing was deleted")).toBeVisible();
  expect(await stored(page, 1)).toMatchObject({ deleted_at: null });
});

test("a task that changed meanwhile is shown as it is now, and asked again", async ({ page, personName }) => {
  await page.goto(await ask(page, personName));
  await page.request.patch("/api/tasks/1", { data: { title: "Buy oat milk" } });
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Something changed since you were asked.")).toBeVisible();
  await expect(card(page).getByRole("listitem")).toHaveText(["#1 Buy oat milk", "#2 Feed the cat"]);
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Deleted 2 tasks")).toBeVisible();
});

test("somebody else's card is not there, and neither is one that never was", async ({
  page,
  openBrowser,
  browserWatch,
  personName,
}) => {
  const path = await ask(page, personName);
  const other = await openBrowser();
  await beSignedIn(other, `${personName} the other`);
  for (const missing of [path, "/confirm/00000000-0000-4000-8000-000000000000", "/confirm/nonsense"]) {
    browserWatch.expectAnswer({ status: 404, path: missing });
    await other.goto(missing);
    await expect(other.getByText("There is nothing here")).toBeVisible();
  }
});

test("who is not signed in comes to the card by way of signing in", async ({ page, personName, openBrowser }) => {
  const path = await ask(page, personName);
  const other = await openBrowser();
  await other.goto(path);
  await other.getByLabel("Your name").fill(personName);
  await other.getByRole("button", { name: "Sign in" }).click();
  await expect(card(other)).toBeVisible();
});
