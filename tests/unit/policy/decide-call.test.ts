// Never run again: consent. It decides what may be done unasked.
import { describe, expect, test } from "vitest";
import { type CallFacts, decideCall } from "@/lib/policy/decide-call";

const facts: CallFacts = {
  effect: "write",
  classificationMethod: "DIRECT",
  mayWrite: true,
  writesInTurn: 0,
  confirmationOpen: false,
};
const model = { classificationMethod: "LLM_FALLBACK" } as const;
const decide = (changed: Partial<CallFacts>) => decideCall({ ...facts, ...changed });

describe("deciding a call", () => {
  test("reading is always allowed", () => {
    expect(decide({ ...model, effect: "read", mayWrite: false, writesInTurn: 99, confirmationOpen: true })).toEqual({
      kind: "run",
    });
  });

  test("a token that may only read changes and asks nothing", () => {
    for (const effect of ["write", "destroy"] as const)
      expect(decide({ effect, mayWrite: false })).toMatchObject({ code: "FORBIDDEN" });
  });

  test("more may be asked for while a question is open, by whomever", () => {
    for (const classificationMethod of ["DIRECT", "RULE_BASED", "LLM_FALLBACK"] as const) {
      expect(decide({ effect: "destroy", classificationMethod, confirmationOpen: true })).toEqual({ kind: "run" });
    }
  });

  test("a model makes ten changes in a turn, not eleven; the person as many as they like", () => {
    expect(decide({ ...model, writesInTurn: 9 })).toEqual({ kind: "run" });
    for (const effect of ["write", "destroy"] as const) {
      expect(decide({ ...model, effect, writesInTurn: 10 })).toMatchObject({ kind: "deny", code: "FORBIDDEN" });
    }
    expect(decide({ writesInTurn: 500 })).toEqual({ kind: "run" });
  });

  test("a model changes nothing while the person is being asked", () => {
    expect(decide({ ...model, confirmationOpen: true })).toMatchObject({ kind: "deny", code: "CONFIRMATION_REQUIRED" });
    expect(decide({ confirmationOpen: true })).toEqual({ kind: "run" });
  });
});
