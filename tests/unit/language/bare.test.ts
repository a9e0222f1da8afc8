import { describe, expect, it } from "vitest";
import { understand } from "@/lib/language/understand";
import { ACT_AT, type NewTask } from "@/lib/language/understanding";
import { whatAdds } from "@/tests/unit/language/sentences/what-adds";
import { whatAddsNothing } from "@/tests/unit/language/sentences/what-adds-nothing";

const context = { now: new Date("2026-02-02T10:00:00Z"), timeZone: "UTC", world: { tasks: [] } };

/** The rule without the hours of the day, which are the due time's. */
const daysOf = (rule: string): string =>
  rule
    .split(";")
    .filter((part) => !/^BY(?:HOUR|MINUTE)=/.test(part))
    .join(";");

function whenOf({ due, recurrence }: NewTask): string | null {
  if (recurrence) return daysOf(recurrence.rule);
  return due && (due.grain === "day" ? due.start.slice(0, 10) : due.start.slice(0, 16));
}

describe("a thing or a deed, and nothing else", () => {
  it.each(whatAdds)("%s adds '%s' (%s)", (says, title, when) => {
    const { intent, confidence, plan } = understand(says, context);
    expect({ intent, isSure: confidence >= ACT_AT }).toEqual({ intent: "CREATE_TASK", isSure: true });
    const made = plan.flatMap((step) => (step.tool === "add_task" ? [[step.title?.toLowerCase(), whenOf(step)]] : []));
    expect(made).toEqual([[title.toLowerCase(), when]]);
  });
});

describe("anything else", () => {
  it.each(whatAddsNothing)("%s adds nothing", (says) => {
    const { confidence, plan } = understand(says, context);
    expect(confidence >= ACT_AT && plan.some(({ tool }) => tool === "add_task")).toBe(false);
  });
});
