import { DefaultChatTransport } from "ai";
import type { ChatMessage } from "@/lib/agent/chat-message";

/** Only the last message travels: what was said before is in the database. */
export const chatTransport = new DefaultChatTransport<ChatMessage>({
  api: "/api/chat",
  prepareSendMessagesRequest: ({ id, messages }) => {
    const { id: messageId, role, parts } = messages.findLast((message) => message.role === "user") ?? {};
    return { body: { id, message: { id: messageId, role, parts: parts?.filter(({ type }) => type === "text") } } };
  },
  prepareReconnectToStreamRequest: ({ id }) => ({ api: `/api/chat/${id}/stream` }),
});
