import type { Change } from "@/lib/domain/change";
import type { ErrorCode } from "@/lib/domain/error-codes";

export type InvocationSource = "chat" | "ui" | "mcp" | "api" | "system";

/** Who did the thinking: our rules, a model, or nobody because the person pressed a button or a program called. */
export type ClassificationMethod = "RULE_BASED" | "LLM_FALLBACK" | "DIRECT";

/** Plain JSON, as it travels through audit columns and APIs. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** One line of the audit: what was asked, by whom, why, and what became of it. */
export interface Invocation {
  id: string;
  userId: string;
  conversationId: string | null;
  messageId: string | null;
  source: InvocationSource;
  tokenId: string | null;
  sequence: number;
  toolName: string;
  parameters: JsonObject;
  intentClassification: string | null;
  confidence: number | null;
  classificationMethod: ClassificationMethod;
  reasoning: string | null;
  result: JsonObject | null;
  success: boolean;
  errorCode: ErrorCode | null;
  errorMessage: string | null;
  changes: Change[];
  undoneAt: string | null;
  idempotencyKey: string;
  invokedAt: string;
  durationMs: number;
}
