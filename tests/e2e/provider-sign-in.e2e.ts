import { expect, type Page } from "@playwright/test";
import { atLocalhost } from "../support/at-localhost";
import { expectNoViolations } from "./support/expect-no-violations";
import { allowAtProvider, BUTTON, signInAtProvider, providerTest as test } from "./support/provider-test";
import { signOut } from "./support/sign-out";

/** All in one worker: each worker has a server of its own for these, whose start costs as much as several of them. */
test.describe.configure({ mode: "default" });

const accountOf = async (page: Page) => (await (await page.request.get("/api/account")).json()).account;

test("one signs in at the provider, comes back, is still there later, and signs out", async ({
  page,
  browserWatch,
  personName,
}) => {
  browserWatch.allowAnswers(401); // What the page is still reading when its session ends.
  await signInAtProvider(page, personName);
  await expect(page.getByRole("banner")).toContainText(personName);
  await page.goto("/");
  await expect(page.getByRole("banner")).toContainText(personName);
  await signOut(page);
  await expect(page.getByRole("button", { name: BUTTON })).toBeVisible();
  expect((await page.request.get("/api/tasks")).status()).toBe(401);
});

test("who set out from localhost comes back to localhost", async ({ page, server, browserWatch, personName }) => {
  const address = atLocalhost(server.address);
  browserWatch.allowOrigin(address);
  await page.goto(`${address}/?callbackUrl=%2Ftasks`);
  await page.getByRole("button", { name: BUTTON }).click();
  await allowAtProvider(page, personName);
  await expect(page.getByRole("banner")).toContainText(personName);
  expect(page.url()).toBe(`${address}/tasks`);
});

test("coming back another day one finds one's own things", async ({ page, openBrowser, personName }) => {
  await signInAtProvider(page, personName);
  await expect(page.getByRole("banner")).toContainText(personName);
  await page.request.post("/api/tasks", { data: { title: "Water the plants" } });
  const elsewhere = await openBrowser();
  await signInAtProvider(elsewhere, personName);
  await expect(elsewhere.getByText("Water the plants")).toBeVisible();
});

test("two people on two browsers never see each other's data", async ({ page, openBrowser, personName }) => {
  const other = await openBrowser();
  await Promise.all([signInAtProvider(page, `${personName} A`), signInAtProvider(other, `${personName} B`)]);
  await expect(page.getByRole("banner")).toContainText(`${personName} A`);
  await expect(other.getByRole("banner")).toContainText(`${personName} B`);
  const { task } = await (await page.request.post("/api/tasks", { data: { title: "A's secret" } })).json();
  await other.request.post("/api/tasks", { data: { title: "B's secret" } });
  await Promise.all([page.reload(), other.reload()]);
  await expect(page.getByText("A's secret")).toBeVisible();
  await expect(other.getByText("B's secret")).toBeVisible();
  await expect(page.getByText("B's secret")).toHaveCount(0);
  await expect(other.getByText("A's secret")).toHaveCount(0);
  expect((await other.request.get(`/api/tasks/${task.id}`)).status()).toBe(404);
  expect(await (await other.request.get("/api/account/export")).text()).not.toContain("A's secret");
});

test("who shares an address with somebody is still somebody else", async ({
  page,
  openBrowser,
  identityProvider,
  personName,
}) => {
  const [first, second] = [`${personName} first`, `${personName} second`];
  const email = `${crypto.randomUUID()}@example.org`;
  identityProvider.directory.set(first, { name: first, email, email_verified: true });
  identityProvider.directory.set(second, { name: second, email, email_verified: false });
  await signInAtProvider(page, first);
  await expect(page.getByRole("banner")).toContainText(first);
  await page.request.post("/api/tasks", { data: { title: "Private" } });
  const impostor = await openBrowser();
  await signInAtProvider(impostor, second);
  await expect(impostor.getByText("Nothing to do")).toBeVisible();
  expect(await accountOf(page)).toMatchObject({ name: first, email, email_verified: true });
  expect(await accountOf(impostor)).toMatchObject({ name: second, email, email_verified: false });
});

test("the time zone is the browser's", async ({ page, personName }) => {
  await signInAtProvider(page, personName);
  await expect(page.getByRole("banner")).toContainText(personName);
  expect(await accountOf(page)).toMatchObject({ time_zone: "Europe/Berlin" });
});

test("the keyboard is enough", async ({ page, personName }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: BUTTON })).toBeFocused();
  await page.keyboard.press("Enter");
  await allowAtProvider(page, personName);
  await expect(page.getByRole("banner")).toContainText(personName);
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

test("a page of one's own asks to sign in first, and is shown afterwards", async ({ page, server, personName }) => {
  await page.goto("/settings");
  await expect(page.getByText("Please sign in first.")).toBeVisible();
  await page.getByRole("button", { name: BUTTON }).click();
  await allowAtProvider(page, personName);
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  expect(page.url()).toBe(`${server.address}/settings`);
});

// Every other way to write such an address is in tests/unit/domain/return-address.test.ts.
for (const elsewhere of ["//evil.example/", "javascript:alert(1)"]) {
  test(`signing in never leads to ${elsewhere}`, async ({ page, server, personName }) => {
    await page.goto(`/?callbackUrl=${encodeURIComponent(elsewhere)}`);
    await page.getByRole("button", { name: BUTTON }).click();
    await allowAtProvider(page, personName);
    await expect(page.getByRole("banner")).toContainText(personName);
    expect(page.url()).toBe(`${server.address}/`);
  });
}

test("neither does a cookie that names another site", async ({ page, context, server, personName }) => {
  await page.goto("/");
  await page.getByRole("button", { name: BUTTON }).click();
  await page.getByLabel("Login").waitFor();
  await context.addCookies([
    { name: "next-auth.callback-url", value: encodeURIComponent("https://evil.example/"), url: server.address },
  ]);
  await allowAtProvider(page, personName);
  await expect(page.getByRole("banner")).toContainText(personName);
  expect(page.url()).toBe(`${server.address}/`);
});

test("the buttons have no accessibility violations", async ({ page }) => {
  await page.goto("/?error=OAuthCallback");
  await expectNoViolations(page);
});
