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
