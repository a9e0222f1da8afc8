import type { Page } from "@playwright/test";

/** By the button beside one's name, which a phone keeps in a drawer. */
export async function signOut(page: Page): Promise<void> {
  const drawer = page.getByRole("button", { name: "Conversations" });
  if (await drawer.isVisible()) await drawer.click();
  await page.getByRole("button", { name: "Sign out", exact: true }).filter({ visible: true }).click();
}
