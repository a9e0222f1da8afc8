import { expect, test } from "vitest";
import { isOwnUndo, type UndoFacts } from "@/lib/policy/is-own-undo";

const byModel: UndoFacts = {
  toolName: "undo",
  namesRecord: false,
  byToken: false,
  classificationMethod: "LLM_FALLBACK",
  asksToUndo: true,
  writesInTurn: 0,
};
const own = (changed: Partial<UndoFacts>) => isOwnUndo({ ...byModel, ...changed });

test("a button and the rules act for the person", () => {
  expect(own({ classificationMethod: "DIRECT", namesRecord: true, asksToUndo: false })).toBe(true);
  expect(own({ classificationMethod: "RULE_BASED", asksToUndo: false, writesInTurn: 3 })).toBe(true);
});

test("a model does where the message says so: once, and the last change", () => {
  expect(own({})).toBe(true);
  expect(own({ asksToUndo: false })).toBe(false);
  expect(own({ namesRecord: true })).toBe(false);
  expect(own({ writesInTurn: 1 })).toBe(false);
});

test("a program never does, whatever was said to it", () => {
  for (const classificationMethod of ["DIRECT", "RULE_BASED", "LLM_FALLBACK"] as const)
    expect(own({ byToken: true, classificationMethod })).toBe(false);
});

test("no other tool takes back", () => {
  expect(own({ toolName: "update_task", classificationMethod: "DIRECT" })).toBe(false);
});
