import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./support/expect-no-violations";
import { allowAtProvider, BUTTON, stopBeforeCallback, providerTest as test } from "./support/provider-test";
import { signOut } from "./support/sign-out";

/** All in one worker: each worker has a server of its own for these, whose start costs as much as several of them. */
test.describe.configure({ mode: "default" });

// Who comes back to what, and every callback that is refused, is in tests/process/provider-sign-in.test.ts.

const accountOf = async (page: Page) => (await (await page.request.get("/api/account")).json()).account;

async function expectSignedOut(page: Page, sentence: string): Promise<void> {
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByRole("button", { name: BUTTON })).toBeVisible();
  expect((await page.request.get("/api/tasks")).status()).toBe(401);
}

test("with the keyboard one signs in at the provider, comes back where one wanted, is still there later, and signs out", async ({
  page,
  server,
  browserWatch,
  personName,
}) => {
  browserWatch.allowAnswers(401); // What the page is still reading when its session ends.
  await page.goto("/?error=OAuthCallback");
  await expectNoViolations(page);
  await page.goto("/settings");
  await expect(page.getByText("Please sign in first.")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: BUTTON })).toBeFocused();
  await page.keyboard.press("Enter");
  await allowAtProvider(page, personName);
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  expect(page.url()).toBe(`${server.address}/settings`);
  // The time zone is the browser's.
  expect(await accountOf(page)).toMatchObject({ name: personName, time_zone: "Europe/Berlin" });
  await page.goto("/");
  await expect(page.getByRole("banner")).toContainText(personName);
  await signOut(page);
  await expect(page.getByRole("button", { name: BUTTON })).toBeVisible();
  expect((await page.request.get("/api/tasks")).status()).toBe(401);
});

test("what was changed on its way, called off, or begun by another site signs nobody in", async ({
  page,
  server,
  identityProvider,
  browserWatch,
  personName,
}) => {
  const callback = await stopBeforeCallback(page, personName);
  callback.searchParams.set("state", "another");
  await page.goto(callback.href);
  await expectSignedOut(page, "Signing in was interrupted or took too long. Please start again.");

  browserWatch.expectAnswer({ status: 403, path: "/api/sign-in/oidc" });
  await page.goto(`${identityProvider.issuer}/.well-known/openid-configuration`);
  await page.evaluate((address) => {
    const form = document.createElement("form");
    form.method = "post";
    form.action = `${address}/api/sign-in/oidc`;
    form.innerHTML = `<input name="csrfToken" value="${"0".repeat(64)}">`;
    document.body.append(form);
    form.submit();
  }, server.address);
  await expect(page.getByText("This request came from another site.")).toBeVisible();

  // At the provider one is nobody again.
  await page.context().clearCookies();
  await page.goto("/settings");
  await page.getByRole("button", { name: BUTTON }).click();
  await page.getByLabel("Login").fill(personName);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: "Deny" }).click();
  await expectSignedOut(page, "Signing in was called off at the provider. Nothing was shared.");
  // And may think again.
  await page.getByRole("button", { name: BUTTON }).click();
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  expect(page.url()).toBe(`${server.address}/settings`);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the buttons work and lead where one wanted to go", async ({ page, server, personName }) => {
    await page.goto("/settings");
    await page.getByRole("button", { name: BUTTON }).click();
    await allowAtProvider(page, personName);
    await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
    expect(page.url()).toBe(`${server.address}/settings`);
    expect(await accountOf(page)).toMatchObject({ name: personName, time_zone: "UTC" });
  });
});
