import { atMidnight, type CalendarDate, calendarDateAt, toInstant, toWallTime } from "@/lib/domain/zoned-time";
import type { DateReading } from "@/lib/language/understanding";

interface Here {
  now: Date;
  timeZone: string;
}

/** The day that is set, and the moment when one is. */
interface Setting {
  day: CalendarDate;
  moment: Date | null;
}

const HALF_A_DAY = 12;

export const setAt = (moment: Date, timeZone: string): Setting => ({ day: calendarDateAt(moment, timeZone), moment });

/**
 * "make it 10" said of something that has a day: the day stays, and of both tens it is the one nearer to the time that is
 * set. Null when a day was said, or that moment is over.
 */
export function onSameDay(said: DateReading, { day, moment }: Setting, { now, timeZone }: Here): string | null {
  if (!said.isTimeOnly) return null;
  const [hour = 0, minute = 0] = said.start.slice(11).split(":").map(Number);
  const at = (hours: number) => toInstant({ ...atMidnight(day), hour: hours, minute, second: 0 }, timeZone);
  const hours = said.isEitherHalf && moment ? [hour % HALF_A_DAY, (hour % HALF_A_DAY) + HALF_A_DAY] : [hour];
  const distance = (candidate: Date) => (moment ? Math.abs(candidate.getTime() - moment.getTime()) : 0);
  const [nearest] = hours
    .map(at)
    .filter((candidate) => candidate > now)
    .sort((one, other) => distance(one) - distance(other));
  return nearest?.toISOString() ?? null;
}

/** "move it to Friday" said of something that has a time: the time stays. Null when a time was said, or that moment is over. */
export function atSameTime(
  said: Pick<DateReading, "grain" | "start" | "end">,
  moment: Date,
  { now, timeZone }: Here,
): string | null {
  if (said.grain !== "day" || said.end !== null) return null;
  const { hour, minute } = toWallTime(moment, timeZone);
  const day = said.start.slice(0, 10);
  const then = toInstant({ ...atMidnight(day), hour, minute, second: 0 }, timeZone);
  return then > now ? then.toISOString() : null;
}
