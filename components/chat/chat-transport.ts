import { DefaultChatTransport } from "ai";
import type { ChatMessage } from "@/lib/agent/chat-message";

/** Only the last message travels: what was said before is in the database. `onTaken`: the server has it, and answers. */
export const chatTransport = (onTaken: () => void): DefaultChatTransport<ChatMessage> =>
  new DefaultChatTransport<ChatMessage>({
    api: "/api/chat",
    async fetch(address, request) {
      const response = await fetch(address, request);
      // A stream, and not the page of a network that wants to be signed in to first.
      const isReply = response.ok && response.headers.get("content-type")?.startsWith("text/event-stream");
      if (isReply && request?.method === "POST") onTaken();
      return response;
    },
    prepareSendMessagesRequest: ({ id, messages }) => {
      const { id: messageId, role, parts } = messages.findLast((message) => message.role === "user") ?? {};
      return { body: { id, message: { id: messageId, role, parts: parts?.filter(({ type }) => type === "text") } } };
    },
    prepareReconnectToStreamRequest: ({ id }) => ({ api: `/api/chat/${id}/stream` }),
  });
