import { addDays, atMidnight, type CalendarDate, calendarDateAt, toInstant } from "@/lib/domain/zoned-time";
import { countCompletions } from "@/lib/store/completion-days";

const DAYS = 12 * 7;

export interface DayCount {
  day: CalendarDate;
  count: number;
}

/** What was done on each of the last eighty-four days, today included, oldest first. */
export async function readCompletionDays(
  user: { id: string; timeZone: string },
  now: Date = new Date(),
): Promise<DayCount[]> {
  const today = calendarDateAt(now, user.timeZone);
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index + 1 - DAYS));
  const counts = await countCompletions(
    user.id,
    days.map((day) => toInstant(atMidnight(day), user.timeZone)),
  );
  return days.map((day, index) => ({ day, count: counts[index] ?? 0 }));
}
