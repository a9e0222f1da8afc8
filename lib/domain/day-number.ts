import type { CalendarDate } from "@/lib/domain/zoned-time";

/** A day as a number, counted from 1970-01-01: a walk over years must not write and read a text for every day. */
export type DayNumber = number;

const DAY = 86_400_000;

export const toDayNumber = (date: CalendarDate): DayNumber => Date.parse(date) / DAY;

export const fromDayNumber = (day: DayNumber): CalendarDate => new Date(day * DAY).toISOString().slice(0, 10);

/** Months below 1 and above 12 are in the years beside; day 0 is the last of the month before. */
export const dayNumberOf = (year: number, month: number, day: number): DayNumber =>
  Date.UTC(year, month - 1, day) / DAY;

export interface DayParts {
  year: number;
  month: number;
  day: number;
}

export function partsOfDay(number: DayNumber): DayParts {
  const date = new Date(number * DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** 1970-01-01 was a Thursday; Sunday is 0. */
export const weekdayOfDay = (day: DayNumber): number => (((day + 4) % 7) + 7) % 7;
