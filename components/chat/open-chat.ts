import { Chat } from "@ai-sdk/react";
import { chatTransport } from "@/components/chat/chat-transport";
import { randomId } from "@/components/random-id";
import type { ChatMessage } from "@/lib/agent/chat-message";

export interface OpenChat {
  chat: Chat<ChatMessage>;
  /** The ids of what was said in this very page. */
  saidHere: ReadonlySet<string>;
  /**
   * True as soon as the server has taken the message, false when it did not get there. The same id again is the same
   * message: what the server took without our hearing of it, it does not do twice.
   */
  deliver(id: string, text: string): Promise<boolean>;
}

/** The SDK's own object for a conversation, and what it does not tell: when a message has arrived. */
export function openChat(id: string, messages: ChatMessage[]): OpenChat {
  const saidHere = new Set<string>();
  let onTaken = (): void => {};
  const transport = chatTransport(() => onTaken());
  const chat = new Chat<ChatMessage>({ id, messages, transport, generateId: randomId });
  return {
    chat,
    saidHere,
    deliver(messageId, text) {
      saidHere.add(messageId);
      return new Promise((resolve) => {
        onTaken = () => resolve(true);
        void chat
          .sendMessage({ id: messageId, role: "user", parts: [{ type: "text", text }] })
          .finally(() => resolve(false));
      });
    },
  };
}
