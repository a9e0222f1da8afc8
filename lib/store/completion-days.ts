import type { CalendarDate } from "@/lib/domain/zoned-time";
import { database } from "@/lib/store/database";

export interface DayCount {
  day: CalendarDate;
  count: number;
}

/** How many tasks were ticked off on each day of the person's calendar since then; days without any are left out. */
export async function countCompletions(userId: string, timeZone: string, since: Date): Promise<DayCount[]> {
  const { client } = await database();
  return client.$queryRaw<DayCount[]>`
    SELECT to_char("invokedAt" AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS "day", count(*)::int AS "count"
    FROM "ToolInvocationRecord"
    WHERE "userId" = ${userId}::uuid AND "invokedAt" >= ${since.toISOString()}::timestamptz
      AND "toolName" = 'complete_task' AND "success" AND "undoneAt" IS NULL AND "changes" <> '[]'::jsonb
      AND "parameters"->'completed' IS DISTINCT FROM 'false'::jsonb
    GROUP BY 1 ORDER BY 1`;
}
