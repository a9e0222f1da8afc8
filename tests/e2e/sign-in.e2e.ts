import { type BrowserContext, expect, type Page } from "@playwright/test";
import { fillSignIn } from "./support/fill-sign-in";
import { signOut } from "./support/sign-out";
import { stewardTest as test } from "./support/steward-test";

test("a name signs in with the keyboard alone, is still signed in later, and signs out for good", async ({
  page,
  context,
  browserWatch,
  personName,
}) => {
  browserWatch.allowAnswers(401); // What the page is still reading when its session ends.
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Your name")).toBeFocused();
  await page.keyboard.type(personName);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("banner")).toContainText(personName);
  await page.close();
  const later = await context.newPage();
  await later.goto("/");
  await expect(later.getByRole("banner")).toContainText(personName);
  await signOut(later);
  await expect(later.getByLabel("Your name")).toBeVisible();
  await later.reload();
  await expect(later.getByLabel("Your name")).toBeVisible();
});

test("a name the server refuses is answered with a sentence and kept in the field", async ({ page, browserWatch }) => {
  browserWatch.expectAnswer({ status: 401, path: "/api/auth/callback/local" });
  await page.goto("/");
  const field = page.getByLabel("Your name");
  await field.evaluate((input) => input.removeAttribute("maxlength"));
  await field.fill("x".repeat(81));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("A name has 1 to 80 characters.")).toBeVisible();
  await expect(field).toHaveValue("x".repeat(81));
});

test("after signing in one is where one wanted to go, and never on another site", async ({
  page,
  context,
  server,
  browserWatch,
  personName,
}) => {
  await page.goto(`/?callbackUrl=${encodeURIComponent(`${server.address}/?show=done`)}`);
  await fillSignIn(page, personName);
  expect(page.url()).toBe(`${server.address}/?show=done`);
  // Every other way to write such an address is in tests/unit/domain/return-address.test.ts.
  for (const elsewhere of ["/\\evil.example", "javascript:alert(1)"]) {
    await signedOutAt(page, context, elsewhere);
    await fillSignIn(page, personName);
    expect(page.url()).toBe(`${server.address}/`);
  }
  // A path that only looks like another site stays on ours.
  browserWatch.expectAnswer({ status: 404, path: "/evil.example" });
  await signedOutAt(page, context, "/.//evil.example");
  await page.getByLabel("Your name").fill(personName);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "There is nothing here" })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(server.address);
  await page.getByRole("link", { name: "Go to your tasks" }).click();
  await expect(page.getByRole("banner")).toContainText(personName);
});

/** Nobody, wanting to go there. Elsewhere first: the page of somebody signed in would go on asking without its cookie. */
async function signedOutAt(page: Page, context: BrowserContext, wanted: string): Promise<void> {
  await page.goto("about:blank");
  await context.clearCookies();
  await page.goto(`/?callbackUrl=${encodeURIComponent(wanted)}`);
}
