import { sendRequest } from "@/components/send-request";
import type { ChatMessage } from "@/lib/agent/chat-message";
import type { ConversationJson } from "@/lib/domain/conversation";

interface ConversationPage {
  conversations: ConversationJson[];
  next_cursor: string | null;
}

export function requestConversations(search: string, cursor?: string | null): Promise<ConversationPage> {
  const query = new URLSearchParams({ ...(search ? { search } : {}), ...(cursor ? { cursor } : {}) });
  return sendRequest<ConversationPage>("GET", `/api/conversations?${query}`);
}

export async function requestMessages(id: string): Promise<ChatMessage[]> {
  const { messages } = await sendRequest<{ messages: ChatMessage[] }>("GET", `/api/conversations/${id}`);
  return messages;
}

export const requestRenaming = (id: string, title: string): Promise<ConversationJson> =>
  sendRequest<ConversationJson>("PATCH", `/api/conversations/${id}`, { title });

export const requestRemoval = (id: string): Promise<unknown> => sendRequest("DELETE", `/api/conversations/${id}`);
