import type { CalendarDate } from "@/lib/domain/zoned-time";
import type { TaskFilter } from "@/lib/language/understanding";

type Days = NonNullable<TaskFilter["due"]>;

/** Whether a day is one of those that were said; what has no day never is. */
export function isAmong({ after, before }: Days, day: CalendarDate | null): boolean {
  return day !== null && (!after || day >= after) && (!before || day < before);
}

/** Of several that could be meant, those of the day that was said; all of them when none is. */
export function amongDays<Item>(
  days: Days | undefined,
  items: Item[],
  dayOf: (item: Item) => CalendarDate | null,
): Item[] {
  const narrowed = days ? items.filter((item) => isAmong(days, dayOf(item))) : [];
  return narrowed.length > 0 ? narrowed : items;
}
