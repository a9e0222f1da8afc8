import fc from "fast-check";
import { expect, test } from "vitest";
import { returnAddress } from "@/lib/domain/return-address";
import { rounds } from "@/tests/support/rounds";

const HERE = "https://steward.example";

test.each([
  [undefined, "/"],
  ["", "/"],
  ["/settings", "/settings"],
  ["/tasks?show=done#top", "/tasks?show=done"],
  [`${HERE}/settings`, "/settings"],
  ["settings", "/settings"],
  ["https:evil.example", "/evil.example"],
])("%s leads to our own %s", (wanted, path) => {
  expect(returnAddress(wanted, HERE)).toBe(HERE + path);
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "\n//evil.example",
  "https://evil.example",
  "https://steward.example.evil.example",
  "https://steward.example@evil.example",
  "https://steward.example:444/",
  "http://steward.example/",
  "javascript:alert(1)",
  "JAVASCRIPT:alert(1)",
  "data:text/html,x",
  "blob:https://steward.example/x",
])("%j leads home", (wanted) => {
  expect(returnAddress(wanted, HERE)).toBe(`${HERE}/`);
});

test("whatever is wanted, a browser that follows the answer stays here", () => {
  const hostile = fc.array(
    fc.constantFrom("/", "\\", "//", ":", "@", "evil.example", "https", "%2f", "\t", ".", "?", "#"),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        hostile.map((parts) => parts.join("")),
      ),
      (wanted) => {
        const address = returnAddress(wanted, HERE);
        return address.startsWith(`${HERE}/`) && new URL(address, "https://elsewhere.example").origin === HERE;
      },
    ),
    { numRuns: rounds(1000, 100_000) },
  );
});
