import { expect } from "@playwright/test";
import { composer, say } from "./support/chat-page";
import { signIn } from "./support/sign-in";
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
