import type { ClassificationMethod, JsonObject } from "@/lib/domain/invocation";
import type { PendingActionJson } from "@/lib/domain/pending-action-json";

export type TurnState = "complete" | "needs_clarification" | "needs_confirmation" | "error";

export type DecisionType =
  | "INVOKE_TOOL"
  | "RESPOND_ONLY"
  | "ASK_CLARIFICATION"
  | "REQUEST_CONFIRMATION"
  | "EXECUTE_PENDING"
  | "CANCEL_PENDING";

/** How Steward answers a program: words, what was done, and why. */
export interface AgentResponse {
  conversation_id: string | null;
  message_id: string | null;
  response: string;
  state: TurnState;
  tool_invocations: ToolInvocationJson[];
  pending_action: PendingActionJson | null;
  clarification: { question: string; options: { label: string; message: string }[] } | null;
  metadata: {
    intent: string;
    confidence: number;
    classification_method: ClassificationMethod;
    decision_type: DecisionType;
    reasoning: string;
    error_type?: string;
    processing_time_ms: number;
  };
}

export interface ToolInvocationJson {
  sequence: number;
  tool_name: string;
  parameters: JsonObject;
  result: JsonObject | null;
  success: boolean;
  error: string | null;
  duration_ms: number;
}
