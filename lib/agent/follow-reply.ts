import { setTimeout as pause } from "node:timers/promises";
import { getToolName, isDataUIPart, isToolUIPart } from "ai";
import type { ChatChunk, ChatPart } from "@/lib/agent/chat-message";
import { readMessage } from "@/lib/agent/read-message";
import { findMessage, interruptSilentReplies } from "@/lib/store/chat-reply";

const LOOK_AGAIN_MS = 150;

interface FollowedReply {
  stream: ReadableStream<ChatChunk>;
  finished: Promise<unknown>;
}

/**
 * A reply from its row: what is there at once, then what is added while any process still writes it. A finished one is
 * told again as it was. Nothing but the database connects the two processes.
 */
export function followReply(userId: string, replyId: string): FollowedReply {
  let finished: Promise<unknown> = Promise.resolve();
  let isWanted = true;
  const stream = new ReadableStream<ChatChunk>({
    start(controller) {
      controller.enqueue({ type: "start", messageId: replyId });
      const write = (chunk: ChatChunk) => isWanted && controller.enqueue(chunk);
      finished = tell(userId, replyId, write, () => isWanted).then(() => isWanted && controller.close());
      finished.catch((error: unknown) => controller.error(error));
    },
    // Nobody listens any more: there is no reason to go on asking the database.
    cancel() {
      isWanted = false;
    },
  });
  return { stream, finished };
}

async function tell(
  userId: string,
  replyId: string,
  write: (chunk: ChatChunk) => unknown,
  isWanted: () => boolean,
): Promise<void> {
  let told: ChatPart[] = [];
  while (isWanted()) {
    const row = await findMessage(userId, replyId);
    if (!row) return;
    const { parts, metadata } = readMessage(row);
    for (const chunk of additions(told, parts)) write(chunk);
    told = parts;
    if (row.state !== "streaming") {
      write({ type: "finish", ...(metadata ? { messageMetadata: metadata } : {}) });
      return;
    }
    await pause(LOOK_AGAIN_MS);
    await interruptSilentReplies(userId, row.conversationId);
  }
}

/** The chunks that lead from one state of a reply to the next. */
function* additions(before: ChatPart[], after: ChatPart[]): Generator<ChatChunk> {
  for (const [index, part] of after.entries()) {
    const old = before[index];
    if (JSON.stringify(old) === JSON.stringify(part)) continue;
    const id = String(index);
    if (part.type === "text") {
      if (!old) yield { type: "text-start", id };
      yield { type: "text-delta", id, delta: part.text.slice(old?.type === "text" ? old.text.length : 0) };
      if (part.state === "done") yield { type: "text-end", id };
    } else if (part.type === "step-start") yield { type: "start-step" };
    else if (isDataUIPart(part)) yield part;
    else if (isToolUIPart(part)) yield* callAdditions(part);
  }
}

function* callAdditions(part: Extract<ChatPart, { toolCallId: string }>): Generator<ChatChunk> {
  if (!isToolUIPart(part) || part.state === "input-streaming") return;
  const { toolCallId } = part;
  const toolName = getToolName(part);
  yield {
    type: "tool-input-available",
    toolCallId,
    toolName,
    input: part.input ?? {},
    dynamic: part.type === "dynamic-tool",
  };
  if (part.state === "output-available") yield { type: "tool-output-available", toolCallId, output: part.output };
  if (part.state === "output-error") yield { type: "tool-output-error", toolCallId, errorText: part.errorText };
}
