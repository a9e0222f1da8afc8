import type { JsonObject } from "@/lib/domain/invocation";
import { addDays, type CalendarDate } from "@/lib/domain/zoned-time";
import type { TaskFilter } from "@/lib/language/understanding";

/** Said: from that day on. Asked of the tool: after the day before. */
const dayBefore = (day: CalendarDate | null | undefined) => (day ? addDays(day, -1) : undefined);

/** A filter as `list_tasks` takes it. */
export function listInput({ status, priority, due, completed, hasDue, repeats, bin, search }: TaskFilter): JsonObject {
  const input: Record<string, string | boolean | null | undefined> = {
    status,
    priority,
    due_after: dayBefore(due?.after),
    due_before: due?.before,
    completed_after: dayBefore(completed?.after),
    completed_before: completed?.before,
    has_due: hasDue,
    repeats,
    bin,
    search,
  };
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) =>
      typeof value === "string" || typeof value === "boolean" ? [[name, value]] : [],
    ),
  );
}
