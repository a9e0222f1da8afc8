import { requireCron } from "@/lib/auth/require-cron";
import { errorResponse } from "@/lib/platform/error-response";
import { neverStored } from "@/lib/platform/never-stored";
import { deliverOnce } from "@/lib/reminders/deliver-once";

export const dynamic = "force-dynamic";

/** For a scheduler where no worker can run: delivers whatever is due. Some send GET, some POST. */
async function deliver(request: Request): Promise<Response> {
  try {
    requireCron(request);
    return neverStored(Response.json({ delivered: await deliverOnce() }));
  } catch (error) {
    return neverStored(errorResponse(error));
  }
}

export { deliver as GET, deliver as POST };
