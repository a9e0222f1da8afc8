import type { InferUIMessageChunk, UIMessage } from "ai";
import type { ChatData } from "@/lib/domain/chat-data";
import type { ErrorCode } from "@/lib/domain/error-codes";
import type { JsonObject } from "@/lib/domain/invocation";
import type { MessageState } from "@/lib/domain/stored-message";
import type { TokenMark } from "@/lib/domain/token-mark";
import type { ToolResult } from "@/lib/domain/tool-result";

export interface ChatMetadata {
  state: MessageState;
  created_at?: string;
  /** Set on a reply: the message it answers. */
  in_reply_to?: string;
  /** Set on a message that a program sent: by which access token. */
  token?: TokenMark;
  /** The person pressed stop. */
  stopped?: boolean;
  error_code?: ErrorCode;
  processing_time_ms?: number;
}

export type ToolOutput = ToolResult & { record_id: string };

/** A message as the browser holds it. */
export type ChatMessage = UIMessage<ChatMetadata, ChatData, Record<string, { input: JsonObject; output: ToolOutput }>>;
export type ChatPart = ChatMessage["parts"][number];
export type ChatChunk = InferUIMessageChunk<ChatMessage>;
