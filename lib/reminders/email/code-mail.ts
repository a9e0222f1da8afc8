import { LIMITS } from "@/lib/domain/limits";
import type { OutgoingMail } from "@/lib/platform/send-mail";
import { mailBody } from "@/lib/reminders/email/mail-body";

/** It goes to whoever is at that address, so it says nothing that anybody but us has written. */
export const codeMail = (code: string, to: string): OutgoingMail => ({
  to,
  subject: `${code} is your Steward code`,
  headers: { "Auto-Submitted": "auto-generated" },
  ...mailBody({
    heading: code,
    lines: [
      `Type this code in Steward, under Settings, to get your reminders at this address. It holds for ${LIMITS.emailCodeMinutes} minutes.`,
    ],
    footer: { words: "If you did not ask for it, somebody mistyped their address: nothing more will come." },
  }),
});
