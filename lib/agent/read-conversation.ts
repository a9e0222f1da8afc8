import type { ChatMessage } from "@/lib/agent/chat-message";
import { closePart, readMessage } from "@/lib/agent/read-message";
import { requireConversation } from "@/lib/agent/require-conversation";
import { type ConversationJson, toConversationJson } from "@/lib/domain/conversation";
import type { StoredMessage } from "@/lib/domain/stored-message";
import { readMessages } from "@/lib/store/chat-history";

export interface WholeConversation extends ConversationJson {
  messages: ChatMessage[];
  has_more: boolean;
}

/** A conversation as a page loads it. A turn that broke off is shown as that, not as one that is still going on. */
export async function readConversation(
  userId: string,
  id: string,
  page: { limit: number; before?: string | undefined },
): Promise<WholeConversation> {
  const conversation = await requireConversation(userId, id);
  const { messages, hasMore } = await readMessages(userId, id, page);
  return { ...toConversationJson(conversation), messages: messages.map(shown), has_more: hasMore };
}

function shown(stored: StoredMessage): ChatMessage {
  const message = readMessage(stored);
  return stored.state === "streaming" ? message : { ...message, parts: message.parts.map(closePart) };
}
