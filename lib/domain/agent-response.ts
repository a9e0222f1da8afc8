import { z } from "zod";
import { jsonObject } from "@/lib/domain/json-object";
import { pendingActionJson } from "@/lib/domain/pending-action-json";

const turnState = z.enum(["complete", "needs_clarification", "needs_confirmation", "error"]);

export type TurnState = z.infer<typeof turnState>;

const decisionType = z.enum([
  "INVOKE_TOOL",
  "RESPOND_ONLY",
  "ASK_CLARIFICATION",
  "REQUEST_CONFIRMATION",
  "EXECUTE_PENDING",
  "CANCEL_PENDING",
]);

export type DecisionType = z.infer<typeof decisionType>;

const toolInvocationJson = z.object({
  sequence: z.number().int(),
  tool_name: z.string(),
  parameters: jsonObject,
  result: jsonObject.nullable(),
  success: z.boolean(),
  error: z.string().nullable(),
  duration_ms: z.number(),
});

export type ToolInvocationJson = z.infer<typeof toolInvocationJson>;

export const clarificationJson = z.object({
  question: z.string(),
  options: z.array(z.object({ label: z.string(), message: z.string() })),
});

/** How Steward answers a program: words, what was done, and why. */
export const agentResponse = z.object({
  conversation_id: z.string().nullable(),
  message_id: z.string().nullable(),
  response: z.string().describe("The answer in words"),
  state: turnState,
  tool_invocations: z.array(toolInvocationJson),
  pending_action: pendingActionJson.nullable(),
  clarification: clarificationJson.nullable(),
  metadata: z.object({
    intent: z.string(),
    confidence: z.number(),
    classification_method: z.enum(["RULE_BASED", "LLM_FALLBACK", "DIRECT"]),
    decision_type: decisionType,
    reasoning: z.string(),
    error_type: z.string().optional(),
    error_code: z.string().optional().describe("Why it could not be done, or what has to be asked first"),
    processing_time_ms: z.number(),
  }),
});

export type AgentResponse = z.infer<typeof agentResponse>;
