import { addDays, atMidnight, type CalendarDate, calendarDateAt, toInstant } from "@/lib/domain/zoned-time";
import { countCompletions, type DayCount } from "@/lib/store/completion-days";

const WEEKS = 12;

/** What was done on each of the last eighty-four days, today included, oldest first. */
export async function readCompletionDays(
  user: { id: string; timeZone: string },
  now: Date = new Date(),
): Promise<DayCount[]> {
  const today = calendarDateAt(now, user.timeZone);
  const first = addDays(today, 1 - WEEKS * 7);
  const counted = await countCompletions(user.id, user.timeZone, toInstant(atMidnight(first), user.timeZone));
  const counts = new Map<CalendarDate, number>(counted.map(({ day, count }) => [day, count]));
  return Array.from({ length: WEEKS * 7 }, (_, index) => {
    const day = addDays(first, index);
    return { day, count: counts.get(day) ?? 0 };
  });
}
