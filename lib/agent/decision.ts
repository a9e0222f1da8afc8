import type { ErrorCode } from "@/lib/domain/error-codes";
import type { ClassificationMethod } from "@/lib/domain/invocation";

/** Who decided what a message asks for, and why: shown under "Why?" and kept in the audit. */
export interface Decision {
  intent: string;
  confidence: number;
  method: ClassificationMethod;
  reasoning: string;
  /** A question to the person, with ready-made answers. */
  clarification: { question: string; options: { label: string; message: string }[] } | null;
  /** Set when what was asked for could not be done, or not yet: it could be about one of several tasks. */
  errorCode: ErrorCode | null;
}

/** A model tells the turn what it decided before it says a word or calls a tool. */
export type OnDecision = (decision: Decision) => void;
