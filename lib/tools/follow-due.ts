import { type Change, changeReminder } from "@/lib/domain/change";
import type { Reminder } from "@/lib/domain/reminder";
import type { Task } from "@/lib/domain/task";
import { atMidnight, toInstant } from "@/lib/domain/zoned-time";
import { findRelativeReminders } from "@/lib/store/reminder-store";
import type { ToolContext } from "@/lib/tools/tool";

/** When a task is due on a day without a time, "before it is due" counts back from here. */
const START_OF_DAY = { hour: 9, minute: 0, second: 0 };

export function dueMoment({ dueOn, dueAt }: Pick<Task, "dueOn" | "dueAt">, timeZone: string): Date | null {
  if (dueAt !== null) return new Date(dueAt);
  return dueOn === null ? null : toInstant({ ...atMidnight(dueOn), ...START_OF_DAY }, timeZone);
}

/** Reminders that were set relative to the due time move with it; without one they are called off. */
export async function remindersFollowing(
  before: Task,
  after: Pick<Task, "dueOn" | "dueAt">,
  context: ToolContext,
): Promise<Change[]> {
  if (before.dueOn === after.dueOn && before.dueAt === after.dueAt) return [];
  const reminders = await findRelativeReminders(context.userId, before.id);
  const due = dueMoment(after, context.timeZone);
  return reminders.map((reminder) => changeReminder(reminder, follow(reminder, due, context.now), context.now));
}

function follow(reminder: Reminder, due: Date | null, now: Date): Partial<Reminder> {
  if (due === null) return { status: "cancelled", nextAt: null };
  const remindAt = new Date(due.getTime() - (reminder.minutesBeforeDue ?? 0) * 60_000);
  const isAhead = remindAt > now;
  return {
    remindAt: remindAt.toISOString(),
    nextAt: isAhead ? remindAt.toISOString() : null,
    status: isAhead ? "scheduled" : "done",
    deliveredCount: 0,
  };
}
