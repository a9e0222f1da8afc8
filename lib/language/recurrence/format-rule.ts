import type { Clock, RecurrenceParts } from "@/lib/language/time/time-piece";
import { formatWall } from "@/lib/language/time/wall";

const list = (values: readonly (string | number)[] | undefined): string | null =>
  values && values.length > 0 ? values.join(",") : null;

/** The hours in their order, each once; they share their minute. */
const hours = (clocks: readonly Clock[]): number[] =>
  [...new Set(clocks.map(({ hour }) => hour))].sort((one, other) => one - other);

/** The rule as RFC 5545 writes it. Times that were said are part of the rhythm. */
export function formatRule(parts: RecurrenceParts, clocks: readonly Clock[]): string {
  const fields: [string, string | null][] = [
    ["FREQ", parts.freq],
    ["INTERVAL", parts.interval && parts.interval > 1 ? String(parts.interval) : null],
    ["BYMONTH", list(parts.byMonth)],
    ["BYWEEKNO", list(parts.byWeekNumber)],
    ["BYYEARDAY", list(parts.byYearDay)],
    ["BYMONTHDAY", list(parts.byMonthDay)],
    ["BYDAY", list(parts.byDay)],
    ["BYSETPOS", list(parts.bySetPos)],
    ["BYHOUR", list(hours(clocks))],
    ["BYMINUTE", list(clocks.slice(0, 1).map(({ minute }) => minute))],
    ["COUNT", parts.count ? String(parts.count) : null],
    ["UNTIL", parts.until === undefined ? null : `${formatWall(parts.until).slice(0, 10).replaceAll("-", "")}T235959Z`],
  ];
  return fields.flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`])).join(";");
}
