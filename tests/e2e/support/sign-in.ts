import { expect, type Page } from "@playwright/test";

export async function signIn(page: Page, name: string): Promise<void> {
  await page.goto("/");
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("banner")).toContainText(name);
}
