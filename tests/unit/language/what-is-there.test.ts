import { describe, expect, it } from "vitest";
import { understand } from "@/lib/language/understand";
import { ACT_AT } from "@/lib/language/understanding";
import { aboutIt, ifCalledSo, mistakes, neverMade, undoing } from "@/tests/unit/language/sentences/what-is-there";
import { summarisePlan } from "@/tests/unit/language/support/summarise-plan";

const context = { now: new Date("2026-02-02T10:00:00Z"), timeZone: "UTC" };

describe("what is said of something that is there", () => {
  it.each(ifCalledSo)("%s → %s, if a task is called so", (says, plan) => {
    const understood = understand(says, context);
    expect(understood.intent).toBe("GENERAL_CHAT");
    expect(understood.confidence).toBeLessThan(ACT_AT);
    expect(summarisePlan(understood.plan)).toBe(plan);
  });

  it.each(aboutIt)("%s → %s, of the one spoken of", (says, plan) => {
    const understood = understand(says, { ...context, mentioned: 1 });
    expect(summarisePlan(understood.plan)).toBe(plan);
    expect(understood.confidence).toBeGreaterThanOrEqual(ACT_AT);
  });

  it.each(neverMade)("%s makes no task", (says) => {
    const { plan, confidence } = understand(says, context);
    expect(confidence >= ACT_AT && plan.some(({ tool }) => tool === "add_task")).toBe(false);
  });

  it("is left out of the name of what is made on purpose", () => {
    expect(summarisePlan(understand("add mow lawn on sunday instead", context).plan)).toBe(
      'add "mow lawn", due 2026-02-08',
    );
  });
});

describe("what to be reminded of", () => {
  const perhaps = (says: string) => {
    const [step] = understand(says, context).plan;
    return step?.tool === "add_task" ? (step.perhaps ?? null) : undefined;
  };

  it.each([
    ["remind me about the dry cleaning at 5", "dry cleaning"],
    ["remind me of my dry cleaning at 5", "dry cleaning"],
    ["remind me at 5 about that dry cleaning", "dry cleaning"],
    ["remind me about dry cleaning at 5", "dry cleaning"],
    ["remind me about the dry cleaning task at 5", "dry cleaning"],
    ["set a reminder for the dry cleaning at 5", "dry cleaning"],
    ["remind me the day before at 6pm about the exam on Friday", "exam"],
  ])("%s may be there by the words '%s'", (says, title) => {
    expect(perhaps(says)).toEqual({ title, isWhole: false });
  });

  it.each([
    ["remind me to call mom at 5", "call mom"],
    ["set a reminder to call mom at 5", "call mom"],
    ["remind me to call mom about the party at 5", "call mom about the party"],
  ])("%s may be there as '%s' and nothing else", (says, title) => {
    expect(perhaps(says)).toEqual({ title, isWhole: true });
  });

  it.each([
    "add call mom tomorrow at 5 and remind me an hour before",
    "I have to email Peter tomorrow at 4, remind me at 3",
    "add a task about the dry cleaning",
    "remind me about the plants every Monday",
    "remind me about the rent at 5, it's urgent",
  ])("%s is new, whatever is there", (says) => {
    expect(perhaps(says)).toBeNull();
  });
});

describe("what was a mistake", () => {
  it.each(undoing)("%s is undone", (says) => {
    expect(understand(says, context)).toMatchObject({ intent: "UNDO", plan: [{ tool: "undo", redo: false }] });
    expect(understand(says, context).confidence).toBeGreaterThanOrEqual(ACT_AT);
  });

  it.each(mistakes)("%s is undone right after a change, and chat elsewhere", (says) => {
    expect(understand(says, { ...context, hasChanged: true }).intent).toBe("UNDO");
    expect(understand(says, context).intent).toBe("GENERAL_CHAT");
  });
});
