import { expect, test } from "vitest";
import { mayJoin, type Newcomer } from "@/lib/auth/may-join";
import { readConfiguration } from "@/lib/platform/configuration";

const LIST = "@example.org, ann@home.example GitHub:Ann";

const STRANGER = { email: "zoe@elsewhere.example", emailIsVerified: true, login: null };

const joins = (SIGN_UP: string, SIGN_UP_ALLOW: string, newcomer: Omit<Newcomer, "login"> & Partial<Newcomer>) =>
  mayJoin(readConfiguration({ SIGN_UP, SIGN_UP_ALLOW }), { login: null, ...newcomer });

test.each([
  // SIGN_UP, provider, a stranger joins, somebody on the list joins
  ["", "github", false, true],
  ["", "google", false, true],
  ["", "oidc", true, true],
  ["open", "github", true, true],
  ["open", "google", true, true],
  ["open", "oidc", true, true],
  ["closed", "github", false, true],
  ["closed", "google", false, true],
  ["closed", "oidc", false, true],
  // Whatever comes to be a provider one day is closed until somebody thinks about it.
  ["", "another", false, true],
])("SIGN_UP=%s at %s: a stranger %s, who is allowed %s", (signUp, provider, stranger, allowed) => {
  expect(joins(signUp, LIST, { ...STRANGER, provider })).toBe(stranger);
  expect(joins(signUp, "", { ...STRANGER, provider })).toBe(stranger);
  expect(joins(signUp, LIST, { provider, email: "ann@home.example", emailIsVerified: true })).toBe(allowed);
});

test.each([
  ["bob@example.org", true],
  ["BOB@Example.ORG", true],
  ["Ann@Home.Example", true],
  ["bob@home.example", false],
  ["ann+more@home.example", false],
  ["bob@mail.example.org", false],
  ["bob@evil-example.org", false],
  ["bob@example.org.evil.example", false],
  ["bob@example.orgs", false],
  ["bob@evil.example@example.org", false],
  ["bob@example.org@evil.example", false],
  ['"bob@evil.example"@example.org', false],
  ["bob@evil.example,x@example.org", false],
  ["bob@evil.example <x@example.org>", false],
  ["@example.org", false],
  ["example.org", false],
  ["github:ann", false],
  ["", false],
  // A Cyrillic letter, a full-width one, a dotless one, a long one, and the Kelvin sign, which becomes a k in lower case.
  ["bob@\u0435xample.org", false],
  ["bob@example.\uFF4Frg", false],
  ["b\u0131b@example.org", false],
  ["a\u017Fs@example.org", false],
  ["\u212Aim@example.org", false],
  ["bob@example.org\u0000", false],
  ["bob@example\u200B.org", false],
])("the verified address %j is on the list: %s", (email, expected) => {
  expect(joins("closed", LIST, { provider: "google", email, emailIsVerified: true })).toBe(expected);
});

test("a letter that only becomes ASCII in lower case is another letter, in the domain and the login too", () => {
  const list = "@kelvin.example github:kim";
  expect(joins("closed", list, { provider: "oidc", email: "a@\u212Aelvin.example", emailIsVerified: true })).toBe(
    false,
  );
  const login = "\u212Aim";
  expect(joins("closed", list, { provider: "github", email: null, emailIsVerified: false, login })).toBe(false);
});

test("an address that nobody verified is nobody's", () => {
  for (const provider of ["github", "google", "oidc"])
    for (const email of ["ann@home.example", "bob@example.org", null])
      expect(joins("closed", LIST, { provider, email, emailIsVerified: false })).toBe(false);
  expect(joins("closed", LIST, { provider: "oidc", email: null, emailIsVerified: true })).toBe(false);
});

test.each([
  ["github", "ann", true],
  ["github", "ANN", true],
  ["github", "anna", false],
  ["github", "github:ann", false],
  ["github", "", false],
  ["google", "ann", false],
  ["oidc", "ann", false],
])("at %s the login %j is on the list: %s", (provider, login, expected) => {
  expect(joins("closed", LIST, { provider, email: null, emailIsVerified: false, login })).toBe(expected);
});
