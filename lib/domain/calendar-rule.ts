import { atMidnight, type CalendarDate } from "@/lib/domain/zoned-time";

const FREQUENCIES = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"] as const;

export type Frequency = (typeof FREQUENCIES)[number];

/** An RFC 5545 rule of days, weeks, months or years, taken apart. */
export interface CalendarRule {
  frequency: Frequency;
  interval: number;
  until: CalendarDate | null;
  weekStart: number;
  weekdays: { weekday: number; ordinal: number }[];
  monthDays: number[];
  months: number[];
  positions: number[];
  yearDays: number[];
  weekNumbers: number[];
}

const WEEKDAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

/** The day of a stamp like 20271231 or 20271231T235959Z. */
export const dayOfStamp = (stamp: string): CalendarDate =>
  `${stamp.slice(0, 4)}-${stamp.slice(4, 6)}-${stamp.slice(6, 8)}`;

export function readCalendarRule(rule: string, start: CalendarDate): CalendarRule {
  const parts = new Map(
    rule.split(";").map((part): [string, string] => [part.split("=")[0] ?? "", part.split("=")[1] ?? ""]),
  );
  const numbers = (name: string) => parts.get(name)?.split(",").map(Number) ?? [];
  const until = parts.get("UNTIL");
  const parsed: CalendarRule = {
    frequency: FREQUENCIES.find((known) => known === parts.get("FREQ")) ?? "DAILY",
    interval: Number(parts.get("INTERVAL") ?? 1),
    until: until ? dayOfStamp(until) : null,
    weekStart: WEEKDAYS.indexOf(parts.get("WKST") ?? "MO"),
    weekdays: (parts.get("BYDAY")?.split(",") ?? []).map((day) => ({
      weekday: WEEKDAYS.indexOf(day.slice(-2)),
      ordinal: Number(day.slice(0, -2)),
    })),
    monthDays: numbers("BYMONTHDAY"),
    months: numbers("BYMONTH"),
    positions: numbers("BYSETPOS"),
    yearDays: numbers("BYYEARDAY"),
    weekNumbers: numbers("BYWEEKNO"),
  };
  return withDaysOfStart(parsed, start);
}

/** What a rule leaves open, its start decides: "every month" is on the start's day of the month. */
function withDaysOfStart(rule: CalendarRule, start: CalendarDate): CalendarRule {
  if (rule.weekdays.length > 0 || rule.monthDays.length > 0 || rule.yearDays.length > 0) return rule;
  const { month, day } = atMidnight(start);
  if (rule.frequency === "WEEKLY" || rule.weekNumbers.length > 0)
    return { ...rule, weekdays: [{ weekday: new Date(start).getUTCDay(), ordinal: 0 }] };
  if (rule.frequency === "MONTHLY") return { ...rule, monthDays: [day] };
  if (rule.frequency === "YEARLY") {
    return { ...rule, monthDays: [day], months: rule.months.length > 0 ? rule.months : [month] };
  }
  return rule;
}
