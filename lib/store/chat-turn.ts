import type { Json } from "@/lib/domain/invocation";
import type { StoredMessage } from "@/lib/domain/stored-message";
import { messageFromRow } from "@/lib/store/chat-row";
import { database } from "@/lib/store/database";
import { databaseFault } from "@/lib/store/database-fault";

export interface NewTurn {
  userId: string;
  conversationId: string;
  /** For a conversation that begins with this message. */
  title: string;
  messageId: string;
  parts: Json[];
  replyId: string;
}

export interface OpenedTurn {
  /** False when the conversation is somebody else's. */
  isOurs: boolean;
  /** False when the message is there already, or another reply is being written in this conversation. */
  hasReply: boolean;
  /** Set when the conversation begins with this message: when it was sent. There is nothing before it to read. */
  firstSentAt: Date | null;
}

/**
 * Conversation, message and the empty reply in one statement: a crash leaves all of them or none. A message that is there
 * already touches nothing: sent again under another conversation it must not leave an empty one behind.
 */
export async function openTurn(turn: NewTurn): Promise<OpenedTurn> {
  const { client } = await database();
  const { userId, conversationId, title, messageId, parts, replyId } = turn;
  const [opened] = await client.$queryRaw<OpenedTurn[]>`
    WITH known AS (
      SELECT FROM "Message" WHERE "userId" = ${userId}::uuid AND "id" = ${messageId}
    ), conversation AS (
      INSERT INTO "Conversation" AS c ("id", "userId", "title")
      SELECT ${conversationId}::uuid, ${userId}::uuid, ${title} WHERE NOT EXISTS (SELECT FROM known)
      ON CONFLICT ("id") DO UPDATE SET "updatedAt" = clock_timestamp() WHERE c."userId" = excluded."userId"
      RETURNING "id", xmax = 0 AS "isFirst"
    ), message AS (
      INSERT INTO "Message" ("id", "userId", "conversationId", "role", "parts", "state")
      SELECT ${messageId}, ${userId}::uuid, "id", 'user', ${JSON.stringify(parts)}::jsonb, 'complete' FROM conversation
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

/**
 * Starts the reply to a message, or starts it again after it failed. Null while another reply of the conversation is
 * being written, or when somebody else is already at this one, or it is finished: look again.
 */
export async function takeReply(turn: Omit<NewTurn, "title" | "parts">): Promise<{ attempt: number } | null> {
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
