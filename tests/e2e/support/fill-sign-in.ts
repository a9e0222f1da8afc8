import { expect, type Page } from "@playwright/test";
import { hydrated } from "./wait-for-hydration";

/** Signs in as a person does, on the landing page that is open. */
export async function fillSignIn(page: Page, name: string): Promise<void> {
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("banner")).toContainText(name);
  await hydrated(page);
}
