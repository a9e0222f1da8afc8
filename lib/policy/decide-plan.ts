import type { ErrorCode } from "@/lib/domain/error-codes";

export interface PlanFacts {
  effect: "read" | "write" | "destroy";
  /** A token without this scope may look, not touch. */
  mayWrite: boolean;
  /** Whether it does anything at all: changes a row, puts a question, takes a record back. */
  writes: boolean;
  /** Whether a task that was on the list lies in the bin afterwards. */
  bins: boolean;
  /** The person takes back something of theirs, by button or in their own words. */
  isOwnUndo: boolean;
  /** All that it bins was added in this very turn: nothing is lost that was there before. */
  binsOnlyNew: boolean;
}

export type PlanDecision = { kind: "run" } | { kind: "confirm" } | { kind: "deny"; code: ErrorCode; reason: string };

/**
 * May this plan be carried out? It is judged by what it does: a tool's declared effect is a promise, and a promise that
 * is not kept must not cost anybody a task.
 */
export function decidePlan(facts: PlanFacts): PlanDecision {
  if (!facts.writes) return { kind: "run" };
  if (!facts.mayWrite) return { kind: "deny", code: "FORBIDDEN", reason: "This token may only read." };
  if (facts.bins && !facts.isOwnUndo && !facts.binsOnlyNew) return { kind: "confirm" };
  if (facts.effect === "read") return { kind: "deny", code: "FORBIDDEN", reason: "A tool that reads changes nothing." };
  return { kind: "run" };
}
