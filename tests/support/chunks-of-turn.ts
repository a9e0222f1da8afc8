import { randomUUID } from "node:crypto";
import { runChatTurn } from "@/lib/agent/run-chat-turn";
import { speakingCaller } from "@/lib/tools/tool-caller";
import type { Chunk } from "@/tests/support/chat-over-http";
import type { Person } from "@/tests/support/people";

/** Says something as this person; the reply as it streams to the page, once it is kept. */
export async function chunksOfTurn(person: Person, text: string, conversationId: string): Promise<Chunk[]> {
  const place = { source: "chat" as const, conversationId, messageId: randomUUID() };
  const turn = await runChatTurn({ caller: speakingCaller({ user: person.user, token: null }, place), text });
  const chunks: Chunk[] = [];
  for await (const chunk of turn.stream) chunks.push({ ...chunk });
  await turn.saved;
  return chunks;
}
