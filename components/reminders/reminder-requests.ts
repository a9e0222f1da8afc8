import { sendRequest } from "@/components/send-request";
import type { ReminderJson } from "@/lib/domain/reminder-json";
import type { ReminderOverview } from "@/lib/domain/reminder-overview";

export const requestOverview = (): Promise<ReminderOverview> =>
  sendRequest<ReminderOverview>("GET", "/api/notifications");

export const requestRead = (which: { ids: string[] } | { all: true }): Promise<unknown> =>
  sendRequest("POST", "/api/notifications/read", which);

export type SnoozeWish = { snooze_minutes: number } | { snooze_until: string };

export const requestSnooze = (id: string, wish: SnoozeWish): Promise<ChangedReminder> => requestChange(id, wish);

export interface ChangedReminder {
  reminder: ReminderJson;
  record_id: string;
}

/** How it comes again; not at all when it says nothing. */
export interface ReminderRepeat {
  repeat_interval_minutes?: number;
  /** Deliveries in all, the first included. */
  repeat_count?: number;
}

/** When to remind: at a moment, or so long before the task is due. */
export type ReminderWish = ({ remind_at: string } | { minutes_before_due: number }) & ReminderRepeat;

export async function requestReminders(taskId: string): Promise<ReminderJson[]> {
  const { reminders } = await sendRequest<{ reminders: ReminderJson[] }>("GET", `/api/reminders?task=${taskId}`);
  return reminders;
}

export const requestReminder = (taskId: string, wish: ReminderWish): Promise<ChangedReminder> =>
  sendRequest<ChangedReminder>("POST", "/api/reminders", { task: taskId, ...wish });

export const requestMoving = (id: string, remind_at: string): Promise<ChangedReminder> =>
  requestChange(id, { remind_at });

export const requestCancelling = (id: string): Promise<ChangedReminder> => requestChange(id, { cancel: true });

const requestChange = (id: string, change: object): Promise<ChangedReminder> =>
  sendRequest<ChangedReminder>("PATCH", `/api/reminders/${id}`, change);
