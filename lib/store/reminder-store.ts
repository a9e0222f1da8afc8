import { LIMITS } from "@/lib/domain/limits";
import type { Reminder } from "@/lib/domain/reminder";
import type { Task } from "@/lib/domain/task";
import { database } from "@/lib/store/database";
import { reminderFromRow, taskFromRow } from "@/lib/store/rows";

export interface ReminderOfTask {
  reminder: Reminder;
  task: Task;
}

export async function findReminder(userId: string, id: string): Promise<ReminderOfTask | null> {
  const { client } = await database();
  const row = await client.reminder.findFirst({
    where: { id, userId, task: { deletedAt: null } },
    include: { task: true },
  });
  if (!row) return null;
  const { task, ...reminder } = row;
  return { reminder: reminderFromRow(reminder), task: taskFromRow(task) };
}

export async function findRemindersByIds(userId: string, ids: string[]): Promise<Reminder[]> {
  const { client } = await database();
  const rows = await client.reminder.findMany({ where: { userId, id: { in: ids } } });
  return rows.map(reminderFromRow);
}

export async function findRemindersOfTasks(userId: string, ids: string[]): Promise<ReminderOfTask[]> {
  const { client } = await database();
  const rows = await client.reminder.findMany({ where: { userId, id: { in: ids } }, include: { task: true } });
  return rows.map(({ task, ...reminder }) => ({ reminder: reminderFromRow(reminder), task: taskFromRow(task) }));
}

/** Those that follow the task's due time and are not called off. */
export async function findRelativeReminders(userId: string, taskId: string): Promise<Reminder[]> {
  const { client } = await database();
  const where = { userId, taskId, minutesBeforeDue: { not: null }, status: { not: "cancelled" as const } };
  const rows = await client.reminder.findMany({ where, orderBy: { id: "asc" } });
  return rows.map(reminderFromRow);
}

/** Those of these tasks whose time has come and that still wait for it. */
export async function findMissedReminders(userId: string, taskIds: string[], now: Date): Promise<Reminder[]> {
  const { client } = await database();
  const where = { userId, taskId: { in: taskIds }, status: "scheduled" as const, nextAt: { lte: now } };
  const rows = await client.reminder.findMany({ where, orderBy: { id: "asc" } });
  return rows.map(reminderFromRow);
}

/** Those that came since then and are unread; when all are read, the last one. Snoozed ones are answered. */
export async function listCameReminders(
  userId: string,
  taskId: string | undefined,
  since: Date,
): Promise<ReminderOfTask[]> {
  const { client } = await database();
  const rows = await client.notification.findMany({
    where: {
      userId,
      createdAt: { gte: since },
      snoozedUntil: null,
      reminder: {
        status: { not: "cancelled" },
        task: { deletedAt: null, status: "pending", ...(taskId && { id: taskId }) },
      },
    },
    include: { reminder: { include: { task: true } } },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: LIMITS.listPage,
  });
  const unread = rows.filter(({ readAt }) => readAt === null);
  const meant = unread.length > 0 ? unread : rows.slice(0, 1);
  return [...new Map(meant.map(({ reminder: row }) => [row.id, row])).values()].map(({ task, ...reminder }) => ({
    reminder: reminderFromRow(reminder),
    task: taskFromRow(task),
  }));
}

export async function listScheduledReminders(
  userId: string,
  taskId: string | undefined,
  limit: number,
): Promise<ReminderOfTask[]> {
  const { client } = await database();
  const rows = await client.reminder.findMany({
    where: {
      userId,
      status: "scheduled",
      nextAt: { not: null },
      task: { deletedAt: null, status: "pending" },
      ...(taskId === undefined ? {} : { taskId }),
    },
    include: { task: true },
    orderBy: [{ nextAt: "asc" }, { id: "asc" }],
    take: limit,
  });
  return rows.map(({ task, ...reminder }) => ({ reminder: reminderFromRow(reminder), task: taskFromRow(task) }));
}
