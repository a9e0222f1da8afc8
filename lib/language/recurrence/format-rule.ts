import type { Clock, RecurrenceParts } from "@/lib/language/time/time-piece";
import { formatWall } from "@/lib/language/time/wall";

const list = (values: readonly (string | number)[] | undefined): string | null =>
  values && values.length > 0 ? values.join(",") : null;

/** The rule as RFC 5545 writes it. A time that was said is part of the rhythm. */
export function formatRule(parts: RecurrenceParts, clock: Clock | null): string {
  const fields: [string, string | null][] = [
    ["FREQ", parts.freq],
    ["INTERVAL", parts.interval && parts.interval > 1 ? String(parts.interval) : null],
    ["BYMONTH", list(parts.byMonth)],
    ["BYWEEKNO", list(parts.byWeekNumber)],
    ["BYYEARDAY", list(parts.byYearDay)],
    ["BYMONTHDAY", list(parts.byMonthDay)],
    ["BYDAY", list(parts.byDay)],
    ["BYSETPOS", list(parts.bySetPos)],
    ["BYHOUR", clock ? String(clock.hour) : null],
    ["BYMINUTE", clock ? String(clock.minute) : null],
    ["COUNT", parts.count ? String(parts.count) : null],
    ["UNTIL", parts.until === undefined ? null : `${formatWall(parts.until).slice(0, 10).replaceAll("-", "")}T235959Z`],
  ];
  return fields.flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`])).join(";");
}
