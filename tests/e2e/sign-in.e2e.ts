import { expect } from "@playwright/test";
import { fillSignIn } from "./support/fill-sign-in";
import { signIn } from "./support/sign-in";
import { signOut } from "./support/sign-out";
import { stewardTest as test } from "./support/steward-test";

test("a name signs in, and is still signed in when the page is opened again", async ({ page, context, personName }) => {
  await page.goto("/");
  await fillSignIn(page, personName);
  await page.close();
  const later = await context.newPage();
  await later.goto("/");
  await expect(later.getByRole("banner")).toContainText(personName);
});

test("signing in works with the keyboard alone", async ({ page, personName }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Your name")).toBeFocused();
  await page.keyboard.type(personName);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("banner")).toContainText(personName);
});

test("signing out leads back to the landing page and stays", async ({ page, browserWatch, personName }) => {
  browserWatch.allowAnswers(401); // What the page is still reading when its session ends.
  await signIn(page, personName);
  await signOut(page);
  await expect(page.getByLabel("Your name")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Your name")).toBeVisible();
});

test("an empty name is answered with a sentence", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Your name").fill("   ");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Type your name first.")).toBeVisible();
  await expect(page.getByLabel("Your name")).toHaveAttribute("aria-invalid", "true");
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

test("a failed sign-in in the address is said in words", async ({ page }) => {
  await page.goto("/?error=SessionRequired");
  await expect(page.getByText("Please sign in first.")).toBeVisible();
  await page.goto("/?error=%3Cscript%3E");
  await expect(page.getByText("Signing in did not work. Please try again.")).toBeVisible();
});

test("after signing in one is where one wanted to go", async ({ page, server, personName }) => {
  await page.goto(`/?callbackUrl=${encodeURIComponent(`${server.address}/?show=done`)}`);
  await fillSignIn(page, personName);
  expect(page.url()).toBe(`${server.address}/?show=done`);
});

// Every other way to write such an address is in tests/unit/domain/return-address.test.ts.
for (const elsewhere of ["/\\evil.example", "javascript:alert(1)"]) {
  test(`signing in never leads to another site: ${elsewhere}`, async ({ page, server, personName }) => {
    await page.goto(`/?callbackUrl=${encodeURIComponent(elsewhere)}`);
    await fillSignIn(page, personName);
    expect(page.url()).toBe(`${server.address}/`);
  });
}

test("a path that only looks like another site stays on ours", async ({ page, server, browserWatch, personName }) => {
  browserWatch.expectAnswer({ status: 404, path: "/evil.example" });
  await page.goto(`/?callbackUrl=${encodeURIComponent("/.//evil.example")}`);
  await page.getByLabel("Your name").fill(personName);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "There is nothing here" })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(server.address);
});
