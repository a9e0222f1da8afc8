import { addressIn } from "@/lib/domain/mailbox";
import type { Notice } from "@/lib/domain/notice";
import { oneLine } from "@/lib/domain/one-line";
import { taskAddress } from "@/lib/domain/task-address";
import { visibleText } from "@/lib/domain/visible-parts";
import type { OutgoingMail } from "@/lib/platform/send-mail";
import { mailBody } from "@/lib/reminders/email/mail-body";

interface ReminderMailFacts {
  /** The address it goes to. */
  to: string;
  /** The mailbox it comes from. */
  from: string;
  /** Where the app is, without a slash at the end. */
  home: string;
  /** What the link that switches mail off carries. */
  unsubscribeToken: string;
}

/** One reminder as a mail. It only tells: every link in it leads to a page, and nothing happens by following one. */
export function reminderMail(notice: Notice, { to, from, home, unsubscribeToken }: ReminderMailFacts): OutgoingMail {
  const title = visibleText(oneLine(notice.task.title));
  const query = `?token=${encodeURIComponent(unsubscribeToken)}`;
  const body = mailBody({
    heading: title,
    lines: whenWords(notice),
    link: { words: "Open it in Steward", address: home + taskAddress(notice.task.number) },
    footer: {
      words: "You get this because reminders by e-mail are on in your settings.",
      link: { words: "Switch them off", address: `${home}/unsubscribe${query}` },
    },
  });
  return {
    to,
    subject: `Reminder: ${title}`,
    // The same for the same reminder however often it is tried, so that a repeat can be told from another one.
    messageId: `<reminder-${notice.id}@${addressIn(from)?.split("@")[1] ?? "steward.invalid"}>`,
    headers: { "Auto-Submitted": "auto-generated", ...unsubscribeHeaders(`${home}/api/email/unsubscribe${query}`) },
    ...body,
  };
}

/** RFC 8058: mail programs switch it off with one click, which is a POST. They do so over https only. */
const unsubscribeHeaders = (address: string): Record<string, string> => ({
  "List-Unsubscribe": `<${address}>`,
  ...(address.startsWith("https:") && { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
});

function whenWords({ occurrenceAt, late, heldUntil, timeZone, locale }: Notice): string[] {
  const day = { weekday: "long", day: "numeric", month: "long" } as const;
  const time = { hour: "numeric", minute: "2-digit", timeZoneName: "short", timeZone } as const;
  const moment = (instant: string, format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, format).format(new Date(instant));
  return [
    `Reminder for ${moment(occurrenceAt, { ...day, ...time })}.`,
    ...(heldUntil ? [`It waited for the end of your quiet hours at ${moment(heldUntil, time)}.`] : []),
    ...(late ? ["It comes late: Steward was away when it was time."] : []),
  ];
}
