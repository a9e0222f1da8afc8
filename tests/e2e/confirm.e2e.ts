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

test("who is not signed in comes to the card by way of signing in, and answers it with the keyboard alone; a second tab shows the answer", async ({
  page,
  personName,
  openBrowser,
}) => {
  const other = await openBrowser();
  const path = await ask(other, personName);
  await page.goto(path);
  await page.getByLabel("Your name").fill(personName);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(card(page)).toBeVisible();
  await expect(card(page).getByRole("listitem")).toHaveText(["#1 Buy milk", "#2 Feed the cat"]);
  await expect(card(page).getByRole("timer")).toContainText(/4:\d\d/);
  await expect(page.getByRole("button", { name: "Keep" })).toBeFocused();
  const second = await page.context().newPage();
  const looked = second.waitForResponse("**/api/confirmations/*");
  await second.goto(path);
  await expect(card(second)).toBeVisible();
  // After that it hears of the answer, or never knows.
  await looked;
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Delete" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Deleted 2 tasks")).toBeVisible();
  await expect(second.getByText("Deleted 2 tasks")).toBeVisible();
  await expect(card(second)).toBeHidden();
  await page.reload();
  await expect(page.getByText("Deleted 2 tasks")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Taken back: 2 tasks are there again")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Taken back: 2 tasks are there again")).toBeVisible();
  expect(await stored(page, 1)).toMatchObject({ deleted_at: null });
});
