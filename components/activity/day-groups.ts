import type { ActivityRecordJson } from "@/lib/domain/activity-record-json";
import { addDays, type CalendarDate, calendarDateAt } from "@/lib/domain/zoned-time";

interface DayGroup {
  /** In words. */
  day: string;
  records: ActivityRecordJson[];
}

/** Records of one day of the person's calendar together, in the order given. */
export function dayGroups(records: ActivityRecordJson[], timeZone: string, now: Date): DayGroup[] {
  const today = calendarDateAt(now, timeZone);
  const groups = new Map<CalendarDate, ActivityRecordJson[]>();
  for (const record of records) {
    const day = calendarDateAt(new Date(record.invoked_at), timeZone);
    groups.set(day, [...(groups.get(day) ?? []), record]);
  }
  return [...groups].map(([day, ofDay]) => ({ day: dayWords(day, today), records: ofDay }));
}

function dayWords(day: CalendarDate, today: CalendarDate): string {
  if (day === today) return "Today";
  if (day === addDays(today, -1)) return "Yesterday";
  const format = new Intl.DateTimeFormat(undefined, {
    weekday: "long",
    day: "numeric",
    month: "long",
    ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: "numeric" }),
    timeZone: "UTC",
  });
  return format.format(new Date(day));
}
