import { requestStop } from "@/lib/store/chat-turn";

/** Asks whoever writes the reply of a conversation to stop. False when nobody does. */
export const stopReply = (userId: string, conversationId: string): Promise<boolean> =>
  requestStop(userId, conversationId);
