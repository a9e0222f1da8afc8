import { expect, test } from "vitest";
import { storableJson } from "@/lib/domain/storable-json";

test("what PostgreSQL cannot hold goes, in names and values alike; the rest stays", () => {
  const asked = { "na\u0000me": ["a\u0000b", "\ud800 half", "👍", 1, null, true], none: undefined };
  expect(storableJson(asked)).toEqual({ name: ["ab", "\ufffd half", "👍", 1, null, true] });
});

test("what is nested deeper than anybody means is cut off, and does not exhaust the stack", () => {
  const deep = JSON.parse(`{"a":${'[{"a":'.repeat(20_000)}1${"}]".repeat(20_000)}}`);
  expect(JSON.stringify(storableJson(deep)).length).toBeLessThan(1000);
  const usual = { a: [[[[{ b: [[1]] }]]]] };
  expect(storableJson(usual)).toEqual(usual);
});
