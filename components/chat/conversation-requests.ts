import type { Page } from "@/components/read-pages";
import { sendRequest } from "@/components/send-request";
import type { ChatMessage } from "@/lib/agent/chat-message";
import type { ConversationJson } from "@/lib/domain/conversation";

interface ConversationAnswer {
  conversations: ConversationJson[];
  next_cursor: string | null;
}

export async function requestConversations(search: string, cursor: string | null): Promise<Page<ConversationJson>> {
  const query = new URLSearchParams({ ...(search ? { search } : {}), ...(cursor ? { cursor } : {}) });
  const { conversations, next_cursor } = await sendRequest<ConversationAnswer>("GET", `/api/conversations?${query}`);
  return { items: conversations, nextCursor: next_cursor };
}

export interface MessagePage {
  title: string;
  messages: ChatMessage[];
  has_more: boolean;
}

/** The newest messages, or those before one of them. */
export function requestMessages(id: string, before?: string): Promise<MessagePage> {
  const query = before === undefined ? "" : `?${new URLSearchParams({ before })}`;
  return sendRequest<MessagePage>("GET", `/api/conversations/${id}${query}`);
}

export const requestRenaming = (id: string, title: string): Promise<ConversationJson> =>
  sendRequest<ConversationJson>("PATCH", `/api/conversations/${id}`, { title });

export const requestRemoval = (id: string): Promise<unknown> => sendRequest("DELETE", `/api/conversations/${id}`);
