import { toInstant, toWallTime, type WallTime } from "@/lib/domain/zoned-time";

/**
 * A reading on the wall clock as milliseconds, as if the clock hung in Greenwich. It makes calendar arithmetic plain
 * subtraction; the time zone, and with it daylight saving, enters only when a wall time becomes an instant.
 */
export type Wall = number;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const wallAt = (year: number, month: number, day: number, hour = 0, minute = 0): Wall =>
  Date.UTC(year, month - 1, day, hour, minute);

export const startOfDay = (wall: Wall): Wall => Math.floor(wall / DAY) * DAY;

/** Monday is 0. */
export const weekdayOf = (wall: Wall): number => (Math.floor(wall / DAY) + 3) % 7;

export const startOfWeek = (wall: Wall): Wall => startOfDay(wall) - weekdayOf(wall) * DAY;

export const yearOf = (wall: Wall): number => new Date(wall).getUTCFullYear();

/** January is 1. */
export const monthOf = (wall: Wall): number => new Date(wall).getUTCMonth() + 1;

export const dayOf = (wall: Wall): number => new Date(wall).getUTCDate();

export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Months later on the same day, or on the last day of a month that is too short. */
export function addMonths(wall: Wall, months: number): Wall {
  const index = yearOf(wall) * 12 + monthOf(wall) - 1 + months;
  const year = Math.floor(index / 12);
  const month = (index % 12) + 1;
  const day = Math.min(dayOf(wall), daysInMonth(year, month));
  return wallAt(year, month, day) + (wall - startOfDay(wall));
}

export const formatWall = (wall: Wall): string => new Date(wall).toISOString().slice(0, 19);

export const formatDate = (wall: Wall): string => new Date(wall).toISOString().slice(0, 10);

function wallTimeOf(wall: Wall): WallTime {
  const date = new Date(wall);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
}

export function wallOf(instant: Date, timeZone: string): Wall {
  const { year, month, day, hour, minute, second } = toWallTime(instant, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

export const instantOf = (wall: Wall, timeZone: string): Date => toInstant(wallTimeOf(wall), timeZone);
