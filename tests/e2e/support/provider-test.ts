import type { Page } from "@playwright/test";
import { type IdentityProvider, startIdentityProvider } from "../../support/identity-provider";
import { onwardLink } from "../../support/onward-link";
import { startServerOnCopy } from "../../support/server-on-copy";
import { stewardTest } from "./steward-test";

/** Known to the tests, so that they can make the cookies that a forger could not. */
const AUTH_SECRET = "a secret of the tests alone, 32 characters or more";

export const BUTTON = "Continue with Test identity";

/** A Steward whose only way in is a real OpenID provider on this machine. */
export const providerTest = stewardTest.extend<object, { identityProvider: IdentityProvider }>({
  identityProvider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter to learn what is needed.
    async ({}, use) => {
      const identityProvider = await startIdentityProvider();
      await use(identityProvider);
      await identityProvider.stop();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ identityProvider }, use) => {
      const server = await startServerOnCopy({ ...identityProvider.env, AUTH_SECRET });
      identityProvider.register(server.address);
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  browserWatch: async ({ browserWatch, identityProvider }, use) => {
    browserWatch.allowOrigin(identityProvider.issuer);
    await use(browserWatch);
  },
});

/** Says at the provider who one is and that Steward may know. */
export async function allowAtProvider(page: Page, login: string): Promise<void> {
  await page.getByLabel("Login").fill(login);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: "Allow" }).click();
}

/**
 * Goes as far as the provider's last word, and brings the address to which it would have sent the browser. By the forms
 * of the pages, without the pages: only what comes after is looked at.
 */
export async function stopBeforeCallback(page: Page, login: string): Promise<URL> {
  const { oidc } = await (await page.request.get("/api/auth/providers")).json();
  const start = {
    form: { csrfToken: "0123456789abcdef".repeat(4) },
    headers: { origin: new URL(oidc.signinUrl).origin },
  };
  const started = await page.request.post("/api/sign-in/oidc", { ...start, maxRedirects: 0 });
  const onward = await page.request.post(started.headers().location ?? "", start);
  const atLogin = await page.request.get(onwardLink(await onward.text()).href);
  const atConsent = await page.request.post(atLogin.url(), { form: { answer: "login", login } });
  const allowed = await page.request.post(atConsent.url(), { form: { answer: "allow" }, maxRedirects: 0 });
  const resumed = await page.request.get(allowed.headers().location ?? "", { maxRedirects: 0 });
  return new URL(resumed.headers().location ?? "");
}
