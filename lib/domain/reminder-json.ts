import { z } from "zod";
import type { Reminder } from "@/lib/domain/reminder";
import type { Task } from "@/lib/domain/task";

export const reminderJson = z
  .object({
    id: z.string().describe("Id of the reminder"),
    task: z.object({ id: z.string(), number: z.number().int(), title: z.string() }).describe("The task it is about"),
    remind_at: z.string().describe("First delivery, in UTC"),
    minutes_before_due: z.number().int().nullable().describe("Set when it follows the due time"),
    repeat_interval_minutes: z.number().int().nullable().describe("Minutes between repeats"),
    repeat_count: z.number().int().nullable().describe("Deliveries in all, the first included"),
    delivered_count: z.number().int().describe("Deliveries so far"),
    next_at: z.string().nullable().describe("Next delivery, in UTC"),
    status: z.enum(["scheduled", "done", "cancelled"]).describe("Whether it will still be delivered"),
  })
  .describe("A reminder");

export type ReminderJson = z.infer<typeof reminderJson>;

export const toReminderJson = (reminder: Reminder, task: Pick<Task, "id" | "number" | "title">): ReminderJson => ({
  id: reminder.id,
  task: { id: task.id, number: task.number, title: task.title },
  remind_at: reminder.remindAt,
  minutes_before_due: reminder.minutesBeforeDue,
  repeat_interval_minutes: reminder.repeatIntervalMinutes,
  repeat_count: reminder.repeatCount,
  delivered_count: reminder.deliveredCount,
  next_at: reminder.nextAt,
  status: reminder.status,
});
