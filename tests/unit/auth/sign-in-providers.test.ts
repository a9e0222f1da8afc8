import { expect, test } from "vitest";
import { signInProviders } from "@/lib/auth/sign-in-providers";
import { readConfiguration } from "@/lib/platform/configuration";

const ALL = {
  GITHUB_ID: "id",
  GITHUB_SECRET: "secret",
  GOOGLE_ID: "id",
  GOOGLE_SECRET: "secret",
  OIDC_ISSUER: "https://id.example.org/realms/home/",
  OIDC_ID: "id",
  OIDC_SECRET: "secret",
};

const providersFor = (env: Record<string, string>) => signInProviders(readConfiguration(env));

test("there are none without variables, and each comes with its own", () => {
  expect(providersFor({})).toEqual([]);
  expect(providersFor(ALL).map(({ id, name }) => [id, name])).toEqual([
    ["github", "GitHub"],
    ["google", "Google"],
    ["oidc", "id.example.org"],
  ]);
  expect(providersFor({ ...ALL, OIDC_NAME: "Home" }).at(-1)).toMatchObject({
    name: "Home",
    wellKnown: "https://id.example.org/realms/home/.well-known/openid-configuration",
  });
});

test("PKCE and state are checked for all of them, the nonce wherever there is an ID token", () => {
  expect(providersFor(ALL)).toMatchObject([
    { checks: ["pkce", "state"] },
    { checks: ["pkce", "state", "nonce"] },
    { checks: ["pkce", "state", "nonce"] },
  ]);
});
