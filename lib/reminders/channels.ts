import { mailSettings } from "@/lib/platform/mail-settings";
import type { Channel } from "@/lib/reminders/channel";
import { emailChannel } from "@/lib/reminders/email/email-channel";
import { pushChannel } from "@/lib/reminders/push/push-channel";

/** Every way out of the app that this server is set up for. A new one is added here and nowhere else. */
export function configuredChannels(): readonly Channel[] {
  const mail = mailSettings();
  return [pushChannel(), ...(mail ? [emailChannel(mail)] : [])];
}
