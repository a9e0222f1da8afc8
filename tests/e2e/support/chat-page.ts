import { expect, type Locator, type Page } from "@playwright/test";

export const composer = (page: Page): Locator => page.getByRole("textbox", { name: "Message" });

export const replies = (page: Page): Locator => page.getByRole("article", { name: "Steward" });

export const lastReply = (page: Page): Locator => replies(page).last();

/** Types it, sends it with the Enter key and waits until the answer is complete. */
export async function say(page: Page, text: string): Promise<void> {
  const before = await replies(page).count();
  await composer(page).fill(text);
  // While something else is being answered Enter sends nothing.
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(replies(page)).toHaveCount(before + 1);
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
}

/** Goes back from where the keyboard is, as often as it takes. */
export async function tabBackTo(page: Page, goal: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Shift+Tab");
    await expect(goal).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [1] });
}
