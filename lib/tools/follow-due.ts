import { type Change, changeReminder } from "@/lib/domain/change";
import { dueMoment } from "@/lib/domain/due";
import type { Reminder } from "@/lib/domain/reminder";
import type { Task } from "@/lib/domain/task";
import { findRelativeReminders } from "@/lib/store/reminder-store";
import type { ToolContext } from "@/lib/tools/tool";

/** The moment a task is due, if it is due at all. */
export const dueMomentOf = ({ dueOn, dueAt }: Pick<Task, "dueOn" | "dueAt">, timeZone: string): Date | null =>
  dueOn === null ? null : dueMoment({ dueOn, dueAt }, timeZone);

/** Reminders that were set relative to the due time move with it; without one they are called off. */
export async function remindersFollowing(
  before: Task,
  after: Pick<Task, "dueOn" | "dueAt">,
  context: ToolContext,
): Promise<Change[]> {
  if (before.dueOn === after.dueOn && before.dueAt === after.dueAt) return [];
  const reminders = await findRelativeReminders(context.userId, before.id);
  const due = dueMomentOf(after, context.homeTimeZone);
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
