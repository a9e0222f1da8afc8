import { type Due, parseDue } from "@/lib/domain/due";
import { anchorRecurrence, firstOccurrence } from "@/lib/domain/recurrence";
import { StewardError } from "@/lib/domain/steward-error";
import { calendarDateAt } from "@/lib/domain/zoned-time";
import type { ToolContext } from "@/lib/tools/tool";

export function readDue(text: string, { timeZone }: ToolContext): Due {
  const due = parseDue(text, timeZone);
  if (due) return due;
  throw new StewardError("VALIDATION_ERROR", "Due must be a date like 2026-02-03 or a time like 2026-02-03T09:00");
}

/** A rule needs a day to start from: the due date, or the first day from today on that the rule names. */
export function startRecurrence(
  rule: string,
  due: Due | null,
  { now, timeZone }: ToolContext,
): Due & { recurrence: string } {
  const start = due ?? { dueOn: firstOccurrence(rule, calendarDateAt(now, timeZone)), dueAt: null };
  if (start.dueOn === null) throw new StewardError("VALIDATION_ERROR", "Recurrence names no day that will ever come");
  return { dueOn: start.dueOn, dueAt: start.dueAt, recurrence: anchorRecurrence(rule, start.dueOn) };
}
