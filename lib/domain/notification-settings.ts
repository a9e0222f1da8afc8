import { z } from "zod";
import { minutesField } from "@/lib/domain/minutes-field";
import { isClockTime } from "@/lib/domain/quiet-hours";

/** How a person wants to be reminded, as settings and the export show it. */
export interface NotificationSettingsJson {
  email: {
    on: boolean;
    /** Where it goes: the person's own, or the one a sign-in provider vouches for. */
    address: string | null;
    /** Whether they proved it here. */
    is_own: boolean;
    /** An address to which a code went that nobody has said yet. */
    waiting_for: string | null;
  };
  quiet_hours: { on: boolean; from: string; to: string };
  snooze_minutes: number;
}

const clockTime = z.string().refine(isClockTime, { error: "Quiet hours must begin and end at times like 22:00" });

/** What somebody wants changed of it. */
export const notificationChange = z
  .strictObject({
    email: z.boolean().optional(),
    quiet_hours: z
      .strictObject({ on: z.boolean(), from: clockTime, to: clockTime })
      .refine(({ from, to }) => from !== to, { error: "Quiet hours must begin and end at different times" })
      .optional(),
    snooze_minutes: minutesField("Snooze").optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), { error: "Nothing to change" });

export type NotificationChange = z.infer<typeof notificationChange>;
