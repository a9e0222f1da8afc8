import { after } from "next/server";
import { z } from "zod";
import { runChatTurn } from "@/lib/agent/run-chat-turn";
import { streamResponse } from "@/lib/agent/stream-response";
import { userRoute } from "@/lib/auth/user-route";
import { messageField, messageIdField } from "@/lib/domain/message-field";
import { speakingCaller } from "@/lib/tools/tool-caller";

/** The last message only: the conversation before it is in the database, and nowhere else. */
const input = z.strictObject({
  id: z.uuid("Conversation id must be a UUID"),
  message: z.object({
    id: messageIdField,
    role: z.literal("user", { error: "Only a person's message can be sent" }),
    parts: z.tuple([z.object({ type: z.literal("text"), text: messageField })], {
      error: "A message is one text part",
    }),
  }),
});

export const POST = userRoute(
  "/api/chat",
  { bucket: "messages", from: "body", input },
  async ({ caller: sender, input: { id, message } }) => {
    const caller = speakingCaller(sender, { source: "chat", conversationId: id, messageId: message.id });
    const turn = await runChatTurn({ caller, text: message.parts[0].text });
    after(() => turn.saved);
    return streamResponse(turn.stream);
  },
);
