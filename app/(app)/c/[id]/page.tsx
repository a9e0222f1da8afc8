import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { z } from "zod";
import { Chat } from "@/components/chat/chat";
import { viewReply } from "@/components/chat/reply-view";
import { StartAtEnd } from "@/components/chat/start-at-end";
import type { ChatMessage } from "@/lib/agent/chat-message";
import { readConversation, type WholeConversation } from "@/lib/agent/read-conversation";
import { sayMind } from "@/lib/agent/say-mind";
import { requirePageUser } from "@/lib/auth/require-page-user";
import { readChatData } from "@/lib/domain/chat-data";
import { StewardError } from "@/lib/domain/steward-error";
import { readConversationFacts } from "@/lib/views/conversation-facts";

const SHOWN = 100;
/** Older cards are out of sight when the page opens, and are asked for by themselves. */
const CARDS_AT_ONCE = 5;

export default async function ConversationPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const user = await requirePageUser(`/c/${id}`);
  const { title, messages, has_more } = await conversation(user.id, id);
  return (
    <>
      <Chat
        key={id}
        id={id}
        title={title}
        mind={sayMind()}
        messages={messages}
        hasMore={has_more}
        timeZone={user.timeZone}
        {...(await readConversationFacts(user.id, mentionedIn(messages)))}
      />
      <StartAtEnd nonce={(await headers()).get("x-nonce") ?? undefined} />
    </>
  );
}

async function conversation(userId: string, id: string): Promise<WholeConversation> {
  if (!z.uuid().safeParse(id).success) notFound();
  try {
    return await readConversation(userId, id, { limit: SHOWN });
  } catch (error) {
    if (error instanceof StewardError && error.code === "NOT_FOUND") notFound();
    throw error;
  }
}

function mentionedIn(messages: ChatMessage[]) {
  const replies = messages.filter(({ role }) => role === "assistant");
  return {
    cards: replies.flatMap(({ parts }) => readChatData(parts, "confirmation")?.id ?? []).slice(-CARDS_AT_ONCE),
    records: replies.flatMap((reply) => viewReply(reply).records),
  };
}
