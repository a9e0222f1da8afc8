import { type Due, dueDay, parseDue } from "@/lib/domain/due";
import { LIMITS } from "@/lib/domain/limits";
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
export function startRecurrence(rule: string, due: Due | null, context: ToolContext): Due & { recurrence: string } {
  if (due) requireRecentStart(due, context);
  const first = firstOccurrence(rule, due?.dueOn ?? calendarDateAt(context.now, context.timeZone));
  if (first === null) throw new StewardError("VALIDATION_ERROR", "Recurrence names no day that will ever come");
  const { dueOn, dueAt } = due ?? { dueOn: first, dueAt: null };
  return { dueOn, dueAt, recurrence: anchorRecurrence(rule, dueOn) };
}

export function requireRecentStart({ dueOn }: Due, { now, homeTimeZone }: ToolContext): void {
  const today = calendarDateAt(now, homeTimeZone);
  const years = LIMITS.recurrenceStartYears;
  if (dueOn >= `${Number(today.slice(0, 4)) - years}${today.slice(4)}`) return;
  throw new StewardError(
    "VALIDATION_ERROR",
    `A repeating task cannot begin more than ${years} years back: give it a later due date`,
  );
}
