import { heldUntil } from "@/lib/domain/quiet-hours";
import type { NotificationJson, ReminderOverview } from "@/lib/domain/reminder-overview";
import { countUnread, type ListedNotification, listNotifications, listUpcoming } from "@/lib/store/notification-store";
import { readReminderHabits } from "@/lib/store/reminder-habits";

const LATEST = 50;
const UPCOMING = 1000;

export async function readReminderOverview(userId: string, now = new Date()): Promise<ReminderOverview> {
  const [rows, unread, upcoming, { quietHours, timeZone, snoozeMinutes }] = await Promise.all([
    listNotifications(userId, LATEST),
    countUnread(userId),
    listUpcoming(userId, UPCOMING),
    readReminderHabits(userId),
  ]);
  return {
    notifications: rows.map(notificationJson),
    unread,
    upcoming: upcoming.map(({ taskId, nextAt }) => ({
      task_id: taskId,
      next_at: nextAt.toISOString(),
      held_until: heldUntil(nextAt, now, quietHours, timeZone)?.toISOString() ?? null,
    })),
    snooze_minutes: snoozeMinutes,
  };
}

const notificationJson = ({ task, ...row }: ListedNotification): NotificationJson => ({
  id: row.id,
  reminder_id: row.reminderId,
  task: {
    id: task.id,
    number: task.number,
    title: task.title,
    status: task.status,
    due_on: task.dueOn,
    recurrence: task.recurrence,
  },
  occurrence_at: row.occurrenceAt.toISOString(),
  late: row.late,
  held_until: row.heldUntil?.toISOString() ?? null,
  read_at: row.readAt?.toISOString() ?? null,
  snoozed_until: row.snoozedUntil?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
});
