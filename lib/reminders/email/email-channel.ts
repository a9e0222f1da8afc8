import type { MailSettings } from "@/lib/platform/mail-settings";
import { homeAddress } from "@/lib/platform/own-address";
import { MailRefusedError, MailUncertainError, sendMail } from "@/lib/platform/send-mail";
import { type Channel, UncertainError, UnsendableError } from "@/lib/reminders/channel";
import { reminderMail } from "@/lib/reminders/email/reminder-mail";
import { unsubscribeToken } from "@/lib/reminders/email/unsubscribe-token";
import { findMailAddress, findMailReaders } from "@/lib/store/email-store";

/**
 * Reminders by mail, for who wants them and has an address that is surely theirs. Mail programs show what arrives twice
 * twice, whatever its Message-ID says, so nothing is sent again that may have arrived.
 */
export const emailChannel = (settings: MailSettings): Channel => ({
  name: "email",
  wantedBy: findMailReaders,
  showsRepeatsOnce: false,
  // Half a minute, a minute, two …: a server that asks strangers to come again (greylisting) means five to fifteen minutes.
  retries: { limit: 8, delaySeconds: 30 },
  async send(notice) {
    const to = await findMailAddress(notice.userId);
    if (to === null) throw new UnsendableError("E-mail was switched off before this could be sent.");
    const links = { home: homeAddress(), unsubscribeToken: unsubscribeToken(notice.userId, to) };
    const mail = reminderMail(notice, { to, from: settings.from, ...links });
    try {
      await sendMail(mail, settings);
    } catch (error) {
      if (error instanceof MailRefusedError) throw new UnsendableError("The mail server refused it.");
      if (error instanceof MailUncertainError) throw new UncertainError(error.message, { cause: error });
      throw error;
    }
  },
});
