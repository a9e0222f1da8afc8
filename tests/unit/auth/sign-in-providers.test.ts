import { expect, test } from "vitest";
import { githubProvider } from "@/lib/auth/github-provider";
import { googleProvider } from "@/lib/auth/google-provider";
import { openIdProvider } from "@/lib/auth/openid-provider";
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

/** As next-auth calls it; nobody here has an access token to ask GitHub with. */
const readProfile = (provider: { profile: (...said: never[]) => unknown }, said: object): unknown =>
  Reflect.apply(provider.profile, provider, [said, {}]);

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

test("GitHub's login comes from its profile of this sign-in, and what others call a login is none", async () => {
  const profile = { id: 7, login: "Ann", name: null, preferred_username: "ann", avatar_url: null };
  const github = githubProvider("id", "secret");
  const google = googleProvider("id", "secret");
  const openId = openIdProvider({ issuer: "https://id.example", clientId: "id", clientSecret: "secret", name: "Home" });
  expect(await readProfile(github, profile)).toMatchObject({ id: "7", login: "Ann", name: "Ann" });
  expect(await readProfile(google, { ...profile, sub: "7" })).toMatchObject({ id: "7", login: null });
  expect(await readProfile(openId, { ...profile, iss: "https://id.example", sub: "7" })).toMatchObject({ login: null });
});
