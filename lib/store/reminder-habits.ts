import type { QuietHours } from "@/lib/domain/quiet-hours";
import { database } from "@/lib/store/database";

/** What of somebody's settings decides when reminders come. */
export interface ReminderHabits {
  timeZone: string;
  /** Null while they are switched off. */
  quietHours: QuietHours | null;
  /** How long a reminder is put off when nobody says how long. */
  snoozeMinutes: number;
}

export async function readReminderHabits(userId: string): Promise<ReminderHabits> {
  const { client } = await database();
  const { quietHoursOn, quietFrom, quietTo, ...habits } = await client.user.findUniqueOrThrow({
    where: { id: userId },
    select: { timeZone: true, snoozeMinutes: true, quietHoursOn: true, quietFrom: true, quietTo: true },
  });
  return { ...habits, quietHours: quietHoursOn ? { from: quietFrom, to: quietTo } : null };
}
