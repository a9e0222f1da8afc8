import type { ClassificationMethod } from "@/lib/domain/invocation";

export interface UndoFacts {
  toolName: string;
  /** Whether one change is named, instead of taking the last. */
  namesRecord: boolean;
  byToken: boolean;
  classificationMethod: ClassificationMethod;
  /** The person's own message reads as a wish to take something back. */
  asksToUndo: boolean;
  /** Changes already made in this turn. */
  writesInTurn: number;
}

/**
 * Does the person themselves take something back? By a button they do, and where the rules read it out of their words. A
 * model does it for them only where their message says so, once, and without choosing what: it may have read a title
 * that told it to. A program never does.
 */
export function isOwnUndo(facts: UndoFacts): boolean {
  if (facts.toolName !== "undo" || facts.byToken) return false;
  if (facts.classificationMethod !== "LLM_FALLBACK") return true;
  return facts.asksToUndo && !facts.namesRecord && facts.writesInTurn === 0;
}
