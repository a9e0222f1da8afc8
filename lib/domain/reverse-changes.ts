import { type Change, changedFields, changeReminder, changeTask } from "@/lib/domain/change";
import { quoteTitle } from "@/lib/domain/quote-title";
import type { Reminder } from "@/lib/domain/reminder";
import type { Task } from "@/lib/domain/task";

/** The rows as they are now, by id. */
export interface CurrentRows {
  tasks: Map<string, Task>;
  reminders: Map<string, Reminder>;
}

export type Reversal = { possible: true; changes: Change[] } | { possible: false; reason: string };

/**
 * Takes changes back, newest first. Only the fields that a change touched go back to what they were, and only if they
 * still hold what it put there: whatever newer stands on it is never overwritten.
 */
export function reverseChanges(changes: Change[], current: CurrentRows, now: Date): Reversal {
  const tasks = new Map(current.tasks);
  const reminders = new Map(current.reminders);
  for (const change of changes) {
    const reason = change.entity === "task" ? revertTask(change, tasks, now) : revertReminder(change, reminders);
    if (reason) return { possible: false, reason };
  }
  return {
    possible: true,
    changes: [...taskChanges(current, tasks, now), ...reminderChanges(current, reminders, now)],
  };
}

function revertTask(change: Extract<Change, { entity: "task" }>, tasks: Map<string, Task>, now: Date): string | null {
  const { before, after } = change;
  const row = tasks.get(change.id);
  const named = quoteTitle(after.title);
  if (!row) return `${named} is no longer there.`;
  const fields = changedFields(before, after);
  if (row.deletedAt !== null && !(before !== null && fields.includes("deletedAt"))) {
    return before === null ? `${named} is already in the bin.` : `${named} is in the bin. Restore it first.`;
  }
  if (fields.some((field) => row[field] !== after[field])) return `${named} was changed since. Undo that first.`;
  tasks.set(
    change.id,
    before === null ? { ...row, deletedAt: now.toISOString() } : { ...row, ...pick(before, fields) },
  );
  return null;
}

/** A reminder that came since it was set can still be called off. */
const MOVED_BY_DELIVERY = new Set(["deliveredCount", "nextAt", "status"]);

function revertReminder(
  change: Extract<Change, { entity: "reminder" }>,
  reminders: Map<string, Reminder>,
): string | null {
  const { before, after } = change;
  const row = reminders.get(change.id);
  if (!row) return "That reminder is no longer there.";
  const fields = changedFields(before, after).filter((field) => before !== null || !MOVED_BY_DELIVERY.has(field));
  if (before === null && row.status === "cancelled") return "That reminder is already cancelled.";
  if (fields.some((field) => row[field] !== after[field])) {
    const cameSince = row.deliveredCount > after.deliveredCount;
    return cameSince ? "That reminder has come since." : "That reminder was changed since. Undo that first.";
  }
  reminders.set(
    change.id,
    before === null ? { ...row, status: "cancelled", nextAt: null } : { ...row, ...pick(before, fields) },
  );
  return null;
}

function pick<Row>(row: Row, fields: (keyof Row)[]): Partial<Row> {
  const picked: Partial<Row> = {};
  for (const field of fields) picked[field] = row[field];
  return picked;
}

/** However many changes touched a row, it is written once, from what it is to what it becomes. */
function taskChanges(current: CurrentRows, tasks: Map<string, Task>, now: Date): Change[] {
  return [...tasks.values()].flatMap((task) => {
    const before = current.tasks.get(task.id);
    return before && changedFields(before, task).length > 0 ? [changeTask(before, task, now)] : [];
  });
}

function reminderChanges(current: CurrentRows, reminders: Map<string, Reminder>, now: Date): Change[] {
  return [...reminders.values()].flatMap((reminder) => {
    const before = current.reminders.get(reminder.id);
    return before && changedFields(before, reminder).length > 0 ? [changeReminder(before, reminder, now)] : [];
  });
}
