import { describe, expect, it, test } from "vitest";
import { quoteTitle, shortTitle } from "@/lib/domain/quote-title";
import { HOSTILE_TITLES, isPlainlySeen } from "@/tests/support/hostile-titles";

describe("a title in a sentence of ours", () => {
  it.each([
    ["Buy milk", "'Buy milk'", "“Buy milk”"],
    ["Mum's birthday", "'Mum's birthday'", "“Mum's birthday”"],
    ["Mum’s birthday", "'Mum’s birthday'", "“Mum’s birthday”"],
    ['Read "Dune"', `'Read "Dune"'`, '‘Read "Dune"’'],
    ["Read 'Dune'", `"Read 'Dune'"`, "“Read 'Dune'”"],
    ["The dogs' food", `"The dogs' food"`, "“The dogs' food”"],
    [`Read 'Dune', the "book"`, `'Read ⟨U+0027⟩Dune⟨U+0027⟩, the "book"'`, "“Read 'Dune', the ⟨U+0022⟩book⟨U+0022⟩”"],
    ["חלב 12", "'\u2068חלב 12\u2069'", "“\u2068חלב 12\u2069”"],
  ])("%j", (title, plain, page) => {
    expect(quoteTitle(title)).toBe(plain);
    expect(quoteTitle(title, "page")).toBe(page);
  });
});

const KINDS = [/^'.*'$/, /^".*"$/, /^“.*”$/, /^‘.*’$/];
const ENDINGS = [/['‘’´＇]/, /["“”″]/, /["“”″]/, /['‘’´＇]/];

describe.each(Object.entries(HOSTILE_TITLES))("a title with %s", (_, title) => {
  test.each(["plain", "page"] as const)("ends where its quotation marks do (%s)", (place) => {
    const quoted = quoteTitle(title, place);
    const kind = KINDS.findIndex((pattern) => pattern.test(quoted));
    expect(kind).toBeGreaterThanOrEqual(0);
    expect(quoted.slice(1, -1)).not.toMatch(ENDINGS[kind] ?? /./);
    expect(isPlainlySeen(quoted)).toBe(true);
  });

  test("is short, and all of it is seen", () => {
    const shown = shortTitle(title);
    expect([...shown].length).toBeLessThanOrEqual(82);
    expect(isPlainlySeen(shown)).toBe(true);
  });
});
