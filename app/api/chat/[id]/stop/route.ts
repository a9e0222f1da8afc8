import { stopReply } from "@/lib/agent/stop-reply";
import { NO_INPUT, userRoute } from "@/lib/auth/user-route";
import { conversationIn } from "../../../conversation-in";

/** Stops the work itself, on whatever instance it runs. What was said and done by then stays. */
export const POST = userRoute("/api/chat/{id}/stop", NO_INPUT, async ({ user, params }) =>
  Response.json({ stopped: await stopReply(user.id, conversationIn(params)) }),
);
