import { addDays, type CalendarDate, toInstant, toWallTime } from "@/lib/domain/zoned-time";
import { DAY, startOfWeek } from "@/lib/language/time/wall";
import type { DateReading } from "@/lib/language/understanding";

const weekOf = (day: CalendarDate): number => startOfWeek(Date.parse(`${day}T00:00:00Z`));

/**
 * "make it Thursday" said of what is set for Friday of next week is the Thursday of that week. `days` are those that are
 * set now: of several weeks, or with one that has no day, no week is meant, and it is the first Thursday that comes.
 */
export function inWeekOf(said: DateReading, days: readonly (CalendarDate | null)[], timeZone: string): DateReading {
  const [week, ...others] = new Set(days.map((day) => day && weekOf(day)));
  if (!said.isBareWeekday || typeof week !== "number" || others.length > 0) return said;
  const later = (week - weekOf(said.start.slice(0, 10))) / DAY;
  // In a week before the first that comes, that weekday is over.
  return later > 0 ? byDays(said, later, timeZone) : said;
}

function byDays(said: DateReading, days: number, timeZone: string): DateReading {
  const moveWall = (wall: string): string => addDays(wall.slice(0, 10), days) + wall.slice(10);
  const moveInstant = (instant: string): string => {
    const wall = toWallTime(new Date(instant), timeZone);
    return toInstant({ ...wall, day: wall.day + days }, timeZone).toISOString();
  };
  return {
    ...said,
    start: moveWall(said.start),
    end: said.end && moveWall(said.end),
    due: said.grain === "day" ? moveWall(said.due) : moveInstant(said.due),
    remindAt: moveInstant(said.remindAt),
  };
}
