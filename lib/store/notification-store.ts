import type { Task } from "@/lib/domain/task";
import { database } from "@/lib/store/database";
import type { Notification } from "@/lib/store/generated/client";
import { taskFromRow } from "@/lib/store/rows";

/** A task in the bin says nothing until it is back. */
const inUse = (userId: string) => ({ userId, reminder: { task: { deletedAt: null } } });

export type ListedNotification = Notification & { task: Task };

export async function listNotifications(userId: string, limit: number): Promise<ListedNotification[]> {
  const { client } = await database();
  const rows = await client.notification.findMany({
    where: inUse(userId),
    include: { reminder: { select: { task: true } } },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: limit,
  });
  return rows.map(({ reminder, ...row }) => ({ ...row, task: taskFromRow(reminder.task) }));
}

export async function countUnread(userId: string): Promise<number> {
  const { client } = await database();
  return client.notification.count({ where: { ...inUse(userId), readAt: null } });
}

/** The next reminder of each open task, the soonest first. */
export async function listUpcoming(userId: string, limit: number): Promise<{ taskId: string; nextAt: Date }[]> {
  const { client } = await database();
  return client.$queryRaw`
    SELECT r."taskId", min(r."nextAt") AS "nextAt" FROM "Reminder" r JOIN "Task" t ON t."id" = r."taskId"
    WHERE r."userId" = ${userId}::uuid AND r."status" = 'scheduled' AND t."status" = 'pending' AND t."deletedAt" IS NULL
    GROUP BY r."taskId" ORDER BY 2 LIMIT ${limit}`;
}

/** These, or all of them. What is read stays as it was first read. */
export async function markNotificationsRead(userId: string, ids: string[] | "all", now: Date): Promise<void> {
  const { client } = await database();
  const which = ids === "all" ? {} : { id: { in: ids } };
  await client.notification.updateMany({ where: { userId, readAt: null, ...which }, data: { readAt: now } });
}
