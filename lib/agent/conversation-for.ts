import { createHash } from "node:crypto";
import { findMessage } from "@/lib/store/chat-reply";

/**
 * Where a message belongs that names no conversation: where it was, if it was sent before, or else in a new one. The new
 * one's id follows from the message's, so that the same message twice at once begins one conversation, not two.
 */
export async function conversationFor(userId: string, messageId: string): Promise<string> {
  const known = await findMessage(userId, messageId);
  return known?.conversationId ?? idFrom(`${userId} ${messageId}`);
}

/** A UUID of the kind that is free for one's own making. */
function idFrom(text: string): string {
  const hash = createHash("sha256").update(text).digest("hex");
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join("-");
}
