import { z } from "zod";
import type { AgentResponse, TurnState } from "@/lib/domain/agent-response";
import { readChatData } from "@/lib/domain/chat-data";
import { ERROR_STATUS, type ErrorCode } from "@/lib/domain/error-codes";
import { textOf } from "@/lib/domain/message-text";
import type { StoredMessage } from "@/lib/domain/stored-message";
import { findMessage } from "@/lib/store/chat-reply";
import { findRecordsOfMessage } from "@/lib/store/record-store";
import { toToolInvocationJson } from "@/lib/views/tool-invocation-json";

/** The names that programs know the kinds of failure by. */
const ERROR_TYPES: Partial<Record<ErrorCode, string>> = {
  VALIDATION_ERROR: "ValidationError",
  UNAUTHORIZED: "UnauthorizedError",
  FORBIDDEN: "UnauthorizedError",
};

const metadata = z.object({
  error_code: z.custom<ErrorCode>((value) => typeof value === "string" && value in ERROR_STATUS).optional(),
  processing_time_ms: z.number().catch(0),
});

export interface ReadReply {
  response: AgentResponse;
  errorCode: ErrorCode | undefined;
}

/** A finished reply as a program gets it. Read from what is stored, so the same message gives the same answer again. */
export async function readAgentResponse(userId: string, replyId: string): Promise<ReadReply | null> {
  const reply = await findMessage(userId, replyId);
  if (!reply?.inReplyTo) return null;
  const records = await findRecordsOfMessage(userId, reply.inReplyTo);
  const { error_code, processing_time_ms } = metadata.catch({ processing_time_ms: 0 }).parse(reply.metadata);
  const decision = readChatData(reply.parts, "decision");
  const state = stateOf(reply);
  // A question is no error, whatever made it necessary.
  const errorType = state === "error" && error_code && (ERROR_TYPES[error_code] ?? "ToolInvocationError");
  const response: AgentResponse = {
    conversation_id: reply.conversationId,
    message_id: reply.inReplyTo,
    response: textOf(reply) || "The answer was interrupted. Please try again.",
    state,
    tool_invocations: records.map(toToolInvocationJson),
    pending_action: readChatData(reply.parts, "confirmation"),
    clarification: readChatData(reply.parts, "clarification"),
    metadata: {
      intent: decision?.intent ?? "GENERAL_CHAT",
      confidence: decision?.confidence ?? 0,
      classification_method: decision?.classification_method ?? "RULE_BASED",
      decision_type: decision?.decision_type ?? "RESPOND_ONLY",
      reasoning: decision?.reasoning ?? "",
      ...(errorType ? { error_type: errorType } : {}),
      ...(error_code ? { error_code } : {}),
      processing_time_ms,
    },
  };
  return { response, errorCode: error_code };
}

/** A turn that broke off is an error to a program: nothing more will come, and it may be tried again. */
const stateOf = ({ state }: StoredMessage): TurnState =>
  state === "streaming" || state === "interrupted" ? "error" : state;
