import type { Reminder } from "@/lib/domain/reminder";
import type { Task } from "@/lib/domain/task";
import type { Reminder as ReminderRow, Task as TaskRow } from "@/lib/store/generated/client";

/** From the driver's dates to the text that the rest of the code compares, stores and sends. */
const instant = (date: Date): string => date.toISOString();
const instantOrNull = (date: Date | null): string | null => (date ? instant(date) : null);

export const taskFromRow = (row: TaskRow): Task => ({
  ...row,
  dueOn: row.dueOn ? row.dueOn.toISOString().slice(0, 10) : null,
  dueAt: instantOrNull(row.dueAt),
  completedAt: instantOrNull(row.completedAt),
  deletedAt: instantOrNull(row.deletedAt),
  createdAt: instant(row.createdAt),
  updatedAt: instant(row.updatedAt),
});

export const reminderFromRow = (row: ReminderRow): Reminder => ({
  ...row,
  remindAt: instant(row.remindAt),
  nextAt: instantOrNull(row.nextAt),
  createdAt: instant(row.createdAt),
  updatedAt: instant(row.updatedAt),
});
