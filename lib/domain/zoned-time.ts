import { boundedCache } from "@/lib/domain/bounded-cache";
import { canonicalTimeZone } from "@/lib/domain/canonical-time-zone";

/**
 * Wall-clock time in a time zone, without a library: Intl knows the zones, these few functions do the arithmetic.
 * A `CalendarDate` is "2026-02-03"; a `WallTime` is what a clock on the wall shows, free of any zone.
 */
export type CalendarDate = string;

export interface WallTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Each takes some 25 kB. */
const MOST_FORMATTERS = 128;

const formatterOf = boundedCache(
  MOST_FORMATTERS,
  (timeZone) =>
    new Intl.DateTimeFormat("en-US", {
      timeZone,
      calendar: "gregory",
      numberingSystem: "latn",
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    }),
);

/** One for all spellings: what was stored before there was a canonical one is still read. */
const formatterFor = (timeZone: string): Intl.DateTimeFormat => formatterOf(canonicalTimeZone(timeZone) ?? timeZone);

function askIntl(instant: Date, timeZone: string): WallTime {
  const wall: WallTime = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of formatterFor(timeZone).formatToParts(instant)) {
    if (type in wall) wall[type as keyof WallTime] = Number(value);
  }
  return wall;
}

const asUtc = (wall: WallTime): number =>
  Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second);

const QUARTER = 15 * MINUTE;
const MOST_OFFSETS = 4096;
const offsets = new Map<string, number>();

/** Asking Intl is slow. Clocks change on the quarter hour, so one answer holds for all of it and is worth keeping. */
function offsetAt(instant: number, timeZone: string): number {
  const quarter = Math.floor(instant / QUARTER);
  const key = `${timeZone} ${quarter}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const start = quarter * QUARTER;
  const offset = asUtc(askIntl(new Date(start), timeZone)) - start;
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

export function toWallTime(instant: Date, timeZone: string): WallTime {
  const shown = new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone));
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    second: shown.getUTCSeconds(),
  };
}

/**
 * The instant at which a clock in `timeZone` shows `wall`. Where clocks go back and show it twice, the first; where
 * they go forward and never show it, the instant as far after the gap as the time was into it (RFC 5545's reading).
 */
export function toInstant(wall: WallTime, timeZone: string): Date {
  const utc = asUtc(wall);
  const before = offsetAt(utc - DAY, timeZone);
  const after = offsetAt(utc + DAY, timeZone);
  for (const offset of before === after ? [before] : [before, after]) {
    const instant = utc - offset;
    if (offsetAt(instant, timeZone) === offset) return new Date(instant);
  }
  return new Date(utc - before);
}

export const toCalendarDate = (wall: Pick<WallTime, "year" | "month" | "day">): CalendarDate =>
  `${String(wall.year).padStart(4, "0")}-${String(wall.month).padStart(2, "0")}-${String(wall.day).padStart(2, "0")}`;

export const calendarDateAt = (instant: Date, timeZone: string): CalendarDate =>
  toCalendarDate(toWallTime(instant, timeZone));

export function atMidnight(date: CalendarDate): WallTime {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return { year, month, day, hour: 0, minute: 0, second: 0 };
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(asUtc(atMidnight(date)) + days * DAY).toISOString().slice(0, 10);
}

/**
 * True for "2026-02-28", false for "2026-02-30" and for anything of another shape. No year before 1000 is one: neither
 * JavaScript nor PostgreSQL reads those the way they are written.
 */
export function isCalendarDate(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  return addDays(text, 0) === text;
}

const FIRST_PLAIN = Date.parse("1000-01-02T00:00:00Z");
const LAST_PLAIN = Date.parse("9999-12-31T00:00:00Z");

/** Whether the year has four digits in every zone, as our dates must. */
export const hasPlainYear = (instant: Date): boolean =>
  instant.getTime() >= FIRST_PLAIN && instant.getTime() < LAST_PLAIN;
