import type { NotificationChange } from "@/lib/domain/notification-settings";
import { StewardError } from "@/lib/domain/steward-error";
import { mailSettings } from "@/lib/platform/mail-settings";
import { findNotificationSettings, saveNotificationSettings } from "@/lib/store/notification-settings-store";

/** How somebody wants to be reminded from now on, what waits included. Dates are written as their browser asks for. */
export async function changeNotificationSettings(
  userId: string,
  { email, quiet_hours: quiet, snooze_minutes: snoozeMinutes }: NotificationChange,
  locale: string | null,
): Promise<void> {
  if (email) await requireAddress(userId);
  await saveNotificationSettings(userId, {
    ...(email !== undefined && { emailOn: email }),
    ...(quiet && { quietHoursOn: quiet.on, quietFrom: quiet.from, quietTo: quiet.to }),
    ...(snoozeMinutes !== undefined && { snoozeMinutes }),
    ...(locale !== null && { locale }),
  });
}

async function requireAddress(userId: string): Promise<void> {
  if (!mailSettings()) throw new StewardError("VALIDATION_ERROR", "This Steward is not set up to send e-mail.");
  const settings = await findNotificationSettings(userId);
  if (!settings?.address)
    throw new StewardError("VALIDATION_ERROR", "Give an address and prove that it is yours first.");
}
