import type { ToolInvocationJson } from "@/lib/domain/agent-response";
import type { Invocation } from "@/lib/domain/invocation";

export const toToolInvocationJson = (record: Invocation): ToolInvocationJson => ({
  sequence: record.sequence,
  tool_name: record.toolName,
  parameters: record.parameters,
  result: record.result,
  success: record.success,
  error: record.errorMessage,
  duration_ms: record.durationMs,
});
