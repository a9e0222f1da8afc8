import { z } from "zod";
import { jsonObject } from "@/lib/domain/json-object";

/** One line of the audit as every border shows it. */
export const activityRecordJson = z.object({
  id: z.string(),
  tool_name: z.string(),
  source: z.enum(["chat", "ui", "mcp", "api", "system"]),
  token_name: z.string().nullable().describe("The token's name, when a program did it"),
  conversation_id: z.string().nullable(),
  message_id: z.string().nullable(),
  sequence: z.number().int(),
  parameters: jsonObject,
  intent: z.string().nullable(),
  reasoning: z.string().nullable(),
  confidence: z.number().nullable(),
  classification_method: z.enum(["RULE_BASED", "LLM_FALLBACK", "DIRECT"]),
  result: jsonObject.nullable(),
  success: z.boolean(),
  error: z.string().nullable(),
  error_code: z.string().nullable(),
  changed: z.boolean().describe("False for reads, refusals and questions: there is nothing to take back"),
  undone_at: z.string().nullable(),
  invoked_at: z.string(),
  duration_ms: z.number(),
});

export type ActivityRecordJson = z.infer<typeof activityRecordJson>;
