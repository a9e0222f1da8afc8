import { type Change, changeReminder } from "@/lib/domain/change";
import { afterItsTime } from "@/lib/domain/reminder-times";
import type { Task } from "@/lib/domain/task";
import { findMissedReminders } from "@/lib/store/reminder-store";
import type { ToolContext } from "@/lib/tools/tool";

const isOpen = ({ status, deletedAt }: Task): boolean => status === "pending" && deletedAt === null;

/**
 * When a task is opened again, what its reminders would have said meanwhile has passed: only what lies ahead comes back.
 * The worker does the same when their time comes; it may not have looked yet.
 */
export async function passMissedReminders(changes: readonly Change[], context: ToolContext): Promise<Change[]> {
  const opened = changes.flatMap((change) =>
    change.entity === "task" && change.before && !isOpen(change.before) && isOpen(change.after) ? [change.id] : [],
  );
  if (opened.length === 0) return [];
  const missed = await findMissedReminders(context.userId, opened, context.now);
  const changed = new Set(changes.map(({ id }) => id));
  return missed
    .filter(({ id }) => !changed.has(id))
    .map((reminder) => changeReminder(reminder, afterItsTime(reminder, context.now, context.timeZone), context.now));
}
