import { sendRequest } from "@/components/send-request";
import type { ReminderJson } from "@/lib/domain/reminder-json";
import type { ReminderOverview } from "@/lib/domain/reminder-overview";

export const requestOverview = (): Promise<ReminderOverview> =>
  sendRequest<ReminderOverview>("GET", "/api/notifications");

export const requestRead = (which: { ids: string[] } | { all: true }): Promise<unknown> =>
  sendRequest("POST", "/api/notifications/read", which);

export type SnoozeWish = { snooze_minutes: number } | { snooze_until: string };

export const requestSnooze = (reminderId: string, wish: SnoozeWish) =>
  sendRequest<{ reminder: ReminderJson; record_id: string }>("PATCH", `/api/reminders/${reminderId}`, wish);
