import { createHash } from "node:crypto";
import type { RequestCaller } from "@/lib/domain/request-caller";
import { findMessage } from "@/lib/store/chat-reply";

/**
 * Where a message belongs that names no conversation: where it was, if the same speaker sent it before, or else in a new
 * one. The new one's id follows from speaker and message, so that the same message twice at once begins one conversation,
 * not two. Where another speaker's message of that id is stays untold.
 */
export async function conversationFor({ user, token }: RequestCaller, messageId: string): Promise<string> {
  const known = await findMessage(user.id, messageId);
  if (known && known.token?.id === token?.id) return known.conversationId;
  return idFrom([user.id, ...(token ? [token.id] : []), messageId].join(" "));
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
