import type { ReplyClaim } from "@/lib/agent/begin-turn";
import type { ChatMessage } from "@/lib/agent/chat-message";
import { readMessage } from "@/lib/agent/read-message";
import type { ChatTurnRequest, TurnContext } from "@/lib/agent/turn-context";
import { LIMITS } from "@/lib/domain/limits";
import { readHistory } from "@/lib/store/chat-history";
import { findConversationCard } from "@/lib/store/pending-action-store";
import { recallCalls } from "@/lib/tools/recall-calls";

/** Everything the turn needs, from the database. Nothing of it comes from the sender but the words. */
export async function loadContext(request: ChatTurnRequest, claim: ReplyClaim): Promise<TurnContext> {
  const { firstSentAt, attempt } = claim;
  if (firstSentAt) return firstContext(request, firstSentAt);
  const { userId, conversationId, messageId, token } = request.caller;
  const [{ earlier, current }, card, earlierCalls] = await Promise.all([
    readHistory({ userId, conversationId, messageId, tokenId: token?.id ?? null }, LIMITS.historyMessages - 1),
    findConversationCard(userId, conversationId),
    attempt > 1 ? recallCalls(userId, messageId) : [],
  ]);
  return {
    ...request,
    now: current ? new Date(current.createdAt) : new Date(),
    messages: [...earlier, ...(current ? [current] : [])].map(readMessage),
    card,
    earlierCalls,
  };
}

/** A conversation that begins has no past to read. */
const firstContext = (request: ChatTurnRequest, now: Date): TurnContext => ({
  ...request,
  now,
  messages: [firstMessage(request, now)],
  card: null,
  earlierCalls: [],
});

const firstMessage = ({ caller: { messageId, token }, text }: ChatTurnRequest, now: Date): ChatMessage => ({
  id: messageId,
  role: "user",
  metadata: {
    state: "complete",
    created_at: now.toISOString(),
    ...(token && { token: { id: token.id, name: token.name } }),
  },
  parts: [{ type: "text", text }],
});
