import type { Invocation, InvocationSource } from "@/lib/domain/invocation";
import { database } from "@/lib/store/database";
import { recordFromRow } from "@/lib/store/record-row";

export interface ActivityFilter {
  source?: InvocationSource | undefined;
  tool?: string | undefined;
  success?: boolean | undefined;
  conversationId?: string | undefined;
  before?: Date | undefined;
  after?: Date | undefined;
}

export interface ActivityEntry {
  record: Invocation;
  tokenName: string | null;
}

/** The audit, newest first. `from` is the last entry of the page before. */
export async function listActivity(
  userId: string,
  filter: ActivityFilter,
  page: { limit: number; from?: { invokedAt: Date; id: string } | undefined },
): Promise<ActivityEntry[]> {
  const { client } = await database();
  const { source, tool, success, conversationId, before, after } = filter;
  const rows = await client.toolInvocationRecord.findMany({
    where: {
      userId,
      ...(source && { source }),
      ...(tool && { toolName: tool }),
      ...(success !== undefined && { success }),
      ...(conversationId && { conversationId }),
      invokedAt: { ...(before && { lt: before }), ...(after && { gte: after }) },
      ...(page.from && {
        OR: [{ invokedAt: { lt: page.from.invokedAt } }, { invokedAt: page.from.invokedAt, id: { gt: page.from.id } }],
      }),
    },
    orderBy: [{ invokedAt: "desc" }, { id: "asc" }],
    take: page.limit,
  });
  const names = await tokenNames(
    userId,
    rows.flatMap(({ tokenId }) => tokenId ?? []),
  );
  return rows.map((row) => ({
    record: recordFromRow(row),
    tokenName: row.tokenId ? (names.get(row.tokenId) ?? null) : null,
  }));
}

async function tokenNames(userId: string, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { client } = await database();
  const tokens = await client.accessToken.findMany({
    where: { userId, id: { in: ids } },
    select: { id: true, name: true },
  });
  return new Map(tokens.map(({ id, name }) => [id, name]));
}
