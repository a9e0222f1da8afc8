import { atSameTime, onSameDay } from "@/lib/agent/rules/on-same-day";
import type { JsonObject } from "@/lib/domain/invocation";
import type { TaskJson } from "@/lib/domain/task-json";
import { calendarDateAt } from "@/lib/domain/zoned-time";
import type { RecurrenceReading, TaskChanges } from "@/lib/language/understanding";

interface Here {
  now: Date;
  timeZone: string;
}

/** Whether what a task is due at now decides what it will be due at. */
export const isAboutTime = ({ due, recurrence, isAllDay }: TaskChanges): boolean =>
  Boolean(due) || Boolean(recurrence) || isAllDay === true;

/** "every week" names no day: it goes on from the one that is set. */
const isDayless = ({ rule, first }: RecurrenceReading): boolean => !/BY|UNTIL/.test(rule) && first.grain === "day";

/**
 * The half of the due time that was not spoken of stays: "move it to Friday" keeps the hour, "make it 10am" the day. The
 * tool does what it is told, so whoever knows what was said works it out.
 */
export function keptDue({ due, recurrence, isAllDay }: TaskChanges, row: TaskJson | undefined, here: Here): JsonObject {
  if (isAllDay) return { due: row?.due_on ?? null };
  if (!row || row.due_on === null) return {};
  if (recurrence && isDayless(recurrence) && row.due_on >= calendarDateAt(here.now, here.timeZone))
    return { due: row.due_at ?? row.due_on };
  const moment = row.due_at === null ? null : new Date(row.due_at);
  const said = due ?? (recurrence && { ...recurrence.first, end: null });
  const kept =
    (due && onSameDay(due, { day: row.due_on, moment }, here)) ?? (said && moment && atSameTime(said, moment, here));
  return kept ? { due: kept } : {};
}
