import type { ClassificationMethod, Invocation } from "@/lib/domain/invocation";

export interface UndoActor {
  tokenId: string | null;
  classificationMethod: ClassificationMethod;
  /** It is the person who takes something back, whoever carries it out for them. */
  isOwnUndo: boolean;
}

/** The person may take back anything of theirs; a model or a token only what it did itself. */
export function mayUndo(actor: UndoActor, record: Pick<Invocation, "tokenId" | "classificationMethod">): boolean {
  if (actor.tokenId !== null) return record.tokenId === actor.tokenId;
  if (actor.classificationMethod === "LLM_FALLBACK" && !actor.isOwnUndo)
    return record.classificationMethod === "LLM_FALLBACK";
  return true;
}
