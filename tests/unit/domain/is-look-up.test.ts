import { expect, test } from "vitest";
import { isLookUp } from "@/lib/domain/is-look-up";

test.each([
  ["a search on the way to a task", { status: "pending", search: "milk", limit: 20 }, true],
  ["reading a shelf through", { status: "all", bin: false, limit: 100 }, true],
  ["reading the bin through", { status: "all", bin: true, limit: 100 }, true],
  ["a list", { status: "pending" }, false],
  ["a search that was asked for", { status: "all", search: "milk" }, false],
  ["the bin as it was asked for", { status: "all", bin: true }, false],
  ["the one to begin with", { status: "pending", limit: 1 }, false],
  ["a model's list", { limit: 100 }, false],
])("%s", (_, input, expected) => {
  expect(isLookUp("list_tasks", input)).toBe(expected);
});

test("of reminders there is none", () => {
  expect(isLookUp("list_reminders", { search: "milk", limit: 20 })).toBe(false);
});
