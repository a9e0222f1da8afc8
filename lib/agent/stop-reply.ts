import { requireConversation } from "@/lib/agent/require-conversation";
import { requestStop } from "@/lib/store/chat-reply";

/** Asks whoever writes the reply of a conversation to stop. False when nobody does. */
export async function stopReply(userId: string, conversationId: string): Promise<boolean> {
  await requireConversation(userId, conversationId);
  return requestStop(userId, conversationId);
}
