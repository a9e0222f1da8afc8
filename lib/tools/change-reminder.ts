import { z } from "zod";
import { changeReminder as change } from "@/lib/domain/change";
import { minutesField } from "@/lib/domain/minutes-field";
import type { Reminder } from "@/lib/domain/reminder";
import { reminderJson } from "@/lib/domain/reminder-json";
import { StewardError } from "@/lib/domain/steward-error";
import { readReminderHabits } from "@/lib/store/reminder-habits";
import { findReminder } from "@/lib/store/reminder-store";
import { futureMoment, momentText } from "@/lib/tools/future-moment";
import { reminderShower } from "@/lib/tools/reminder-shower";
import { defineTool, type ToolContext } from "@/lib/tools/tool";

const input = z
  .strictObject({
    reminder: z.uuid("Reminder must be the id of a reminder").describe("Id of the reminder"),
    remind_at: momentText.optional().describe("Move it to this time: ISO 8601"),
    snooze_minutes: minutesField("Snooze").optional().describe("Remind again so many minutes from now"),
    snooze: z
      .literal(true, { error: "Snooze can only be true" })
      .optional()
      .describe("Remind again after the person's usual pause"),
    snooze_until: momentText.optional().describe("Remind again at this time, once: ISO 8601"),
    cancel: z.literal(true, { error: "Cancel can only be true" }).optional().describe("Call it off; the task stays"),
  })
  .refine(({ reminder: _, ...wishes }) => Object.values(wishes).filter((wish) => wish !== undefined).length === 1, {
    message: "Give one of remind_at, snooze, snooze_minutes, snooze_until or cancel",
  });

export const changeReminder = defineTool({
  name: "change_reminder",
  title: "Move, snooze or cancel a reminder",
  description: "Moves, snoozes or cancels a reminder. Its task is not touched.",
  effect: "write",
  input,
  output: z.object({ reminder: reminderJson }),
  async plan(wish, context) {
    const found = await findReminder(context.userId, wish.reminder);
    if (!found) throw new StewardError("NOT_FOUND", "I couldn't find that reminder.");
    const { reminder, task } = found;
    const show = await reminderShower(context.userId, context.now);
    if (wish.cancel && reminder.status === "cancelled") return { output: { reminder: show(reminder, task) } };
    if (!wish.cancel && task.status === "completed") {
      throw new StewardError("VALIDATION_ERROR", "That task is already done");
    }
    const changed = change(reminder, fieldsFor(await withUsualPause(wish, context), context), context.now);
    return { output: { reminder: show(changed.after, task) }, changes: [changed] };
  },
});

type Wish = z.infer<typeof input>;

async function withUsualPause(wish: Wish, { userId }: ToolContext): Promise<Wish> {
  if (!wish.snooze) return wish;
  return { ...wish, snooze_minutes: (await readReminderHabits(userId)).snoozeMinutes };
}

/**
 * A moved reminder has a time of its own: it no longer follows the due date. A snoozed one comes once more and then goes
 * on as it was set, repeats and all.
 */
function fieldsFor(wish: Wish, context: ToolContext): Partial<Reminder> {
  const { remind_at, snooze_minutes, snooze_until } = wish;
  if (remind_at !== undefined) {
    const moment = futureMoment(remind_at, context).toISOString();
    return { remindAt: moment, nextAt: moment, minutesBeforeDue: null, status: "scheduled", deliveredCount: 0 };
  }
  if (snooze_minutes !== undefined) {
    const again = new Date(context.now.getTime() + snooze_minutes * 60_000).toISOString();
    return { nextAt: again, status: "scheduled" };
  }
  if (snooze_until !== undefined) {
    return { nextAt: futureMoment(snooze_until, context).toISOString(), status: "scheduled" };
  }
  return { status: "cancelled", nextAt: null };
}
