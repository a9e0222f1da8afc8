import type { ChatMessage } from "@/lib/agent/chat-message";

/**
 * The newest messages as the server had them, among those that are shown: older ones that were loaded stay in front; what
 * did not get through, or only after the server was asked, stays behind.
 */
export function mergeMessages(shown: ChatMessage[], newest: ChatMessage[]): ChatMessage[] {
  const ids = new Set(newest.map(({ id }) => id));
  const first = shown.findIndex(({ id }) => ids.has(id));
  if (first < 0) return newest;
  const last = shown.findLastIndex(({ id }) => ids.has(id));
  return [...shown.slice(0, first), ...newest, ...shown.slice(last + 1)];
}
