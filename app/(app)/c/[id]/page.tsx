import { notFound } from "next/navigation";
import { z } from "zod";
import { Chat } from "@/components/chat/chat";
import { readConversation, type WholeConversation } from "@/lib/agent/read-conversation";
import { sayMind } from "@/lib/agent/say-mind";
import { requirePageUser } from "@/lib/auth/require-page-user";
import { StewardError } from "@/lib/domain/steward-error";

const SHOWN = 100;

export default async function ConversationPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const user = await requirePageUser(`/c/${id}`);
  const { title, messages, has_more } = await conversation(user.id, id);
  return (
    <Chat
      key={id}
      id={id}
      title={title}
      mind={sayMind()}
      messages={messages}
      hasMore={has_more}
      timeZone={user.timeZone}
    />
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
