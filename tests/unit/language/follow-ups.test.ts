import { describe, expect, it } from "vitest";
import { understand } from "@/lib/language/understand";
import { ACT_AT } from "@/lib/language/understanding";
import {
  aboutTheList,
  aboutTheReminder,
  aboutTheTask,
  besideThePoint,
  meaninglessAlone,
} from "@/tests/unit/language/sentences/following-up";
import { summarisePlan } from "@/tests/unit/language/support/summarise-plan";

const alone = { now: new Date("2026-02-02T10:00:00Z"), timeZone: "UTC" };
const afterTask = { ...alone, mentioned: 1 };
const afterReminder = { ...alone, mentioned: 1, hasReminder: true };
const afterList = { ...alone, mentioned: 3, lastShown: 3 };
const SURE = 0.8;

describe.each([
  ["a task", afterTask, aboutTheTask],
  ["a reminder", afterReminder, aboutTheReminder],
  ["a list of three", afterList, aboutTheList],
] as const)("after %s was spoken of", (_, context, rows) => {
  it.each(rows)("%s → %s", (says, intent, plan) => {
    const understood = understand(says, context);
    expect([understood.intent, summarisePlan(understood.plan)]).toEqual([intent, plan]);
    expect(understood.confidence).toBeGreaterThanOrEqual(SURE);
  });

  it.each(besideThePoint)("%s leads to no action", (says) => {
    const { intent, confidence } = understand(says, context);
    expect(intent === "GENERAL_CHAT" || confidence < ACT_AT).toBe(true);
  });
});

describe("when nothing was spoken of", () => {
  it.each(meaninglessAlone)("%s leads to no action", (says) => {
    const { intent, confidence } = understand(says, alone);
    expect(intent === "GENERAL_CHAT" || confidence < ACT_AT).toBe(true);
  });

  it("only a reminder is snoozed, and no task is called '10 minutes'", () => {
    const { intent, plan } = understand("snooze 10 minutes", alone);
    expect([intent, summarisePlan(plan)]).toEqual(["CHANGE_REMINDER", "move reminder it to 2026-02-02T10:10:00.000Z"]);
  });
});

describe("a value alone", () => {
  it("says nothing when several tasks were spoken of", () => {
    expect(understand("due tomorrow", afterList).intent).toBe("GENERAL_CHAT");
    expect(understand("not urgent", afterList).intent).toBe("GENERAL_CHAT");
  });

  it("keeps apart a time and a time with its day", () => {
    const dueOf = (says: string) => understand(says, afterTask).plan[0];
    expect(dueOf("make it 5pm")).toMatchObject({ changes: { due: { isTimeOnly: true } } });
    expect(dueOf("make it tomorrow at 5pm")).toMatchObject({ changes: { due: { isTimeOnly: false } } });
    expect(dueOf("make it friday")).toMatchObject({ changes: { due: { isTimeOnly: false } } });
  });
});
