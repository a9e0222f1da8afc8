import { expect, it } from "vitest";
import { inflect } from "@/lib/language/vocabulary/inflect";
import { readTable } from "@/lib/language/vocabulary/read-table";
import { TRAITS } from "@/lib/language/vocabulary/traits";
import { VERBS } from "@/lib/language/vocabulary/verbs";
import { WORDS } from "@/lib/language/vocabulary/words";

const rowsOf = (table: string) => readTable(TRAITS, table);

const twice = (phrases: readonly string[]): string[] => phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at);

it("has one row for each verb, whatever stands between its parts", () => {
  expect(twice(rowsOf(VERBS).map(({ phrase }) => phrase.replace("~ ", "")))).toEqual([]);
});

it("has one row for each phrase", () => {
  expect(twice(rowsOf(WORDS).map(({ phrase }) => phrase))).toEqual([]);
});

it("names no spelling of a word twice in one row", () => {
  const slots = rowsOf(WORDS).flatMap(({ phrase }) => phrase.split(" "));
  expect(slots.filter((slot) => twice(slot.replace(/\?$/, "").split("|")).length > 0)).toEqual([]);
});

it("uses every trait that there is", () => {
  const used = new Set<string>([...rowsOf(VERBS), ...rowsOf(WORDS)].flatMap(({ traits }) => traits));
  expect(TRAITS.filter((trait) => !used.has(trait))).toEqual([]);
});

it("knows no other trait", () => {
  expect(() => rowsOf("  walk  dede")).toThrow("No trait of a word: dede");
});

it.each([
  ["bake", [], { ing: "baking", past: "baked", participle: "baked" }],
  ["buy", ["bought"], { ing: "buying", past: "bought", participle: "bought" }],
  ["write", ["wrote", "written"], { ing: "writing", past: "wrote", participle: "written" }],
  ["tidy", [], { ing: "tidying", past: "tidied", participle: "tidied" }],
  ["mop", [], { ing: "mopping", past: "mopped", participle: "mopped" }],
  ["mow", [], { ing: "mowing", past: "mowed", participle: "mowed" }],
  ["fix", [], { ing: "fixing", past: "fixed", participle: "fixed" }],
  ["visit", [], { ing: "visiting", past: "visited", participle: "visited" }],
  ["tie", [], { ing: "tying", past: "tied", participle: "tied" }],
])("%s is inflected", (verb, forms, expected) => {
  expect(inflect(verb, forms)).toEqual(expected);
});
