import { createUIMessageStream } from "ai";
import { beginTurn, type ReplyClaim } from "@/lib/agent/begin-turn";
import type { ChatChunk, ChatMessage } from "@/lib/agent/chat-message";
import { followReply } from "@/lib/agent/follow-reply";
import { keepReply } from "@/lib/agent/keep-reply";
import { loadContext } from "@/lib/agent/load-context";
import type { ReplyEnd } from "@/lib/agent/reply-end";
import { keepRunning } from "@/lib/agent/running-turns";
import type { ChatTurnRequest } from "@/lib/agent/turn-context";
import { writeReply } from "@/lib/agent/write-reply";
import { systemClock } from "@/lib/domain/clock";

export interface ChatTurn {
  replyId: string;
  stream: ReadableStream<ChatChunk>;
  /** When the reply is in the database. */
  saved: Promise<unknown>;
}

/** One message, from the moment it arrives to the reply that is kept: the agent from top to bottom. */
export async function runChatTurn(request: ChatTurnRequest): Promise<ChatTurn> {
  const { userId, conversationId, messageId, token } = request.caller;
  const message = { id: messageId, text: request.text };
  const beginning = await beginTurn({ userId, conversationId, token, message }, systemClock.newId);
  if (beginning.kind === "run") return startReply(request, beginning.claim);
  const { stream, finished } = followReply(userId, beginning.reply.id);
  return { replyId: beginning.reply.id, stream, saved: finished };
}

function startReply(request: ChatTurnRequest, claim: ReplyClaim): ChatTurn {
  const began = performance.now();
  const stop = new AbortController();
  const { caller } = request;
  let end: ReplyEnd = { state: "error", error_code: "INTERNAL_ERROR" };
  const metadata = () => ({
    ...(end.stopped && { stopped: true }),
    ...(end.error_code && { error_code: end.error_code }),
    processing_time_ms: Math.round(performance.now() - began),
  });
  const stream = createUIMessageStream<ChatMessage>({
    async execute({ writer }) {
      writer.write({
        type: "start",
        messageId: claim.replyId,
        messageMetadata: { state: "streaming", in_reply_to: caller.messageId },
      });
      end = await writeReply(writer, () => loadContext(request, claim), stop.signal);
      writer.write({ type: "finish", messageMetadata: { state: end.state, ...metadata() } });
    },
  });
  // Two branches: a browser that goes away leaves the other one flowing.
  const [toCaller, toDatabase] = stream.tee();
  const endOf = () => ({ end, metadata: metadata() });
  const saved = keepReply({ userId: caller.userId, claim, stream: toDatabase, stop, endOf });
  keepRunning({ stop, saved });
  return { replyId: claim.replyId, stream: toCaller, saved };
}
