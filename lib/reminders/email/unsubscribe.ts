import { isUnsubscribeToken, personNamedIn } from "@/lib/reminders/email/unsubscribe-token";
import { switchEmailOff } from "@/lib/store/email-store";
import { findNotificationSettings } from "@/lib/store/notification-settings-store";

/** What a link at the end of a mail is about; null when it is not, or no longer, one of ours. */
export async function readSubscription(token: string): Promise<{ userId: string; isOn: boolean } | null> {
  const userId = personNamedIn(token);
  if (userId === null) return null;
  const settings = await findNotificationSettings(userId);
  if (!settings?.address) return null;
  return isUnsubscribeToken(token, userId, settings.address) ? { userId, isOn: settings.emailOn } : null;
}

/** Ends mail to the person. It takes no session: the token came to their address, and this is all it can do. */
export async function unsubscribe(token: string): Promise<boolean> {
  const subscription = await readSubscription(token);
  if (!subscription) return false;
  await switchEmailOff(subscription.userId);
  return true;
}
