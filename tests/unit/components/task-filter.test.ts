import { expect, test } from "vitest";
import { newTask } from "@/components/tasks/new-task";
import { belongs, readTaskFilter, taskQuery, writeTaskFilter } from "@/components/tasks/task-filter";

test.each(["", "?show=bin", "?show=all&priority=high&due=week&search=a%26b"])(
  "the address %s says the same when it is read and written again",
  (address) => expect(writeTaskFilter(readTaskFilter(new URLSearchParams(address)))).toBe(address),
);

test("what an address says wrongly counts as unsaid", () => {
  const filter = readTaskFilter(new URLSearchParams("show=secrets&priority=1&due=never"));
  expect(filter).toEqual({ show: "open", priority: undefined, due: undefined, search: "" });
});

test("spans of days are asked for with both ends outside of them", () => {
  const ask = (due: string) => taskQuery(readTaskFilter(new URLSearchParams({ due })), "2026-02-28");
  expect(ask("overdue")).toEqual({ status: "pending", due_before: "2026-02-28" });
  expect(ask("today")).toEqual({ status: "pending", due_after: "2026-02-27", due_before: "2026-03-01" });
  expect(ask("upcoming")).toEqual({ status: "pending", due_after: "2026-02-28" });
  expect(ask("none")).toEqual({ status: "pending", has_due: "false" });
  expect(ask("week")).toEqual({ status: "pending", due_after: "2026-02-27", due_before: "2026-03-08" });
});

test("a task that changes elsewhere stays only where its date belongs", () => {
  const isIn = (due: string, due_on: string | null) =>
    belongs({ ...newTask("Buy milk"), due_on }, readTaskFilter(new URLSearchParams({ due })), "2026-02-28");
  const days = [null, "2026-02-27", "2026-02-28", "2026-03-01", "2026-03-08"];
  const kept = (due: string) => days.filter((day) => isIn(due, day));
  expect(kept("none")).toEqual([null]);
  expect(kept("overdue")).toEqual(["2026-02-27"]);
  expect(kept("today")).toEqual(["2026-02-28"]);
  expect(kept("week")).toEqual(["2026-02-28", "2026-03-01"]);
  expect(kept("upcoming")).toEqual(["2026-03-01", "2026-03-08"]);
});
