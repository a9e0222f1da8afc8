import type { Invocation } from "@/lib/domain/invocation";
import { database } from "@/lib/store/database";
import { Prisma, type ToolInvocationRecord as RecordRow } from "@/lib/store/generated/client";
import { recordFromRow } from "@/lib/store/record-row";

export async function findRecordByKey(userId: string, idempotencyKey: string): Promise<Invocation | null> {
  const { client } = await database();
  const row = await client.toolInvocationRecord.findUnique({
    where: { userId_idempotencyKey: { userId, idempotencyKey } },
  });
  return row && recordFromRow(row);
}

export async function findRecord(userId: string, id: string): Promise<Invocation | null> {
  const { client } = await database();
  const row = await client.toolInvocationRecord.findFirst({ where: { userId, id } });
  return row && recordFromRow(row);
}

/** Those of some records whose change was taken back. */
export async function findUndoneRecords(userId: string, ids: string[]): Promise<string[]> {
  const { client } = await database();
  const rows = await client.toolInvocationRecord.findMany({
    where: { userId, id: { in: ids }, undoneAt: { not: null } },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Everything that was called on behalf of a message, in order. */
export async function findRecordsOfMessage(userId: string, messageId: string): Promise<Invocation[]> {
  const { client } = await database();
  const rows = await client.toolInvocationRecord.findMany({
    where: { userId, messageId },
    orderBy: { position: "asc" },
  });
  return rows.map(recordFromRow);
}

/** Where "the last change" is looked for: in one conversation, or among what one token or the list itself did. */
export interface ChangeScope {
  conversationId: string | null;
  tokenId: string | null;
}

/** What an undo takes back, or a redo brings back: the newest change, with all that the same message did. */
export async function findLastChange(
  userId: string,
  scope: ChangeScope,
  kind: "change" | "undo",
): Promise<Invocation[]> {
  const { client } = await database();
  const isUndo = Prisma.sql`("toolName" = 'undo' AND "result"->>'redone' = 'false')`;
  const wanted = kind === "undo" ? isUndo : Prisma.sql`NOT ${isUndo}`;
  const inScope = scope.conversationId
    ? Prisma.sql`"conversationId" = ${scope.conversationId}::uuid`
    : Prisma.sql`"conversationId" IS NULL AND "tokenId" IS NOT DISTINCT FROM ${scope.tokenId}::uuid`;
  const rows = await client.$queryRaw<RecordRow[]>`
    WITH candidates AS NOT MATERIALIZED (
      SELECT * FROM "ToolInvocationRecord"
      WHERE "userId" = ${userId}::uuid AND ${inScope} AND ${wanted}
        AND "success" AND "undoneAt" IS NULL AND "changes" <> '[]'::jsonb
    ), newest AS (SELECT * FROM candidates ORDER BY "position" DESC LIMIT 1)
    SELECT candidates.* FROM candidates, newest
    WHERE candidates."id" = newest."id" OR candidates."messageId" = newest."messageId"
    ORDER BY candidates."position" DESC`;
  return rows.map(recordFromRow);
}

/** A call that failed: nothing happened but the asking, and that is written down by itself. */
export async function saveFailedRecord(record: Omit<Invocation, "undoneAt">): Promise<void> {
  const { client } = await database();
  const { changes: _, result, ...plain } = record;
  await client.toolInvocationRecord.create({ data: { ...plain, result: result ?? Prisma.DbNull, changes: [] } });
}
