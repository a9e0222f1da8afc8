import type { AgentResponse, TurnState } from "@/lib/domain/agent-response";
import type { ConfirmationOutcome } from "@/lib/domain/confirmation-outcome";
import { confirmationSentence } from "@/lib/domain/confirmation-words";
import { findRecord } from "@/lib/store/record-store";
import { toToolInvocationJson } from "@/lib/views/tool-invocation-json";

const STATES: Record<ConfirmationOutcome["status"], TurnState> = {
  deleted: "complete",
  kept: "complete",
  expired: "error",
  changed: "needs_confirmation",
};

const REASONS: Record<ConfirmationOutcome["status"], string> = {
  deleted: "The person confirmed on the card.",
  kept: "The person kept the tasks.",
  expired: "The card had expired.",
  changed: "A task was no longer as the card showed it.",
};

/** What became of a question, in the shape of every other answer. */
export async function confirmationResponse(
  userId: string,
  outcome: ConfirmationOutcome,
  began: number,
): Promise<AgentResponse> {
  const record = outcome.record_id === null ? null : await findRecord(userId, outcome.record_id);
  return {
    conversation_id: record?.conversationId ?? null,
    message_id: record?.messageId ?? null,
    response: confirmationSentence(outcome),
    state: STATES[outcome.status],
    tool_invocations: record ? [toToolInvocationJson(record)] : [],
    pending_action: outcome.pending_action,
    clarification: null,
    metadata: {
      intent: outcome.status === "kept" ? "CONFIRM_NO" : "CONFIRM_YES",
      confidence: 1,
      classification_method: "DIRECT",
      decision_type:
        outcome.status === "deleted"
          ? "EXECUTE_PENDING"
          : outcome.status === "changed"
            ? "REQUEST_CONFIRMATION"
            : "CANCEL_PENDING",
      reasoning: REASONS[outcome.status],
      processing_time_ms: Math.round(performance.now() - began),
    },
  };
}
