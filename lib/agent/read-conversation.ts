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
  return { ...toConversationJson(conversation), messages: withUnanswered(messages.map(shown)), has_more: hasMore };
}

function shown(stored: StoredMessage): ChatMessage {
  const message = readMessage(stored);
  return stored.state === "streaming" ? message : { ...message, parts: message.parts.map(closePart) };
}

/** Nobody waits for a turn that long when none is taken. */
const LOST_AFTER_MS = 10_000;

/** A message whose process died while it waited for its turn has no reply at all: it is shown as one that broke off. */
function withUnanswered(messages: ChatMessage[]): ChatMessage[] {
  const last = messages.at(-1);
  const sentAt = last?.role === "user" ? Date.parse(last.metadata?.created_at ?? "") : Number.NaN;
  if (!last || !(Date.now() - sentAt > LOST_AFTER_MS) || messages.some(isBeingWritten)) return messages;
  const lost = { state: "interrupted" as const, in_reply_to: last.id };
  return [...messages, { id: `${last.id}/lost`, role: "assistant", parts: [], metadata: lost }];
}

const isBeingWritten = ({ metadata }: ChatMessage): boolean => metadata?.state === "streaming";
