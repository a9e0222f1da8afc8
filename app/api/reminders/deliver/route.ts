import { cronCaller } from "@/lib/auth/cron-secret";
import { ERROR_STATUS, type ErrorCode } from "@/lib/domain/error-codes";
import { errorResponse } from "@/lib/platform/error-response";
import { deliverOnce } from "@/lib/reminders/deliver-once";

export const dynamic = "force-dynamic";

/** For a scheduler where no worker can run: delivers whatever is due. Some send GET, some POST. */
async function deliver(request: Request): Promise<Response> {
  const caller = cronCaller(request);
  if (caller === "closed") return refuse("NOT_FOUND", "Not found");
  if (caller === "stranger") return refuse("UNAUTHORIZED", "Not authorised");
  try {
    return Response.json({ delivered: await deliverOnce() });
  } catch (error) {
    return errorResponse(error);
  }
}

const refuse = (error_code: ErrorCode, error: string): Response =>
  Response.json({ error, error_code }, { status: ERROR_STATUS[error_code] });

export { deliver as GET, deliver as POST };
