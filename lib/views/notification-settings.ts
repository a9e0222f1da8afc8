import type { NotificationSettingsJson } from "@/lib/domain/notification-settings";
import { StewardError } from "@/lib/domain/steward-error";
import { findNotificationSettings } from "@/lib/store/notification-settings-store";

export async function readNotificationSettings(userId: string): Promise<NotificationSettingsJson> {
  const settings = await findNotificationSettings(userId);
  if (!settings) throw new StewardError("NOT_FOUND", "There is no such account.");
  const { emailOn, address, ownEmail, unprovenAddress, quietHoursOn, quietFrom, quietTo, snoozeMinutes } = settings;
  return {
    email: { on: emailOn && address !== null, address, is_own: ownEmail !== null, waiting_for: unprovenAddress },
    quiet_hours: { on: quietHoursOn, from: quietFrom, to: quietTo },
    snooze_minutes: snoozeMinutes,
  };
}
