import { heldUntil } from "@/lib/domain/quiet-hours";
import type { Reminder } from "@/lib/domain/reminder";
import { type ReminderJson, toReminderJson } from "@/lib/domain/reminder-json";
import type { ShownTaskJson } from "@/lib/domain/shown-task-json";
import { readReminderHabits } from "@/lib/store/reminder-habits";

/** How this person's reminders are shown: with the moment until which their quiet hours keep each. */
export async function reminderShower(
  userId: string,
  now: Date,
): Promise<(reminder: Reminder, task: ShownTaskJson) => ReminderJson> {
  const { quietHours, timeZone } = await readReminderHabits(userId);
  return (reminder, task) => {
    const { nextAt } = reminder;
    const held = nextAt === null ? null : heldUntil(new Date(nextAt), now, quietHours, timeZone);
    return { ...toReminderJson(reminder, task), held_until: held?.toISOString() ?? null };
  };
}
