import type { StoredMessage } from "@/lib/domain/stored-message";
import { interruptSilentReplies } from "@/lib/store/chat-reply";
import { messageFromRow } from "@/lib/store/chat-row";
import { database } from "@/lib/store/database";
import type { Message as MessageRow } from "@/lib/store/generated/client";

export interface History {
  /** What was said before, oldest first. */
  earlier: StoredMessage[];
  current: StoredMessage | null;
}

interface SaidHere {
  userId: string;
  conversationId: string;
  messageId: string;
  /** The access token that speaks; null: the person. */
  tokenId: string | null;
}

/**
 * A message and what the same speaker said before it in its conversation, with the replies. A reply belongs to the message
 * it answers, however much later it was written: several messages may have waited for each other. What another speaker
 * said is not read: "yes", "it" and "the second one" must not mean what a program left there.
 */
export async function readHistory(said: SaidHere, limit: number): Promise<History> {
  const { userId, conversationId, messageId, tokenId } = said;
  const { client } = await database();
  const rows = await client.$queryRaw<MessageRow[]>`
    WITH asked AS (
      SELECT "id", "position" FROM "Message"
      WHERE "conversationId" = ${conversationId}::uuid AND "role" = 'user'
        AND "tokenId" IS NOT DISTINCT FROM ${tokenId}::uuid AND "position" <= (
        SELECT "position" FROM "Message" WHERE "userId" = ${userId}::uuid AND "id" = ${messageId}
      )
      ORDER BY "position" DESC LIMIT ${Math.ceil(limit / 2) + 1}
    )
    SELECT m.* FROM asked a JOIN "Message" m ON m."userId" = ${userId}::uuid AND a."id" IN (m."id", m."inReplyTo")
    ORDER BY a."position", m."position"`;
  const messages = rows.map(messageFromRow);
  const here = messages.findIndex(({ id }) => id === messageId);
  return here < 0
    ? { earlier: [], current: null }
    : { earlier: messages.slice(Math.max(0, here - limit), here), current: messages[here] ?? null };
}

/** Each reply behind the message it answers. */
function inConversationOrder(messages: StoredMessage[]): StoredMessage[] {
  const here = new Set(messages.map(({ id }) => id));
  const replies = new Map(messages.map((message) => [message.inReplyTo, message]));
  return messages.flatMap((message) => {
    if (message.inReplyTo !== null) return here.has(message.inReplyTo) ? [] : [message];
    const reply = replies.get(message.id);
    return reply ? [message, reply] : [message];
  });
}

export interface MessagePage {
  messages: StoredMessage[];
  /** Whether there are older ones. */
  hasMore: boolean;
}

/** The newest messages of a conversation, or those before one of them, in the order to show them. */
export async function readMessages(
  userId: string,
  conversationId: string,
  page: { limit: number; before?: string | undefined },
): Promise<MessagePage> {
  const { client } = await database();
  await interruptSilentReplies(userId, conversationId);
  const edge =
    page.before === undefined
      ? null
      : await client.message.findFirst({ where: { userId, conversationId, id: page.before } });
  const rows = await client.message.findMany({
    where: { userId, conversationId, ...(edge ? { position: { lt: edge.position } } : {}) },
    orderBy: { position: "desc" },
    take: page.limit + 1,
  });
  const shown = rows.slice(0, page.limit).reverse();
  return { messages: inConversationOrder(shown.map(messageFromRow)), hasMore: rows.length > page.limit };
}
