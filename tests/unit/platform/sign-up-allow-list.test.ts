import { expect, test } from "vitest";
import { readConfiguration } from "@/lib/platform/configuration";

const listed = (SIGN_UP_ALLOW?: string) => [...readConfiguration({ SIGN_UP_ALLOW }).SIGN_UP_ALLOW];

test.each([
  [undefined, []],
  ["", []],
  [" , ,\n", []],
  ["@Example.org", ["@example.org"]],
  [" ann@example.org,bob@example.org ", ["ann@example.org", "bob@example.org"]],
  [
    "ann@example.org bob@example.org\tgithub:Ann_corp\n@a.example,,",
    ["ann@example.org", "bob@example.org", "github:ann_corp", "@a.example"],
  ],
  ["GITHUB:ann github:ANN", ["github:ann"]],
])("%j allows %j", (text, expected) => {
  expect(listed(text)).toEqual(expected);
});

test.each([
  "example.org",
  "ann",
  "*",
  "@",
  "@*.example.org",
  "@.example.org",
  "@example",
  "ann@",
  "ann@bob@example.org",
  "@a@example.org",
  "ann@example.org;bob@example.org",
  "github:",
  "github:@ann",
  "github:ann@example.org",
  "github:a/b",
  "google:ann",
  "@\u0435xample.org",
  "@b\u00FCcher.example",
  "github:\u212Aim",
])("%s is refused by name", (entry) => {
  expect(() => listed(`fine@example.org, ${entry}`)).toThrow(
    `SIGN_UP_ALLOW cannot use "${entry}": write @example.org for a whole domain, ann@example.org or github:ann.`,
  );
});

test("all that is wrong is said at once, and what is right is not", () => {
  expect(() => listed("one @example.org two")).toThrow(/"one".*"two"/);
  expect(() => listed("one @example.org two")).not.toThrow(/"@example.org"/);
});

test.each(["Open", "yes", "true", "open,closed"])("SIGN_UP=%s is refused by name", (SIGN_UP) => {
  expect(() => readConfiguration({ SIGN_UP })).toThrow(`SIGN_UP must be open or closed, not "${SIGN_UP}".`);
});

test("SIGN_UP is left to the providers when it is not set", () => {
  expect(["", undefined, "open", " closed "].map((SIGN_UP) => readConfiguration({ SIGN_UP }).SIGN_UP)).toEqual([
    undefined,
    undefined,
    "open",
    "closed",
  ]);
});
