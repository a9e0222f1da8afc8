import type { ChatMetadata } from "@/lib/agent/chat-message";

/** How a reply ended. */
export type ReplyEnd = Pick<ChatMetadata, "state" | "stopped" | "error_code">;
