import type { ChatMessage } from "@/lib/agent/chat-message";
import type { ConversationCard } from "@/lib/store/pending-action-store";
import type { RecalledCall } from "@/lib/tools/recall-calls";
import type { ToolCaller } from "@/lib/tools/tool-caller";

export interface ChatTurnRequest {
  /** Who speaks, by which way, in which conversation, with which message. */
  caller: ToolCaller & { conversationId: string; messageId: string };
  text: string;
}

/** Everything a turn works with, rebuilt from the database for each one. */
export interface TurnContext extends ChatTurnRequest {
  /** When the message was sent: "tomorrow" means the day after that, also when it is tried again later. */
  now: Date;
  /** What was said before, oldest first, and the message itself at the end. */
  messages: ChatMessage[];
  /** The last question asked in the conversation, open or settled. */
  card: ConversationCard | null;
  /** What was done for this message before its turn broke off. */
  earlierCalls: RecalledCall[];
}
