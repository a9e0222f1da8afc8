import { expect, type Page } from "@playwright/test";

/** Signs in the way the form does, without its page: for the tests that are about what comes after. */
export async function signIn(page: Page, name: string, path = "/"): Promise<void> {
  const { csrfToken } = await (await page.request.get("/api/auth/csrf")).json();
  const form = { csrfToken, name, timeZone: "Europe/Berlin", json: "true" };
  const answer = await page.request.post("/api/auth/callback/local", { form });
  expect(answer.status()).toBe(200);
  await page.goto(path);
  await expect(page.getByRole("banner")).toContainText(name);
}
