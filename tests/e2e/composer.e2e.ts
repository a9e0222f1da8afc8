import { expect, type Page } from "@playwright/test";
import { composer, say } from "./support/chat-page";
import { connection } from "./support/event-connection";
import { beSignedIn, signIn } from "./support/sign-in";
import { signOut } from "./support/sign-out";
import { stewardTest as test } from "./support/steward-test";

test("while typing, what will be understood is shown, and a date can be taken out", async ({ page, personName }) => {
  await signIn(page, personName);
  await composer(page).fill("add task: water the plants tomorrow");
  await expect(page.getByText("New task")).toBeVisible();
  await page.getByRole("button", { name: /not a date/ }).click();
  await expect(composer(page)).toHaveValue('add task: water the plants "tomorrow"');
  await expect(page.getByRole("button", { name: /not a date/ })).toHaveCount(0);
});

test("Shift and Enter break the line, arrow up brings back what was said, a long message is counted", async ({
  page,
  personName,
}) => {
  await signIn(page, personName);
  await say(page, "Add task: Buy milk");
  await page.keyboard.press("ArrowUp");
  await expect(composer(page)).toHaveValue("Add task: Buy milk");
  await page.keyboard.press("End");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("two litres");
  await expect(composer(page)).toHaveValue("Add task: Buy milk\ntwo litres");
  await composer(page).fill("a".repeat(2001));
  await expect(page.getByRole("status").filter({ hasText: "-1 characters left" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Send" })).toBeDisabled();
});

test("what was typed survives a reload, in a new chat and in a conversation", async ({ page, personName }) => {
  await signIn(page, personName);
  await composer(page).fill("half a thought");
  await page.reload();
  await expect(composer(page)).toHaveValue("half a thought");
  await say(page, "Add task: Buy milk");
  await composer(page).fill("half a sentence");
  await page.reload();
  await expect(composer(page)).toHaveValue("half a sentence");
});

const draftsIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("steward-draft-")));

test("signing out takes along what was typed in every tab, and the next person finds nothing", async ({
  page,
  context,
  browserWatch,
  personName,
}) => {
  browserWatch.allowAnswers(401); // What the pages are still reading when their session ends.
  const connected = connection(page);
  await signIn(page, personName);
  await say(page, "Add task: Buy milk");
  await composer(page).fill("half a sentence");
  const other = await context.newPage();
  await other.goto("/");
  await composer(other).fill("half a thought");
  await connected;
  expect(await draftsIn(page)).toHaveLength(2);
  await signOut(page);
  for (const tab of [page, other]) {
    await expect(tab.getByLabel("Your name")).toBeVisible();
    await expect.poll(() => draftsIn(tab)).toEqual([]);
  }
  await signIn(page, `${personName} the second`);
  await expect(composer(page)).toHaveValue("");
});

for (const { way, leave } of [
  {
    way: "signing out everywhere, in another browser too",
    leave: (page: Page) => page.request.post("/api/account/sign-out-everywhere"),
  },
  {
    way: "deleting the account",
    leave: (page: Page) => page.request.delete("/api/account", { data: { confirmation: "delete my account" } }),
  },
]) {
  test(`${way}, takes along what was typed`, async ({ page, openBrowser, browserWatch, personName }) => {
    browserWatch.allowAnswers(401); // What the page is still reading when its session ends.
    const connected = connection(page);
    await signIn(page, personName);
    await composer(page).fill("half a thought");
    await connected;
    expect(await draftsIn(page)).toHaveLength(1);
    const other = await openBrowser();
    await beSignedIn(other, personName);
    await leave(other);
    await expect(page.getByLabel("Your name")).toBeVisible();
    await expect.poll(() => draftsIn(page)).toEqual([]);
  });
}

test("who signs in after another's session ran out does not see what they typed", async ({
  page,
  context,
  personName,
}) => {
  await signIn(page, personName);
  await composer(page).fill("half a thought");
  await page.goto("about:blank");
  await context.clearCookies();
  await beSignedIn(page, `${personName} the second`);
  await page.goto("/");
  await expect(page.getByRole("banner")).toContainText("the second");
  await expect(composer(page)).toHaveValue("");
});

test("Enter that ends the choice of a character does not send", async ({ page, personName }) => {
  await signIn(page, personName);
  await composer(page).fill("にほん");
  for (const how of [{ isComposing: true }, { isComposing: false, keyCode: 229 }]) {
    await composer(page).evaluate(
      (field, init) => field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, ...init })),
      how,
    );
  }
  await expect(composer(page)).toHaveValue("にほん");
  await expect(page).toHaveURL(/\/$/);
});

test("on a phone the composer stands above the bar and nothing scrolls sideways", async ({ page, personName }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, personName);
  await say(page, `Add task: ${"Wörterketten".repeat(15)}`);
  const bar = page.getByRole("navigation", { name: "Main" }).last();
  const [field, below] = [await composer(page).boundingBox(), await bar.boundingBox()];
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
