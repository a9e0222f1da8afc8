import type { ErrorCode } from "@/lib/domain/error-codes";
import type { JsonObject } from "@/lib/domain/invocation";

/** What every call answers, to whoever asked. */
export type ToolResult = ToolSuccess | ToolFailure;

export interface ToolSuccess {
  success: true;
  data: JsonObject;
  error: null;
  error_code: null;
}

export interface ToolFailure {
  success: false;
  /** What helps to go on: the card that waits. */
  data: JsonObject | null;
  error: string;
  error_code: ErrorCode;
}

export const succeed = (data: JsonObject): ToolSuccess => ({ success: true, data, error: null, error_code: null });

export const fail = (code: ErrorCode, error: string, data: JsonObject | null = null): ToolFailure => ({
  success: false,
  data,
  error,
  error_code: code,
});
