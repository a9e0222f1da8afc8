import { type Change, changeReminder } from "@/lib/domain/change";
import { afterItsTime } from "@/lib/domain/reminder-times";
import type { Task } from "@/lib/domain/task";
import { findMissedReminders } from "@/lib/store/reminder-store";
import type { ToolContext } from "@/lib/tools/tool";

const isOpen = ({ status, deletedAt }: Task): boolean => status === "pending" && deletedAt === null;

/** Since when it was closed: done or deleted, whichever came first. */
const closedSince = ({ completedAt, deletedAt }: Task): string =>
  [completedAt, deletedAt].filter(Boolean).sort()[0] ?? "";

/**
 * When a task is opened again, what its reminders would have said meanwhile has passed: only what lies ahead comes back,
 * and what was waiting before it was closed. The worker does the same when their time comes; it may not have looked yet.
 */
export async function passMissedReminders(changes: readonly Change[], context: ToolContext): Promise<Change[]> {
  const opened = new Map<string, string>();
  for (const { entity, id, before, after } of changes) {
    if (entity === "task" && before && !isOpen(before) && isOpen(after)) opened.set(id, closedSince(before));
  }
  if (opened.size === 0) return [];
  const missed = await findMissedReminders(context.userId, [...opened.keys()], context.now);
  const changed = new Set(changes.map(({ id }) => id));
  return missed
    .filter(({ id, taskId, nextAt }) => !changed.has(id) && (nextAt ?? "") >= (opened.get(taskId) ?? ""))
    .map((reminder) =>
      changeReminder(reminder, afterItsTime(reminder, context.now, context.homeTimeZone), context.now),
    );
}
