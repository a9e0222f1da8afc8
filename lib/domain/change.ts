import type { Reminder } from "@/lib/domain/reminder";
import type { Task } from "@/lib/domain/task";

/** One row before and after. `before` is null when the row was made; rows are never unmade, only binned. */
export type Change = TaskChange | ReminderChange;

export interface TaskChange {
  entity: "task";
  id: string;
  before: Task | null;
  after: Task;
}

export interface ReminderChange {
  entity: "reminder";
  id: string;
  before: Reminder | null;
  after: Reminder;
}

type Row = Change["after"];

/** Bookkeeping that every write touches, so it says nothing about what was meant. */
const BOOKKEEPING = new Set(["version", "updatedAt"]);

export const createTask = (after: Task): TaskChange => ({ entity: "task", id: after.id, before: null, after });

export function changeTask(before: Task, fields: Partial<Task>, now: Date): TaskChange {
  return { entity: "task", id: before.id, before, after: nextVersion(before, fields, now) };
}

export const createReminder = (after: Reminder): ReminderChange => ({
  entity: "reminder",
  id: after.id,
  before: null,
  after,
});

export function changeReminder(before: Reminder, fields: Partial<Reminder>, now: Date): ReminderChange {
  return { entity: "reminder", id: before.id, before, after: nextVersion(before, fields, now) };
}

function nextVersion<Kind extends Row>(row: Kind, fields: Partial<Kind>, now: Date): Kind {
  return { ...row, ...fields, version: row.version + 1, updatedAt: now.toISOString() };
}

/** The fields whose value differs, bookkeeping aside. Between nothing and a row, all of them. */
export function changedFields<Kind extends Row>(before: Kind | null, after: Kind): (keyof Kind & string)[] {
  const fields: (keyof Kind & string)[] = [];
  for (const field in after) {
    if (BOOKKEEPING.has(field)) continue;
    if (before === null || before[field] !== after[field]) fields.push(field);
  }
  return fields;
}
