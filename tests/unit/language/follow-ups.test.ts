import { describe, expect, it } from "vitest";
import { understand } from "@/lib/language/understand";
import { ACT_AT } from "@/lib/language/understanding";
import {
  aboutTheHour,
  aboutTheList,
  aboutTheReminder,
  aboutTheReminders,
  aboutTheTask,
  besideThePoint,
  meaninglessAlone,
  nothingMore,
  oneMoreTask,
} from "@/tests/unit/language/sentences/following-up";
import { summarisePlan } from "@/tests/unit/language/support/summarise-plan";

const alone = { now: new Date("2026-02-02T10:00:00Z"), timeZone: "UTC" };
const afterTask = { ...alone, mentioned: 1 };
const afterReminder = { ...alone, mentioned: 1, hasReminder: true };
const afterList = { ...alone, mentioned: 3, lastShown: 3 };
const afterReminders = { ...alone, hasReminder: true, lastShown: 4, shows: "reminders" as const };
const afterAdding = { ...afterTask, isAdding: true };
const SURE = 0.8;

describe.each([
  ["a task", afterTask, aboutTheTask],
  ["a reminder", afterReminder, aboutTheReminder],
  ["a list of three", afterList, aboutTheList],
  ["a new task", afterAdding, oneMoreTask],
  ["a task with an hour", { ...afterTask, hasTime: true }, aboutTheHour],
  ["a list of reminders", afterReminders, aboutTheReminders],
] as const)("after %s was spoken of", (_, context, rows) => {
  it.each(rows)("%s → %s", (says, intent, plan) => {
    const understood = understand(says, context);
    expect([understood.intent, summarisePlan(understood.plan)]).toEqual([intent, plan]);
    expect(understood.confidence).toBeGreaterThanOrEqual(SURE);
  });

  it("what about Friday? changes nothing: at most that day is shown", () => {
    expect(["LIST_TASKS", "GENERAL_CHAT"]).toContain(understand("what about Friday?", context).intent);
  });

  it.each(besideThePoint)("%s leads to no action", (says) => {
    const { intent, confidence } = understand(says, context);
    expect(intent === "GENERAL_CHAT" || confidence < ACT_AT).toBe(true);
  });
});

describe("after a task was made", () => {
  it.each(nothingMore)("%s makes no other", (says) => {
    expect(understand(says, afterAdding).intent).not.toBe("CREATE_TASK");
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

  it.each([
    ["make it friday", true],
    ["actually make it Friday at 3pm", true],
    ["no, Friday morning", true],
    ["move it from thursday to friday", true],
    ["make it this friday", false],
    ["make it next friday", false],
    ["make it the coming friday", false],
    ["make it friday next week", false],
    ["make it friday the 6th", false],
    ["make it friday 6 february", false],
    ["make it tomorrow", false],
    ["make it 5pm", false],
  ])("%s leaves open in which week: %s", (says, isBareWeekday) => {
    expect(understand(says, afterTask).plan[0]).toMatchObject({ changes: { due: { isBareWeekday } } });
  });
});
