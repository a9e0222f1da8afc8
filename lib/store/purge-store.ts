import { LIMITS } from "@/lib/domain/limits";
import { database } from "@/lib/store/database";

const BATCH = 100;

/**
 * Removes tasks that were in the bin for thirty days, and takes their words out of the audit: the records stay, what
 * they said about these tasks does not. Answers how many tasks went.
 */
export async function purgeOldTasks(now: Date): Promise<number> {
  const { client } = await database();
  const limit = new Date(now.getTime() - LIMITS.binDays * 24 * 60 * 60 * 1000);
  for (let purged = 0; ; ) {
    const batch = await client.task.findMany({
      where: { deletedAt: { lt: limit } },
      select: { id: true, userId: true },
      take: BATCH,
    });
    if (batch.length === 0) return purged;
    const ids = batch.map(({ id }) => id);
    const users = [...new Set(batch.map(({ userId }) => userId))];
    const mentions = ids.map((id) => `%${id}%`);
    const [, , removed] = await client.$transaction([
      client.$executeRaw`
        UPDATE "ToolInvocationRecord" SET "parameters" = '{"redacted": true}', "result" = '{"redacted": true}', "changes" = '[]',
          "errorMessage" = NULL, "reasoning" = NULL
        WHERE "userId" = ANY(${users}::uuid[])
          AND ("changes"::text LIKE ANY(${mentions}) OR "result"::text LIKE ANY(${mentions}) OR "parameters"::text LIKE ANY(${mentions}))`,
      client.$executeRaw`
        UPDATE "PendingAction" SET "tasks" = '[]', "outcome" = NULL
        WHERE "userId" = ANY(${users}::uuid[]) AND "tasks"::text LIKE ANY(${mentions})`,
      client.task.deleteMany({ where: { id: { in: ids }, deletedAt: { lt: limit } } }),
    ]);
    purged += removed.count;
  }
}
