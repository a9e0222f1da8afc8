import type { Invocation, InvocationSource } from "@/lib/domain/invocation";
import { findTokenNames } from "@/lib/store/access-token-store";
import { database } from "@/lib/store/database";
import { Prisma, type ToolInvocationRecord as RecordRow } from "@/lib/store/generated/client";
import { recordFromRow } from "@/lib/store/record-row";

export interface ActivityFilter {
  source?: InvocationSource | undefined;
  tool?: string | undefined;
  success?: boolean | undefined;
  /** Only calls that changed something. */
  changed?: boolean | undefined;
  /** Words of a title, or of anything else that was said or answered. */
  search?: string | undefined;
  conversationId?: string | undefined;
  before?: Date | undefined;
  after?: Date | undefined;
}

export interface ActivityEntry {
  record: Invocation;
  tokenName: string | null;
}

interface ActivityPage {
  limit: number;
  /** The last entry of the page before. */
  from?: { invokedAt: Date; id: string } | undefined;
}

/** The audit, newest first. */
export async function listActivity(
  userId: string,
  filter: ActivityFilter,
  { limit, from }: ActivityPage,
): Promise<ActivityEntry[]> {
  const { client } = await database();
  const conditions = conditionsFor(userId, filter);
  if (from) conditions.push(isAfter(from));
  const rows = await client.$queryRaw<RecordRow[]>`
    SELECT * FROM "ToolInvocationRecord" WHERE ${Prisma.join(conditions, " AND ")}
    ORDER BY "invokedAt" DESC, "id" LIMIT ${limit}`;
  const names = rows.some(({ tokenId }) => tokenId !== null) ? await findTokenNames(userId) : new Map<string, string>();
  return rows.map((row) => ({
    record: recordFromRow(row),
    tokenName: row.tokenId ? (names.get(row.tokenId) ?? null) : null,
  }));
}

function conditionsFor(userId: string, filter: ActivityFilter): Prisma.Sql[] {
  const { source, tool, success, changed, search, conversationId, before, after } = filter;
  const conditions: (Prisma.Sql | false)[] = [
    Prisma.sql`"userId" = ${userId}::uuid`,
    source !== undefined && Prisma.sql`"source" = ${source}::"InvocationSource"`,
    tool !== undefined && Prisma.sql`"toolName" = ${tool}`,
    success !== undefined && Prisma.sql`"success" = ${success}`,
    changed !== undefined && Prisma.sql`("changes" <> '[]'::jsonb) = ${changed}`,
    search !== undefined && mentions(search),
    conversationId !== undefined && Prisma.sql`"conversationId" = ${conversationId}::uuid`,
    before !== undefined && Prisma.sql`"invokedAt" < ${before.toISOString()}::timestamptz`,
    after !== undefined && Prisma.sql`"invokedAt" >= ${after.toISOString()}::timestamptz`,
  ];
  return conditions.filter((condition) => condition !== false);
}

/** In the values alone: the names of fields say nothing about what was meant. */
function mentions(search: string): Prisma.Sql {
  const literally = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return Prisma.sql`jsonb_path_query_array(jsonb_build_array("parameters", "result"),
    'lax $.** ? (@.type() == "string")')::text ILIKE ${literally}`;
}

const isAfter = ({ invokedAt, id }: { invokedAt: Date; id: string }): Prisma.Sql => {
  const moment = Prisma.sql`${invokedAt.toISOString()}::timestamptz`;
  return Prisma.sql`("invokedAt" < ${moment} OR ("invokedAt" = ${moment} AND "id" > ${id}::uuid))`;
};
