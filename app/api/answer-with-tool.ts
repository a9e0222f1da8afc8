import { ERROR_STATUS } from "@/lib/domain/error-codes";
import type { SignedInUser } from "@/lib/domain/signed-in-user";
import { runTool } from "@/lib/tools/run-tool";
import { directCaller } from "@/lib/tools/tool-caller";

interface Call {
  user: SignedInUser;
  request: Request;
  name: string;
  input: unknown;
  status?: number;
}

/** One call through the gate on behalf of the person at the browser, as an HTTP answer. */
export async function answerWithTool({ user, request, name, input, status = 200 }: Call): Promise<Response> {
  const idempotencyKey = request.headers.get("idempotency-key")?.slice(0, 200);
  const result = await runTool({ name, input, caller: directCaller(user), idempotencyKey });
  if (result.success) return Response.json({ ...result.data, record_id: result.recordId }, { status });
  const body = { error: result.error, error_code: result.error_code, ...result.data };
  return Response.json(body, { status: ERROR_STATUS[result.error_code] });
}
