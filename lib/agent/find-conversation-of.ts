import { findMessage } from "@/lib/store/chat-reply";

/** Where a message that was sent before belongs, so that sending it again need not say. */
export const findConversationOf = async (userId: string, messageId: string): Promise<string | null> =>
  (await findMessage(userId, messageId))?.conversationId ?? null;
