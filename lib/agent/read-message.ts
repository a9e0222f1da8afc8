import { isDataUIPart, isToolUIPart } from "ai";
import { z } from "zod";
import type { ChatMessage, ChatMetadata, ChatPart } from "@/lib/agent/chat-message";
import { chatData } from "@/lib/domain/chat-data";
import type { StoredMessage } from "@/lib/domain/stored-message";

/** Only ever written by us; its outline is checked, and what does not fit is left out rather than shown wrong. */
const part = z.custom<ChatPart>((value) => z.object({ type: z.string() }).safeParse(value).success);

/** A stored message as the browser and the models take it. What an early end left open is closed. */
export function readMessage(stored: StoredMessage): ChatMessage {
  const metadata: ChatMetadata = {
    ...stored.metadata,
    state: stored.state,
    created_at: stored.createdAt,
    ...(stored.inReplyTo === null ? {} : { in_reply_to: stored.inReplyTo }),
    ...(stored.token === null ? {} : { token: stored.token }),
  };
  const parts = stored.parts.flatMap((value) => {
    const known = part.safeParse(value);
    return known.success && isSound(known.data) ? [known.data] : [];
  });
  return { id: stored.id, role: stored.role, metadata, parts };
}

function isSound(value: ChatPart): boolean {
  if (!isDataUIPart(value)) return true;
  const schema = Object.entries(chatData).find(([name]) => value.type === `data-${name}`)?.[1];
  return schema?.safeParse(value.data).success ?? false;
}

/** What an early end leaves open would look unfinished for ever, and break the next turn. */
export function closePart(value: ChatPart): ChatPart {
  if (value.type === "text") return { ...value, state: "done" };
  if (!isToolUIPart(value) || value.state === "output-available" || value.state === "output-error") return value;
  const { toolCallId, input = {} } = value;
  const ending = { toolCallId, input, state: "output-error", errorText: "It was not finished." } as const;
  return value.type === "dynamic-tool"
    ? { type: "dynamic-tool", toolName: value.toolName, ...ending }
    : { type: value.type, ...ending, input: {} };
}
