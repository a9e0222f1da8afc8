import { userRoute } from "@/lib/auth/user-route";
import { pushDeviceChoice, tryPush } from "@/lib/reminders/push/try-push";

/** Counted like a message: somebody else's server is asked for it. */
export const POST = userRoute(
  "/api/push/test",
  { from: "body", input: pushDeviceChoice, bucket: "messages" },
  async ({ user, input }) => Response.json(await tryPush(user.id, input.endpoint)),
);
