import { randomUUID } from "node:crypto";
import { conversationFor } from "@/lib/agent/conversation-for";
import { runChatTurn } from "@/lib/agent/run-chat-turn";
import type { AgentResponse } from "@/lib/domain/agent-response";
import { speakingCaller, type ToolCaller } from "@/lib/tools/tool-caller";
import { readAgentResponse } from "@/lib/views/agent-response";
import type { Person } from "./people";

interface Saying {
  conversationId?: string;
  messageId?: string;
  token?: ToolCaller["token"];
}

/** Says something as this person and waits for the whole reply. */
export async function say(person: Person, text: string, saying: Saying = {}): Promise<AgentResponse> {
  const { messageId = randomUUID(), token = null } = saying;
  const sender = { user: person.user, token };
  const conversationId = saying.conversationId ?? (await conversationFor(sender, messageId));
  const caller = speakingCaller(sender, { source: "chat", conversationId, messageId });
  const turn = await runChatTurn({ caller, text });
  await turn.stream.pipeTo(new WritableStream());
  await turn.saved;
  const reply = await readAgentResponse(person.id, turn.replyId);
  if (!reply) throw new Error("There is no reply");
  return reply.response;
}

/** A conversation in which each line is said after the one before. */
export function conversationOf(person: Person) {
  const conversationId = randomUUID();
  return {
    id: conversationId,
    say: (text: string, saying: Omit<Saying, "conversationId"> = {}) =>
      say(person, text, { conversationId, ...saying }),
  };
}
