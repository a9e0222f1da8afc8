import type { ErrorCode } from "@/lib/domain/error-codes";
import type { ClassificationMethod } from "@/lib/domain/invocation";
import { LIMITS } from "@/lib/domain/limits";

export interface CallFacts {
  effect: "read" | "write" | "destroy";
  classificationMethod: ClassificationMethod;
  /** A token without this scope may look, not touch. */
  mayWrite: boolean;
  /** Changes already made in this turn. */
  writesInTurn: number;
  /** A card of this turn is open: nothing but more of the same question may follow. */
  confirmationOpen: boolean;
}

export type CallDecision = { kind: "run" } | { kind: "deny"; code: ErrorCode; reason: string };

/**
 * May this call be planned at all? What the plan then does is judged by itself (`decidePlan`). Pure, so that every
 * combination can be tested; the gate acts on the answer.
 */
export function decideCall(facts: CallFacts): CallDecision {
  if (facts.effect === "read") return { kind: "run" };
  if (!facts.mayWrite) return { kind: "deny", code: "FORBIDDEN", reason: "This token may only read." };
  const byModel = facts.classificationMethod === "LLM_FALLBACK";
  if (byModel && facts.writesInTurn >= LIMITS.modelWritesPerTurn) {
    return { kind: "deny", code: "FORBIDDEN", reason: `At most ${LIMITS.modelWritesPerTurn} changes in one turn.` };
  }
  if (byModel && facts.confirmationOpen && facts.effect !== "destroy") {
    return { kind: "deny", code: "CONFIRMATION_REQUIRED", reason: "Waiting for the person's answer." };
  }
  return { kind: "run" };
}
