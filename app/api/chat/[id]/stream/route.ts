import { resumeReply } from "@/lib/agent/resume-reply";
import { streamResponse } from "@/lib/agent/stream-response";
import { NO_INPUT, userRoute } from "@/lib/auth/user-route";
import { conversationIn } from "../../../conversation-in";

/** A page that was loaded while a reply is being written, here or on another instance. */
export const GET = userRoute("/api/chat/{id}/stream", NO_INPUT, async ({ user, params }) => {
  const reply = await resumeReply(user.id, conversationIn(params));
  return reply ? streamResponse(reply) : new Response(null, { status: 204 });
});
