import { expect, it } from "vitest";
import { inWeekOf } from "@/lib/agent/rules/in-week-of";
import { understand } from "@/lib/language/understand";

/** Wednesday, ten o'clock in Berlin. */
const here = { now: new Date("2026-03-18T09:00:00Z"), timeZone: "Europe/Berlin" };

/** What a task is due at when it is moved to what is said, and was set for these days. */
function movedTo(said: string, ...days: (string | null)[]): string | undefined {
  const [step] = understand(`move task 1 to ${said}`, here).plan;
  const due = step?.tool === "update_task" ? step.changes.due : null;
  return due ? inWeekOf(due, days, here.timeZone).due : undefined;
}

it.each([
  ["Thursday", "2026-03-27", "2026-03-26"],
  ["Monday", "2026-03-27", "2026-03-23"],
  ["Sunday", "2026-03-23", "2026-03-29"],
  ["Wednesday", "2026-03-27", "2026-03-25"],
  ["Friday", "2026-04-07", "2026-04-10"],
  // The clocks go forward on the Sunday before; the hour stays.
  ["Tuesday at 3pm", "2026-04-03", "2026-03-31T13:00:00.000Z"],
  ["Thursday at 3pm", "2026-03-27", "2026-03-26T14:00:00.000Z"],
  ["thursday morning", "2026-03-27", "2026-03-26"],
])("%s, of what is due on %s, is in the week of that day", (said, day, due) => {
  expect(movedTo(said, day)).toBe(due);
});

it.each([
  ["Monday", "2026-03-20", "2026-03-23"],
  ["Thursday", "2026-03-20", "2026-03-19"],
  ["Thursday", "2026-03-18", "2026-03-19"],
  ["Wednesday", "2026-03-20", "2026-03-25"],
  ["Friday", "2026-03-02", "2026-03-20"],
  ["Friday", null, "2026-03-20"],
])("%s, of what is due on %s, is the first that comes when that week is over or is none", (said, day, due) => {
  expect(movedTo(said, day)).toBe(due);
});

it.each([
  ["this Thursday", "2026-03-19"],
  ["this coming Thursday", "2026-03-19"],
  ["next Thursday", "2026-03-26"],
  ["Thursday next week", "2026-03-26"],
  ["Thursday the 19th", "2026-03-19"],
  ["Thursday 19 March", "2026-03-19"],
  ["Thursday in two weeks", "2026-04-02"],
  ["the day before Friday", "2026-03-19"],
  ["tomorrow", "2026-03-19"],
])("%s says which week it is, whatever is set", (said, due) => {
  expect(movedTo(said, "2026-04-24")).toBe(due);
});

it("takes several to one day, of their own week only when they share it", () => {
  expect(movedTo("Thursday", "2026-03-25", "2026-03-27")).toBe("2026-03-26");
  expect(movedTo("Thursday", "2026-03-20", "2026-03-27")).toBe("2026-03-19");
  expect(movedTo("Thursday", null, "2026-03-27")).toBe("2026-03-19");
});
