import { expect, type Page } from "@playwright/test";

/** Signs in the way the form does, without its page: for the tests that are about what comes after. */
export async function signIn(page: Page, name: string, path = "/"): Promise<void> {
  await beSignedIn(page, name);
  await page.goto(path);
  await expect(page.getByRole("banner")).toContainText(name);
}

/** The same without opening a page yet, where something has to be there before one looks. */
export async function beSignedIn(page: Page, name: string): Promise<void> {
  const csrf = await page.request.get("/api/auth/csrf");
  const { csrfToken } = await csrf.json();
  const { origin } = new URL(csrf.url());
  const form = { csrfToken, name, timeZone: "Europe/Berlin", json: "true" };
  const answer = await page.request.post("/api/auth/callback/local", { form, headers: { origin } });
  expect(answer.status()).toBe(200);
}
