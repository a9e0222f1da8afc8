import type { Conversation } from "@/lib/domain/conversation";
import { StewardError } from "@/lib/domain/steward-error";
import { findConversation } from "@/lib/store/chat-list";

/** One of the person's own. Somebody else's and none at all look the same. */
export async function requireConversation(userId: string, id: string): Promise<Conversation> {
  const conversation = await findConversation(userId, id);
  if (!conversation) throw new StewardError("NOT_FOUND", "There is no such conversation.");
  return conversation;
}
