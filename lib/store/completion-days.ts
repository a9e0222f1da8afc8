import { database } from "@/lib/store/database";

/**
 * How many tasks were ticked off between each of these moments and the next, the last one's end being open. Where a day
 * begins is said by the caller: PostgreSQL does not know every time zone that browsers do, and reads some differently.
 */
export async function countCompletions(userId: string, beginnings: readonly Date[]): Promise<number[]> {
  const { client } = await database();
  const moments = beginnings.map((moment) => moment.toISOString());
  const rows = await client.$queryRaw<{ place: number; count: number }[]>`
    SELECT width_bucket("invokedAt", ${moments}::timestamptz[]) AS "place", count(*)::int AS "count"
    FROM "ToolInvocationRecord"
    WHERE "userId" = ${userId}::uuid AND "invokedAt" >= ${moments[0]}::timestamptz
      AND "toolName" = 'complete_task' AND "success" AND "undoneAt" IS NULL AND "changes" <> '[]'::jsonb
      AND "parameters"->'completed' IS DISTINCT FROM 'false'::jsonb
    GROUP BY 1`;
  const counts = new Map(rows.map(({ place, count }) => [place, count]));
  return beginnings.map((_, index) => counts.get(index + 1) ?? 0);
}
