import { atMidnight, type CalendarDate, toInstant } from "@/lib/domain/zoned-time";
import type { DateReading } from "@/lib/language/understanding";

interface Here {
  now: Date;
  timeZone: string;
}

/** "make it 10am" said of something that has a day: the day stays. Null when a day was said, or that moment is over. */
export function onSameDay(said: DateReading, day: CalendarDate, { now, timeZone }: Here): string | null {
  if (!said.isTimeOnly) return null;
  const [hour = 0, minute = 0] = said.start.slice(11).split(":").map(Number);
  const moment = toInstant({ ...atMidnight(day), hour, minute, second: 0 }, timeZone);
  return moment > now ? moment.toISOString() : null;
}
