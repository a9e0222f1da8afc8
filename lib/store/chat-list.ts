import type { Conversation } from "@/lib/domain/conversation";
import { tokenFrom } from "@/lib/store/chat-row";
import { database } from "@/lib/store/database";
import { type Conversation as ConversationRow, Prisma } from "@/lib/store/generated/client";

export interface ConversationPosition {
  updatedAt: string;
  id: string;
}

const fromRow = (row: ConversationRow): Conversation => ({
  id: row.id,
  title: row.title,
  token: tokenFrom(row),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** The person's conversations, the last used first; with words, those that hold them in the title or a message. */
export async function listConversations(
  userId: string,
  search: string | undefined,
  page: { limit: number; after?: ConversationPosition | undefined },
): Promise<{ conversations: Conversation[]; hasMore: boolean }> {
  const { client } = await database();
  const { limit, after } = page;
  const rows = await client.$queryRaw<ConversationRow[]>`
    SELECT * FROM "Conversation" AS c WHERE "userId" = ${userId}::uuid
      ${after ? Prisma.sql`AND ("updatedAt", "id") < (${after.updatedAt}::timestamptz, ${after.id}::uuid)` : Prisma.empty}
      ${search === undefined ? Prisma.empty : Prisma.sql`AND ${mentions(search)}`}
    ORDER BY "updatedAt" DESC, "id" DESC LIMIT ${limit + 1}`;
  return { conversations: rows.slice(0, limit).map(fromRow), hasMore: rows.length > limit };
}

/** Only what was said is searched, not the ids and codes that stand in the parts beside it. */
function mentions(search: string): Prisma.Sql {
  const like = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return Prisma.sql`("title" ILIKE ${like} OR EXISTS (
    SELECT FROM "Message" AS m, jsonb_array_elements(m."parts") AS part
    WHERE m."conversationId" = c."id" AND part->>'type' = 'text' AND part->>'text' ILIKE ${like}))`;
}

export async function findConversation(userId: string, id: string): Promise<Conversation | null> {
  const { client } = await database();
  const row = await client.conversation.findFirst({ where: { userId, id } });
  return row && fromRow(row);
}

export async function renameConversation(userId: string, id: string, title: string): Promise<Conversation | null> {
  const { client } = await database();
  const [row] = await client.conversation.updateManyAndReturn({ where: { userId, id }, data: { title } });
  return row ? fromRow(row) : null;
}

/** Its messages and its open question go with it; what was done in it stays in the audit. */
export async function deleteConversation(userId: string, id: string): Promise<boolean> {
  const { client } = await database();
  const { count } = await client.conversation.deleteMany({ where: { userId, id } });
  return count > 0;
}
