import type { ChatChunk } from "@/lib/agent/chat-message";
import { followReply } from "@/lib/agent/follow-reply";
import { requireConversation } from "@/lib/agent/require-conversation";
import { findRunningReply } from "@/lib/store/chat-reply";

/** The reply that is being written in a conversation, from its beginning; null when there is none. */
export async function resumeReply(userId: string, conversationId: string): Promise<ReadableStream<ChatChunk> | null> {
  await requireConversation(userId, conversationId);
  const reply = await findRunningReply(userId, conversationId);
  return reply && followReply(userId, reply.id).stream;
}
