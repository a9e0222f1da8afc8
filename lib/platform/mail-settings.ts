import { configuration } from "@/lib/platform/configuration";

/** The server that takes our mail, and who it comes from. */
export interface MailSettings {
  /** smtp:// or smtps://, with nodemailer's options in the query. */
  url: string;
  from: string;
}

/** Null: this Steward sends no mail. */
export function mailSettings(): MailSettings | null {
  const { SMTP_URL, MAIL_FROM } = configuration();
  return SMTP_URL === undefined || MAIL_FROM === undefined ? null : { url: SMTP_URL, from: MAIL_FROM };
}
