import type { Failure } from "@/lib/agent/rules/script";
import type { ToolFailure } from "@/lib/domain/tool-result";

/** What went wrong with a call, in words for the person. */
export const sayProblem = ({ error, error_code }: ToolFailure): Failure => ({
  kind: "fail",
  code: error_code,
  text: error_code === "VALIDATION_ERROR" ? `Invalid input: ${error}` : error,
});
