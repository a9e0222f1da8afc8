import { addMonths, DAY, monthOf, startOfWeek, type Wall, wallAt, yearOf } from "@/lib/language/time/wall";

/** Days in a row, up to, not including, `end`. */
export interface Period {
  start: Wall;
  end: Wall;
}

/** A period and the index of the first token after the words that said it. */
export type PeriodReading = Period & { next: number };

export const startOfMonth = (wall: Wall): Wall => wallAt(yearOf(wall), monthOf(wall), 1);

/** The week, weekend, month, quarter or year that is so many steps away from the current one. */
export function periodAround(now: Wall, unit: string, steps: number): Period | null {
  const week = startOfWeek(now);
  if (unit === "week") return { start: week + 7 * steps * DAY, end: week + 7 * (steps + 1) * DAY };
  if (unit === "weekend") return { start: week + (7 * steps + 5) * DAY, end: week + 7 * (steps + 1) * DAY };
  if (unit === "month")
    return { start: addMonths(startOfMonth(now), steps), end: addMonths(startOfMonth(now), steps + 1) };
  if (unit === "year") return { start: wallAt(yearOf(now) + steps, 1, 1), end: wallAt(yearOf(now) + steps + 1, 1, 1) };
  if (unit === "quarter") {
    const quarter = wallAt(yearOf(now), Math.floor((monthOf(now) - 1) / 3) * 3 + 1, 1);
    return { start: addMonths(quarter, 3 * steps), end: addMonths(quarter, 3 * (steps + 1)) };
  }
  return null;
}
