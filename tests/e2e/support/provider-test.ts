import type { Page } from "@playwright/test";
import { type IdentityProvider, startIdentityProvider } from "../../support/identity-provider";
import { startServer } from "./start-server";
import { stewardTest } from "./steward-test";

/** Known to the tests, so that they can make the cookies that a forger could not. */
export const AUTH_SECRET = "a secret of the tests alone, 32 characters or more";

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
      const server = await startServer({ ...identityProvider.env, AUTH_SECRET });
      identityProvider.register(server.address);
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  context: async ({ context, browserWatch, identityProvider }, use) => {
    browserWatch.allowOrigin(identityProvider.issuer);
    await use(context);
  },
});

/** Says at the provider who one is and that Steward may know. */
export async function allowAtProvider(page: Page, login: string): Promise<void> {
  await page.getByLabel("Login").fill(login);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: "Allow" }).click();
}

/** From the landing page to the provider and back. */
export async function signInAtProvider(page: Page, login: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Continue with Test identity" }).click();
  await allowAtProvider(page, login);
}
