import { after } from "next/server";
import { z } from "zod";
import { findConversationOf } from "@/lib/agent/find-conversation-of";
import { runChatTurn } from "@/lib/agent/run-chat-turn";
import { userRoute } from "@/lib/auth/user-route";
import { messageField, messageIdField } from "@/lib/domain/message-field";
import { StewardError } from "@/lib/domain/steward-error";
import { isTimeZone } from "@/lib/domain/zoned-time";
import { speakingCaller } from "@/lib/tools/tool-caller";
import { readAgentResponse } from "@/lib/views/agent-response";

const input = z.strictObject({
  message: messageField,
  conversation_id: z.uuid("Conversation id must be a UUID").optional(),
  message_id: messageIdField.optional(),
  time_zone: z.string().refine(isTimeZone, "Time zone must be a name like Europe/Berlin").optional(),
});

/** The same turn for programs: one message in, the whole answer out. */
export const POST = userRoute({ bucket: "messages", from: "body", input }, async ({ user, input: asked }) => {
  const messageId = asked.message_id ?? crypto.randomUUID();
  const conversationId = asked.conversation_id ?? (await findConversationOf(user.id, messageId)) ?? crypto.randomUUID();
  const person = { ...user, timeZone: asked.time_zone ?? user.timeZone };
  const caller = speakingCaller(person, { source: "api", conversationId, messageId });
  const turn = await runChatTurn({ caller, text: asked.message });
  after(() => turn.saved);
  await turn.stream.pipeTo(new WritableStream());
  await turn.saved;
  const reply = await readAgentResponse(user.id, turn.replyId);
  if (!reply) throw new StewardError("NOT_FOUND", "The conversation was deleted meanwhile.");
  return Response.json(reply.response, { status: reply.errorCode === "FORBIDDEN" ? 403 : 200 });
});
