import { sendRequest } from "@/components/send-request";
import type { ReminderJson } from "@/lib/domain/reminder-json";

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
  sendRequest<ChangedReminder>("PATCH", `/api/reminders/${id}`, { remind_at });

export const requestCancelling = (id: string): Promise<ChangedReminder> =>
  sendRequest<ChangedReminder>("PATCH", `/api/reminders/${id}`, { cancel: true });
