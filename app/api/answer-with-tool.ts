import { ERROR_STATUS } from "@/lib/domain/error-codes";
import type { RequestCaller } from "@/lib/domain/request-caller";
import { runTool } from "@/lib/tools/run-tool";
import { requestCaller } from "@/lib/tools/tool-caller";

interface Call {
  caller: RequestCaller;
  request: Request;
  name: string;
  input: unknown;
  status?: number;
}

/** One call through the gate on behalf of whoever sent the request, as an HTTP answer. */
export async function answerWithTool({ caller, request, name, input, status = 200 }: Call): Promise<Response> {
  const idempotencyKey = request.headers.get("idempotency-key") ?? undefined;
  const result = await runTool({ name, input, caller: requestCaller(caller), idempotencyKey });
  if (result.success) return Response.json({ ...result.data, record_id: result.recordId }, { status });
  const body = { error: result.error, error_code: result.error_code, ...result.data };
  return Response.json(body, { status: ERROR_STATUS[result.error_code] });
}
