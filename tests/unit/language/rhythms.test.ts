import { describe, expect, it } from "vitest";
import { parseRecurrence } from "@/lib/domain/parse-recurrence";
import { understand } from "@/lib/language/understand";
import type { PlanStep } from "@/lib/language/understanding";
import { repeats } from "@/tests/unit/language/sentences/repeats";

const context = { now: new Date("2026-02-02T10:00:00Z"), timeZone: "UTC" };

const rulesIn = (plan: readonly PlanStep[]): string[] =>
  plan.flatMap((step) => {
    if (step.tool === "add_task") return step.recurrence?.rule ?? [];
    return step.tool === "update_task" ? (step.changes.recurrence?.rule ?? []) : [];
  });

describe("a rhythm that a task cannot have", () => {
  it.each([
    "add drink water every hour",
    "add blink every 10 seconds to my list",
    "create a task to check the oven every 20 minutes",
    "make task 3 repeat every hour",
    "remind me every 36 hours to water the orchid",
    "remind me every second to breathe",
    "add sharpen the knives every 5000 days",
    "add swim twice a week",
    "remind me three times a day to drink water",
  ])("%s is heard, left out of the plan, and asked about", (says) => {
    const { missing, plan, recurrence } = understand(says, context);
    expect(recurrence).not.toBeNull();
    expect(missing).toBe("rhythm");
    expect(rulesIn(plan)).toEqual([]);
  });

  it("is one of the reminder when it is shorter than a day", () => {
    const { missing, plan } = understand("remind me every 2 hours to stretch", context);
    expect(missing).toBeNull();
    expect(plan[1]).toMatchObject({ tool: "schedule_reminder", repeat: { intervalMinutes: 120, count: null } });
  });

  it.each([
    ["every hour starting at 3pm", "2026-02-02T15:00:00.000Z"],
    ["every 30 minutes, 4 times, starting tomorrow at 9", "2026-02-03T09:00:00.000Z"],
    ["every 2 hours from 10am tomorrow", "2026-02-03T10:00:00.000Z"],
    ["every 2 hours tomorrow until 6pm", "2026-02-03T09:00:00.000Z"],
  ])("remind me to stretch %s begins when it was said to", (says, first) => {
    const { recurrence } = understand(`remind me to stretch ${says}`, context);
    expect(recurrence?.first.remindAt).toBe(first);
  });

  it("is asked about for a reminder on a task that is there already", () => {
    expect(understand("remind me about task 3 every monday", context).missing).toBe("rhythm");
    expect(understand("remind me about task 3 every 30 minutes", context).missing).toBeNull();
  });
});

describe("a rhythm that a task can have", () => {
  const isWithinDay = (rule: string) => /HOURLY|MINUTELY|SECONDLY|BYHOUR=\d+,/.test(rule);

  it.each(repeats.filter(([, rule]) => !isWithinDay(rule)))("%s is one the gate takes", (says) => {
    const { missing, plan } = understand(`add sweep ${says}`, context);
    expect(missing).toBeNull();
    for (const rule of rulesIn(plan)) expect(parseRecurrence(rule)).toBe(rule);
  });
});
