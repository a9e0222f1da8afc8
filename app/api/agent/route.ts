import { after } from "next/server";
import { z } from "zod";
import { conversationFor } from "@/lib/agent/conversation-for";
import { runChatTurn } from "@/lib/agent/run-chat-turn";
import { userRoute } from "@/lib/auth/user-route";
import { agentResponse } from "@/lib/domain/agent-response";
import { ERROR_STATUS } from "@/lib/domain/error-codes";
import { messageField, messageIdField } from "@/lib/domain/message-field";
import type { RequestCaller } from "@/lib/domain/request-caller";
import { StewardError } from "@/lib/domain/steward-error";
import { timeZoneField } from "@/lib/domain/time-zone-field";
import { speakingCaller } from "@/lib/tools/tool-caller";
import { readAgentResponse } from "@/lib/views/agent-response";

const input = z.strictObject({
  message: messageField,
  conversation_id: z
    .uuid("Conversation id must be a UUID")
    .optional()
    .describe(
      "A token may name one that it began itself, as long as the person has not spoken in it; a new one without",
    ),
  message_id: messageIdField.optional(),
  time_zone: timeZoneField.optional(),
});

const description = {
  summary: "Says something to Steward in plain words: one message in, the whole answer out",
  // A token may not say yes; the reply says so, and that the question still stands.
  answers: { 200: agentResponse, [ERROR_STATUS.FORBIDDEN]: agentResponse },
};

export const POST = userRoute(
  "/api/agent",
  { bucket: "messages", from: "body", input, tokens: "accepted", description },
  async ({ user, caller, input: asked }) => {
    const turn = await runChatTurn({ caller: await speaker(caller, asked), text: asked.message });
    after(() => turn.saved);
    await turn.stream.pipeTo(new WritableStream());
    await turn.saved;
    const reply = await readAgentResponse(user.id, turn.replyId);
    if (!reply) throw new StewardError("NOT_FOUND", "The conversation was deleted meanwhile.");
    return Response.json(reply.response, { status: reply.errorCode === "FORBIDDEN" ? ERROR_STATUS.FORBIDDEN : 200 });
  },
);

async function speaker(sender: RequestCaller, asked: z.infer<typeof input>) {
  const { message_id: messageId = crypto.randomUUID(), conversation_id, time_zone: timeZone } = asked;
  const conversationId = conversation_id ?? (await conversationFor(sender, messageId));
  return speakingCaller(sender, { source: "api", conversationId, messageId, ...(timeZone && { timeZone }) });
}
