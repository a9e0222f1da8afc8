import { calendarDateAt } from "@/lib/domain/zoned-time";

/** "9:00" today, "Tue 3 Mar, 9:00" on any other day; on the person's own clock. */
export function momentWords(instant: string, now: Date, timeZone: string, locale: string): string {
  const moment = new Date(instant);
  const isToday = calendarDateAt(moment, timeZone) === calendarDateAt(now, timeZone);
  const day = isToday ? {} : ({ weekday: "short", day: "numeric", month: "short" } as const);
  return new Intl.DateTimeFormat(locale, { ...day, hour: "numeric", minute: "2-digit", timeZone }).format(moment);
}
