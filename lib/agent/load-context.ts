import type { ReplyClaim } from "@/lib/agent/begin-turn";
import { readMessage } from "@/lib/agent/read-message";
import type { ChatTurnRequest, TurnContext } from "@/lib/agent/turn-context";
import { LIMITS } from "@/lib/domain/limits";
import { readHistory } from "@/lib/store/chat-history";
import { recallCalls } from "@/lib/tools/recall-calls";

/** Everything the turn needs, from the database. Nothing of it comes from the sender but the words. */
export async function loadContext({ caller, text }: ChatTurnRequest, { attempt }: ReplyClaim): Promise<TurnContext> {
  const { userId, conversationId, messageId } = caller;
  const { earlier, current } = await readHistory(userId, conversationId, messageId, LIMITS.historyMessages - 1);
  return {
    caller,
    text,
    now: current ? new Date(current.createdAt) : new Date(),
    messages: [...earlier, ...(current ? [current] : [])].map(readMessage),
    earlierCalls: attempt > 1 ? await recallCalls(userId, messageId) : [],
  };
}
