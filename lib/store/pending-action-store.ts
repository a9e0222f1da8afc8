import { z } from "zod";
import type { PendingAction, ShownTask } from "@/lib/domain/pending-action";
import { database } from "@/lib/store/database";
import type { PendingAction as PendingActionRow, PrismaClient } from "@/lib/store/generated/client";

const shownTasks: z.ZodType<ShownTask[]> = z.array(
  z.object({ id: z.string(), number: z.number(), title: z.string(), version: z.number() }),
);

export const pendingActionFromRow = (row: PendingActionRow): PendingAction => ({
  id: row.id,
  userId: row.userId,
  conversationId: row.conversationId,
  messageId: row.messageId,
  actionType: row.actionType,
  tasks: shownTasks.parse(row.tasks),
  requestedBy: row.requestedBy,
  tokenId: row.tokenId,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  resolvedAt: row.resolvedAt ? row.resolvedAt.toISOString() : null,
  resolvedBy: row.resolvedBy,
});

export async function findPendingAction(userId: string, id: string): Promise<PendingAction | null> {
  const { client } = await database();
  const row = await client.pendingAction.findFirst({ where: { id, userId } });
  return row && pendingActionFromRow(row);
}

export interface ConversationCard {
  action: PendingAction;
  /** By the database's clock. */
  isExpired: boolean;
  /** The message that settled it, when one did. */
  resolvedInMessage: string | null;
}

/** The last question asked in a conversation, open or settled. */
export async function findConversationCard(userId: string, conversationId: string): Promise<ConversationCard | null> {
  const { client } = await database();
  const [row] = await client.$queryRaw<(PendingActionRow & { isExpired: boolean })[]>`
    SELECT *, "expiresAt" <= clock_timestamp() AS "isExpired" FROM "PendingAction"
    WHERE "userId" = ${userId}::uuid AND "conversationId" = ${conversationId}::uuid
    ORDER BY ("status" = 'pending') DESC, "createdAt" DESC LIMIT 1`;
  if (!row) return null;
  const { isExpired, resolvedInMessage } = row;
  return { action: pendingActionFromRow(row), isExpired, resolvedInMessage };
}

/** The question open in a conversation, if it still is by the database's clock. */
export async function findOpenPendingAction(userId: string, conversationId: string): Promise<PendingAction | null> {
  const { client } = await database();
  await expirePendingActions(client, userId, conversationId);
  const row = await client.pendingAction.findFirst({ where: { userId, conversationId, status: "pending" } });
  return row && pendingActionFromRow(row);
}

async function expirePendingActions(
  client: Pick<PrismaClient, "$executeRaw">,
  userId: string,
  conversationId: string,
): Promise<void> {
  await client.$executeRaw`
    UPDATE "PendingAction" SET "status" = 'expired', "resolvedAt" = clock_timestamp(), "resolvedBy" = 'timeout'
    WHERE "userId" = ${userId}::uuid AND "conversationId" = ${conversationId}::uuid
      AND "status" = 'pending' AND "expiresAt" <= clock_timestamp()`;
}
