import { expect } from "@playwright/test";
import { signInAtProvider, providerTest as test } from "./support/provider-test";

test("one signs in at the provider, comes back, is still there later, and signs out", async ({ page, personName }) => {
  await signInAtProvider(page, personName);
  await expect(page.getByRole("banner")).toContainText(personName);
  await page.goto("/");
  await expect(page.getByRole("banner")).toContainText(personName);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("button", { name: "Continue with Test identity" })).toBeVisible();
  expect((await page.request.get("/api/tasks")).status()).toBe(401);
});
