import { z } from "zod";
import type { Reminder } from "@/lib/domain/reminder";
import { type ShownTaskJson, shownTaskJson, toShownTaskJson } from "@/lib/domain/shown-task-json";

export const reminderJson = z
  .object({
    id: z.string().describe("Id of the reminder"),
    task: shownTaskJson.describe("The task it is about"),
    remind_at: z.string().describe("First delivery, in UTC"),
    minutes_before_due: z.number().int().nullable().describe("Set when it follows the due time"),
    repeat_interval_minutes: z.number().int().nullable().describe("Minutes between repeats"),
    repeat_count: z.number().int().nullable().describe("Deliveries in all, the first included"),
    delivered_count: z.number().int().describe("Deliveries so far"),
    next_at: z.string().nullable().describe("Next delivery, in UTC"),
    held_until: z
      .string()
      .nullable()
      // What was said before there were quiet hours is still read in conversations.
      .default(null)
      .describe("Until when quiet hours keep that one, in UTC; null when they do not"),
    status: z.enum(["scheduled", "done", "cancelled"]).describe("Whether it will still be delivered"),
  })
  .describe("A reminder");

export type ReminderJson = z.infer<typeof reminderJson>;

export const toReminderJson = (reminder: Reminder, task: ShownTaskJson): ReminderJson => ({
  id: reminder.id,
  task: toShownTaskJson(task),
  remind_at: reminder.remindAt,
  minutes_before_due: reminder.minutesBeforeDue,
  repeat_interval_minutes: reminder.repeatIntervalMinutes,
  repeat_count: reminder.repeatCount,
  delivered_count: reminder.deliveredCount,
  next_at: reminder.nextAt,
  held_until: null,
  status: reminder.status,
});
