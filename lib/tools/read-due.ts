import { type Due, dueDay, parseDue } from "@/lib/domain/due";
import { anchorRecurrence, firstOccurrence } from "@/lib/domain/recurrence";
import { StewardError } from "@/lib/domain/steward-error";
import { calendarDateAt } from "@/lib/domain/zoned-time";
import type { ToolContext } from "@/lib/tools/tool";

export function readDue(text: string, { timeZone, homeTimeZone }: ToolContext): Due {
  const due = parseDue(text, timeZone);
  if (due) return { ...due, dueOn: dueDay(due, homeTimeZone) };
  throw new StewardError("VALIDATION_ERROR", "Due must be a date like 2026-02-03 or a time like 2026-02-03T09:00");
}

/**
 * A rule needs a day to start from: the due date, or the first day from today on that the rule names. One that is over by
 * then would repeat nothing, and look as if it did.
 */
export function startRecurrence(
  rule: string,
  due: Due | null,
  { now, timeZone }: ToolContext,
): Due & { recurrence: string } {
  const first = firstOccurrence(rule, due?.dueOn ?? calendarDateAt(now, timeZone));
  if (first === null) throw new StewardError("VALIDATION_ERROR", "Recurrence names no day that will ever come");
  const { dueOn, dueAt } = due ?? { dueOn: first, dueAt: null };
  return { dueOn, dueAt, recurrence: anchorRecurrence(rule, dueOn) };
}
