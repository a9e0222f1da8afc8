import { type BrowserContext, expect, type Page } from "@playwright/test";
import { decode, encode } from "next-auth/jwt";
import { AUTH_SECRET, BUTTON, stopBeforeCallback, providerTest as test } from "./support/provider-test";

/** All in one worker: each worker has a server of its own for these, whose start costs as much as several of them. */
test.describe.configure({ mode: "default" });

const INTERRUPTED = "Signing in was interrupted or took too long. Please start again.";

async function expectSignedOut(page: Page, sentence: string): Promise<void> {
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByRole("button", { name: BUTTON })).toBeVisible();
  expect((await page.request.get("/api/tasks")).status()).toBe(401);
}

test("who says no at the provider is told so, and may think again", async ({ page, server, personName }) => {
  await page.goto("/settings");
  await page.getByRole("button", { name: BUTTON }).click();
  await page.getByLabel("Login").fill(personName);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: "Deny" }).click();
  await expectSignedOut(page, "Signing in was called off at the provider. Nothing was shared.");
  await page.getByRole("button", { name: BUTTON }).click();
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  expect(page.url()).toBe(`${server.address}/settings`);
});

test("the unchanged callback signs in, which the next tests rely on", async ({ page, personName }) => {
  const callback = await stopBeforeCallback(page, personName);
  await page.goto(callback.href);
  await expect(page.getByRole("banner")).toContainText(personName);
});

test("a callback whose time at the provider ran out is refused", async ({ page, identityProvider, personName }) => {
  const callback = await stopBeforeCallback(page, personName);
  await identityProvider.forgetCode(callback.searchParams.get("code") ?? "");
  await page.goto(callback.href);
  await expectSignedOut(page, INTERRUPTED);
});

for (const kind of ["state", "pkce.code_verifier", "nonce"]) {
  test(`a callback is refused when the ${kind} of this browser has expired`, async ({ page, context, personName }) => {
    const callback = await stopBeforeCallback(page, personName);
    await resealExpired(context, `next-auth.${kind}`);
    await page.goto(callback.href);
    await expectSignedOut(page, INTERRUPTED);
  });

  test(`a callback is refused when this browser has no ${kind}`, async ({ page, context, personName }) => {
    const callback = await stopBeforeCallback(page, personName);
    await context.clearCookies({ name: `next-auth.${kind}` });
    await page.goto(callback.href);
    await expectSignedOut(page, INTERRUPTED);
  });
}

const TAMPERED: Record<string, (callback: URL) => void> = {
  "another state": ({ searchParams }) => searchParams.set("state", "another"),
  "no state": ({ searchParams }) => searchParams.delete("state"),
  "another code": ({ searchParams }) => searchParams.set("code", "another"),
  "no code": ({ searchParams }) => searchParams.delete("code"),
  "another issuer": ({ searchParams }) => searchParams.set("iss", "https://evil.example"),
};

for (const [name, tamper] of Object.entries(TAMPERED)) {
  test(`a callback with ${name} is refused`, async ({ page, personName }) => {
    const callback = await stopBeforeCallback(page, personName);
    tamper(callback);
    await page.goto(callback.href);
    await expectSignedOut(page, INTERRUPTED);
  });
}

test("a callback works once", async ({ page, context, personName }) => {
  const callback = await stopBeforeCallback(page, personName);
  const before = await context.cookies();
  await page.goto(callback.href);
  await expect(page.getByRole("banner")).toContainText(personName);
  // Elsewhere first: the page of somebody signed in would go on asking without its cookie.
  await page.goto("about:blank");
  await context.clearCookies({ name: "next-auth.session-token" });
  await page.goto(callback.href);
  await expectSignedOut(page, INTERRUPTED);
  // Not even in a browser that kept everything from before.
  await context.addCookies(before);
  await page.goto(callback.href);
  await expectSignedOut(page, INTERRUPTED);
});

test("a callback does not work in another browser, in either direction", async ({ page, openBrowser, personName }) => {
  const other = await openBrowser();
  const mine = await stopBeforeCallback(page, `${personName} A`);
  const theirs = await stopBeforeCallback(other, `${personName} B`);
  await page.goto(theirs.href);
  await expectSignedOut(page, INTERRUPTED);
  await other.goto(mine.href);
  await expectSignedOut(other, INTERRUPTED);
});

test("a callback with the other browser's state is refused too", async ({ page, openBrowser, personName }) => {
  const other = await openBrowser();
  const mine = await stopBeforeCallback(page, `${personName} A`);
  const theirs = await stopBeforeCallback(other, `${personName} B`);
  // Here the state fits this browser and the code is the other person's: PKCE notices.
  mine.searchParams.set("code", theirs.searchParams.get("code") ?? "");
  await page.goto(mine.href);
  await expectSignedOut(page, INTERRUPTED);
});

test("nobody else's page can start a sign-in", async ({ page, server, identityProvider, browserWatch }) => {
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
});

test("who comes back while somebody else is signed in here takes their place, and links nothing", async ({
  page,
  context,
  openBrowser,
  personName,
}) => {
  const first = await openBrowser();
  await first.goto((await stopBeforeCallback(first, `${personName} A`)).href);
  await expect(first.getByRole("banner")).toContainText(`${personName} A`);
  await first.request.post("/api/tasks", { data: { title: "A's own" } });
  const second = await stopBeforeCallback(page, `${personName} B`);
  const session = (await first.context().cookies()).filter(({ name }) => name === "next-auth.session-token");
  await context.addCookies(session);
  await page.goto(second.href);
  await expect(page.getByRole("banner")).toContainText(`${personName} B`);
  await expect(page.getByText("Nothing to do")).toBeVisible();
  await first.reload();
  await expect(first.getByText("A's own")).toBeVisible();
});

/** The same value, sealed the same way, a minute too old. */
async function resealExpired(context: BrowserContext, name: string): Promise<void> {
  const cookie = (await context.cookies()).find((one) => one.name === name);
  if (!cookie) throw new Error(`There is no cookie ${name}`);
  const token = await decode({ token: cookie.value, secret: AUTH_SECRET, salt: name });
  if (!token) throw new Error(`The cookie ${name} cannot be read`);
  const { exp: _, iat: __, ...claims } = token;
  const value = await encode({ token: claims, secret: AUTH_SECRET, salt: name, maxAge: -60 });
  await context.addCookies([{ ...cookie, value }]);
}
