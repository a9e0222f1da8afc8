import type { ClassificationMethod, InvocationSource, JsonObject } from "@/lib/domain/invocation";

/** One line of the audit as every border shows it. */
export interface ActivityRecordJson {
  id: string;
  tool_name: string;
  source: InvocationSource;
  token_name: string | null;
  conversation_id: string | null;
  message_id: string | null;
  sequence: number;
  parameters: JsonObject;
  intent: string | null;
  reasoning: string | null;
  confidence: number | null;
  classification_method: ClassificationMethod;
  result: JsonObject | null;
  success: boolean;
  error: string | null;
  error_code: string | null;
  /** False for reads, refusals and questions: there is nothing to take back. */
  changed: boolean;
  undone_at: string | null;
  invoked_at: string;
  duration_ms: number;
}
