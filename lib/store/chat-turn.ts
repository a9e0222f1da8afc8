import type { Json } from "@/lib/domain/invocation";
import type { StoredMessage } from "@/lib/domain/stored-message";
import type { TokenMark } from "@/lib/domain/token-mark";
import { messageFromRow } from "@/lib/store/chat-row";
import { database } from "@/lib/store/database";
import { databaseFault } from "@/lib/store/database-fault";

export interface NewTurn {
  userId: string;
  conversationId: string;
  /** The access token that speaks; null: the person. */
  token: TokenMark | null;
  /** For a conversation that begins with this message. */
  title: string;
  messageId: string;
  parts: Json[];
  replyId: string;
}

export interface OpenedTurn {
  /** False when the conversation is not the speaker's: somebody else's, or not begun by this token. */
  isOurs: boolean;
  /** False when the message is there already, or another reply is being written in this conversation. */
  hasReply: boolean;
  /** Set when the conversation begins with this message: when it was sent. There is nothing before it to read. */
  firstSentAt: Date | null;
}

/**
 * Conversation, message and the empty reply in one statement: a crash leaves all of them or none. A message that is there
 * already touches nothing: sent again under another conversation it must not leave an empty one behind.
 *
 * Here is where a token speaks only for itself. The conversation's row is locked while its speaker is decided, so of a
 * token and the person at once the token never comes second.
 */
export async function openTurn(turn: NewTurn): Promise<OpenedTurn> {
  const { client } = await database();
  const { userId, conversationId, title, messageId, parts, replyId } = turn;
  const { id: tokenId = null, name: tokenName = null } = turn.token ?? {};
  const [opened] = await client.$queryRaw<OpenedTurn[]>`
    WITH known AS (
      SELECT FROM "Message" WHERE "userId" = ${userId}::uuid AND "id" = ${messageId}
    ), conversation AS (
      INSERT INTO "Conversation" AS c ("id", "userId", "title", "tokenId", "tokenName")
      SELECT ${conversationId}::uuid, ${userId}::uuid, ${title}, ${tokenId}::uuid, ${tokenName}
      WHERE NOT EXISTS (SELECT FROM known)
      ON CONFLICT ("id") DO UPDATE SET "updatedAt" = clock_timestamp(), "takenOverAt" = CASE
          WHEN c."tokenId" IS NOT NULL AND excluded."tokenId" IS NULL THEN coalesce(c."takenOverAt", clock_timestamp())
        END
      WHERE c."userId" = excluded."userId"
        AND (excluded."tokenId" IS NULL OR (c."tokenId" = excluded."tokenId" AND c."takenOverAt" IS NULL))
      RETURNING "id", xmax = 0 AS "isFirst"
    ), message AS (
      INSERT INTO "Message" ("id", "userId", "conversationId", "role", "tokenId", "tokenName", "parts", "state")
      SELECT ${messageId}, ${userId}::uuid, "id", 'user', ${tokenId}::uuid, ${tokenName},
        ${JSON.stringify(parts)}::jsonb, 'complete' FROM conversation
      ON CONFLICT DO NOTHING RETURNING "id", "conversationId", "createdAt"
    ), reply AS (
      INSERT INTO "Message" ("id", "userId", "conversationId", "role", "inReplyTo", "parts", "state")
      SELECT ${replyId}, ${userId}::uuid, "conversationId", 'assistant', "id", '[]', 'streaming' FROM message
      ON CONFLICT DO NOTHING RETURNING "id"
    )
    SELECT EXISTS (SELECT FROM known) OR EXISTS (SELECT FROM conversation) AS "isOurs",
      EXISTS (SELECT FROM reply) AS "hasReply",
      (SELECT "createdAt" FROM message, conversation WHERE "isFirst") AS "firstSentAt"`;
  return opened ?? { isOurs: false, hasReply: false, firstSentAt: null };
}

/** Whether a conversation is this token's to speak in. `taken over`: it began it, and the person has spoken since. */
export async function findTokenPlace(
  userId: string,
  conversationId: string,
  tokenId: string,
): Promise<"own" | "taken over" | "none"> {
  const { client } = await database();
  const begun = await client.conversation.findFirst({ where: { userId, id: conversationId, tokenId } });
  if (!begun) return "none";
  return begun.takenOverAt === null ? "own" : "taken over";
}

/**
 * Starts the reply to a message, or starts it again after it failed. Null while another reply of the conversation is
 * being written, or when somebody else is already at this one, or it is finished: look again.
 */
export async function takeReply(turn: Omit<NewTurn, "title" | "parts" | "token">): Promise<{ attempt: number } | null> {
  const { client } = await database();
  const { userId, conversationId, messageId, replyId } = turn;
  try {
    const [taken] = await client.$queryRaw<{ attempt: number }[]>`
      INSERT INTO "Message" AS m ("id", "userId", "conversationId", "role", "inReplyTo", "parts", "state")
      VALUES (${replyId}, ${userId}::uuid, ${conversationId}::uuid, 'assistant', ${messageId}, '[]', 'streaming')
      ON CONFLICT ("userId", "inReplyTo") DO UPDATE SET "state" = 'streaming', "parts" = '[]', "metadata" = NULL,
        "stopRequestedAt" = NULL, "attempt" = m."attempt" + 1, "updatedAt" = clock_timestamp()
      WHERE m."state" IN ('error', 'interrupted')
      RETURNING "attempt"`;
    return taken ?? null;
  } catch (error) {
    if (databaseFault(error) === "duplicate") return null;
    throw error;
  }
}

export interface Turn {
  message: StoredMessage;
  reply: StoredMessage | null;
}

export async function findTurn(userId: string, messageId: string): Promise<Turn | null> {
  const { client } = await database();
  const rows = await client.message.findMany({
    where: { userId, OR: [{ id: messageId, role: "user" }, { inReplyTo: messageId }] },
  });
  const found = rows.map(messageFromRow);
  const message = found.find(({ role }) => role === "user");
  return message ? { message, reply: found.find(({ role }) => role === "assistant") ?? null } : null;
}
