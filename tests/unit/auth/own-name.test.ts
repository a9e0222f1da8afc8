import { expect, test } from "vitest";
import { isOwnName } from "@/lib/auth/require-own-name";
import { isOurOrigin } from "@/lib/auth/require-same-origin";

const ADDRESS = "https://steward.example.org";
const AT_HOME = {
  NEXTAUTH_URL: undefined,
  listensOnLoopback: true,
  hasSignInProvider: false,
  localSignIn: "name",
} as const;
const FOR_ANYONE = { ...AT_HOME, localSignIn: "anyone" } as const;
const WITH_A_PROVIDER = { hasSignInProvider: true, localSignIn: "off" } as const;
const BEHIND_A_PROXY = { NEXTAUTH_URL: ADDRESS, listensOnLoopback: true, ...WITH_A_PROVIDER };
const IN_A_CONTAINER = { NEXTAUTH_URL: ADDRESS, listensOnLoopback: false, ...WITH_A_PROVIDER };
const WITH_NAMES_ALONE = { ...IN_A_CONTAINER, hasSignInProvider: false };
const ON_A_PLATFORM = { NEXTAUTH_URL: undefined, listensOnLoopback: false, ...WITH_A_PROVIDER };

const named = (host: string, forwarded?: string): Headers =>
  new Headers({ host, ...(forwarded ? { "x-forwarded-host": forwarded } : {}) });

test.each([
  ["127.0.0.1:3000", AT_HOME],
  ["localhost:3001", AT_HOME],
  ["[::1]:3000", AT_HOME],
  ["172.20.1.5:3000", AT_HOME],
  ["[fe80::1]:3000", AT_HOME],
  ["my-pc:3000", AT_HOME],
  ["host.docker.internal:3000", AT_HOME],
  ["nas.local", AT_HOME],
  ["steward.example.org", BEHIND_A_PROXY],
  ["127.0.0.1:3000", BEHIND_A_PROXY],
  ["steward:3000", IN_A_CONTAINER],
  ["10.1.2.3:3000", IN_A_CONTAINER],
  ["any.example", ON_A_PLATFORM],
  ["any.example", FOR_ANYONE],
])("%s may be a name of ours", (host, names) => {
  expect(isOwnName(named(host), names)).toBe(true);
});

test.each([
  ["evil.example:3000", AT_HOME],
  ["127.0.0.1.evil.example", AT_HOME],
  ["localhost.evil.example:3000", AT_HOME],
  ["evil.example@localhost", AT_HOME],
  ["evil.example:3000", BEHIND_A_PROXY],
  ["evil.example:3000", { ...FOR_ANYONE, NEXTAUTH_URL: ADDRESS }],
  ["steward.example.org.evil.example", IN_A_CONTAINER],
  ["evil.localexample", IN_A_CONTAINER],
  ["", AT_HOME],
  ["[evil.example]", AT_HOME],
])("%s is a stranger's", (host, names) => {
  expect(isOwnName(named(host), names)).toBe(false);
  expect(isOwnName(named(host, "evil.example"), names)).toBe(false);
});

test("a proxy may tell our name beside its own, but only where that lets nobody in", () => {
  expect(isOwnName(named("origin.cdn.example", "steward.example.org"), IN_A_CONTAINER)).toBe(true);
  expect(isOwnName(named("evil.example", "steward.example.org"), WITH_NAMES_ALONE)).toBe(false);
});

const came = (host: string, forwardedProto?: string): Request =>
  new Request("http://127.0.0.1:3000/api/tasks", {
    headers: { host, ...(forwardedProto ? { "x-forwarded-proto": forwardedProto } : {}) },
  });

test.each([
  ["the address that was set", ADDRESS, came("steward.example.org"), ADDRESS],
  ["it, behind a proxy that puts its own name there", ADDRESS, came("127.0.0.1:3000"), ADDRESS],
  ["loopback, whatever address was set", "http://127.0.0.1:3000", came("127.0.0.1:3000"), ADDRESS],
  ["a forwarded port", "http://localhost:4321", came("localhost:4321"), undefined],
  ["a network's address", "http://192.168.1.5:3000", came("192.168.1.5:3000"), "http://192.168.1.5:3000"],
  ["a platform's name", "https://mine.platform.example", came("mine.platform.example", "https"), undefined],
  [
    "a platform behind two proxies",
    "https://mine.platform.example",
    came("mine.platform.example", "https, http"),
    undefined,
  ],
])("a page of %s is ours", (_, origin, request, NEXTAUTH_URL) => {
  expect(isOurOrigin(origin, request, { NEXTAUTH_URL })).toBe(true);
});

test.each([
  ["the same name without encryption", "http://steward.example.org", came("steward.example.org"), ADDRESS],
  [
    "the same, where the proxy says how it came",
    "http://steward.example.org",
    came("steward.example.org", "http"),
    ADDRESS,
  ],
  [
    "a platform's name without encryption",
    "http://mine.platform.example",
    came("mine.platform.example", "https"),
    undefined,
  ],
  ["loopback with encryption that nobody put there", "https://localhost:3000", came("localhost:3000"), undefined],
  ["another port", "http://localhost:4000", came("localhost:3000"), undefined],
  ["another name", "https://evil.example", came("steward.example.org"), ADDRESS],
  ["nobody", "null", came("null"), undefined],
])("a page of %s is another site's", (_, origin, request, NEXTAUTH_URL) => {
  expect(isOurOrigin(origin, request, { NEXTAUTH_URL })).toBe(false);
});
