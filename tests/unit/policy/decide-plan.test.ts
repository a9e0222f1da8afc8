import { describe, expect, test } from "vitest";
import { decidePlan, type PlanFacts } from "@/lib/policy/decide-plan";

const facts: PlanFacts = {
  effect: "write",
  mayWrite: true,
  writes: true,
  bins: false,
  isOwnUndo: false,
  binsOnlyNew: false,
};
const decide = (changed: Partial<PlanFacts>) => decidePlan({ ...facts, ...changed }).kind;
const EFFECTS = ["read", "write", "destroy"] as const;

describe("deciding a plan", () => {
  test.each(EFFECTS)("what would bin a task is a question, though its tool declares %s", (effect) => {
    expect(decide({ effect, bins: true })).toBe("confirm");
  });

  test("the person takes back what is theirs, and anybody what they have only just added", () => {
    expect(decide({ bins: true, isOwnUndo: true })).toBe("run");
    expect(decide({ bins: true, binsOnlyNew: true })).toBe("run");
  });

  test("what is no deletion is carried out", () => {
    expect(decide({})).toBe("run");
    expect(decide({ effect: "destroy" })).toBe("run");
  });

  test("a tool that declares to read does nothing else", () => {
    expect(decide({ effect: "read" })).toBe("deny");
    expect(decide({ effect: "read", writes: false })).toBe("run");
  });

  test.each(EFFECTS)("who may only read neither changes nor asks, though the tool declares %s", (effect) => {
    expect(decide({ effect, mayWrite: false })).toBe("deny");
    expect(decide({ effect, mayWrite: false, bins: true, isOwnUndo: true })).toBe("deny");
    expect(decide({ effect, mayWrite: false, writes: false })).toBe("run");
  });
});
