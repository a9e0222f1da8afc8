import { z } from "zod";
import { createReminder } from "@/lib/domain/change";
import { LIMITS } from "@/lib/domain/limits";
import { minutesField } from "@/lib/domain/minutes-field";
import type { Reminder } from "@/lib/domain/reminder";
import { reminderJson } from "@/lib/domain/reminder-json";
import { StewardError } from "@/lib/domain/steward-error";
import type { Task } from "@/lib/domain/task";
import { findTask } from "@/lib/tools/find-task";
import { dueMomentOf } from "@/lib/tools/follow-due";
import { futureMoment, momentText, requireFuture } from "@/lib/tools/future-moment";
import { taskField } from "@/lib/tools/input-fields";
import { reminderShower } from "@/lib/tools/reminder-shower";
import { defineTool, type ToolContext } from "@/lib/tools/tool";

const MAXIMUM_MINUTES_BEFORE = 60 * 24 * 366;

const input = z
  .strictObject({
    task: taskField,
    remind_at: momentText.optional().describe("When: ISO 8601 with an offset, or in the person's zone"),
    minutes_before_due: z
      .number()
      .int("Minutes before due must be a whole number")
      .min(0, "Minutes before due must be at least 0")
      .max(MAXIMUM_MINUTES_BEFORE, "Minutes before due must be at most a year")
      .optional()
      .describe("Instead of remind_at: how long before the due time; it moves with the due time"),
    repeat_interval_minutes: minutesField("Repeat interval").optional().describe("Repeat after so many minutes"),
    repeat_count: z
      .number()
      .int("Repeat count must be a whole number")
      .min(1, "Repeat count must be at least 1")
      .max(LIMITS.repeatCount, `Repeat count must be at most ${LIMITS.repeatCount}`)
      .optional()
      .describe("Deliveries in all, the first included; needs repeat_interval_minutes"),
  })
  .refine(({ remind_at, minutes_before_due }) => (remind_at === undefined) !== (minutes_before_due === undefined), {
    message: "Give either remind_at or minutes_before_due",
  })
  .refine(
    ({ repeat_count, repeat_interval_minutes }) => repeat_count === undefined || repeat_interval_minutes !== undefined,
    {
      message: "Repeat count needs a repeat interval",
    },
  );

export const scheduleReminder = defineTool({
  name: "schedule_reminder",
  title: "Set a reminder",
  description: "Sets a reminder for a task, at a time or so many minutes before it is due, once or repeatedly.",
  effect: "write",
  input,
  output: z.object({ reminder: reminderJson }),
  async plan(wish, context) {
    const task = await findTask(wish.task, context.userId);
    if (task.status === "completed") throw invalid("That task is already done");
    const remindAt = momentOf(wish, task, context);
    const now = context.now.toISOString();
    const reminder: Reminder = {
      id: context.newId(),
      userId: context.userId,
      taskId: task.id,
      remindAt: remindAt.toISOString(),
      minutesBeforeDue: wish.minutes_before_due ?? null,
      repeatIntervalMinutes: wish.repeat_interval_minutes ?? null,
      repeatCount: wish.repeat_count ?? null,
      deliveredCount: 0,
      nextAt: remindAt.toISOString(),
      status: "scheduled",
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
    const show = await reminderShower(context.userId, context.now);
    return { output: { reminder: show(reminder, task) }, changes: [createReminder(reminder)] };
  },
});

function momentOf(
  { remind_at, minutes_before_due = 0 }: z.infer<typeof input>,
  task: Task,
  context: ToolContext,
): Date {
  if (remind_at !== undefined) return futureMoment(remind_at, context);
  const due = dueMomentOf(task, context.homeTimeZone);
  if (due === null) throw invalid("That task has no due date to count back from");
  return requireFuture(new Date(due.getTime() - minutes_before_due * 60_000), context.now);
}

const invalid = (problem: string) => new StewardError("VALIDATION_ERROR", problem);
