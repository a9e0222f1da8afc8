import { daysNamed } from "@/lib/domain/days-named";
import { addDays } from "@/lib/domain/zoned-time";
import { formatRule } from "@/lib/language/recurrence/format-rule";
import type { Clock, RecurrenceParts } from "@/lib/language/time/time-piece";
import { formatDate, HOUR, MINUTE, startOfDay, type Wall } from "@/lib/language/time/wall";

/** Rhythms shorter than a day are counted from now. */
const CLOCK_LENGTHS: Readonly<Record<string, number>> = { HOURLY: HOUR, MINUTELY: MINUTE, SECONDLY: MINUTE / 60 };

/**
 * The first time a rule falls due from `from` on, on the wall clock; null when it never comes ("every 31 February").
 * Interval and end do not matter for the first one: they count from there.
 */
export function firstOccurrence(parts: RecurrenceParts, clock: Clock | null, from: Wall): Wall | null {
  const { interval = 1, count: _, until: __, ...always } = parts;
  const length = CLOCK_LENGTHS[parts.freq];
  if (length) return from + interval * length;
  const time = clock ? clock.hour * HOUR + clock.minute * MINUTE : 0;
  const today = formatDate(from);
  const isStillAhead = !clock || startOfDay(from) + time > from;
  const earliest = isStillAhead ? today : addDays(today, 1);
  const { value: day } = daysNamed(formatRule(always, []), { start: today, from: earliest }).next();
  return day ? Date.parse(day) + time : null;
}
