import { expect, test } from "vitest";
import { isOurHost } from "@/lib/auth/require-known-address";

const AT_HOME = { NEXTAUTH_URL: undefined, listensOnLoopback: true };
const BEHIND_A_PROXY = { NEXTAUTH_URL: "https://steward.example.org", listensOnLoopback: true };
const FOR_OTHERS = { NEXTAUTH_URL: "https://steward.example.org:8443", listensOnLoopback: false };

test.each([
  ["127.0.0.1:3000", AT_HOME],
  ["localhost", AT_HOME],
  ["[::1]:3000", AT_HOME],
  ["Steward.example.org", BEHIND_A_PROXY],
  ["127.0.0.1:3000", BEHIND_A_PROXY],
  ["steward.example.org:8443", FOR_OTHERS],
  ["any.example", { NEXTAUTH_URL: undefined, listensOnLoopback: false }],
])("%s is a name of ours", (host, names) => {
  expect(isOurHost(host, names)).toBe(true);
});

test.each([
  ["evil.example:3000", AT_HOME],
  ["127.0.0.1.evil.example", AT_HOME],
  ["", AT_HOME],
  ["evil.example", BEHIND_A_PROXY],
  ["steward.example.org.evil.example", BEHIND_A_PROXY],
  ["127.0.0.1:8443", FOR_OTHERS],
  ["steward.example.org", FOR_OTHERS],
])("%s is not", (host, names) => {
  expect(isOurHost(host, names)).toBe(false);
});
