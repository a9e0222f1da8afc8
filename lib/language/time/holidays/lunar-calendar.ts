import { boundedCache } from "@/lib/domain/bounded-cache";
import type { HolidayRule } from "@/lib/language/time/holidays/holiday-rule";
import { DAY, type Wall, wallAt, weekdayOf } from "@/lib/language/time/wall";

type Calendar = "islamic-umalqura" | "hebrew" | "chinese";

/** People speak of a few years; who speaks of all of them must not fill the memory. */
const MOST_YEARS = 60;

const yearsOf = (calendar: Calendar) => boundedCache(MOST_YEARS, (year) => readYear(calendar, Number(year)));

const YEARS: Record<Calendar, (year: string) => ReadonlyMap<string, Wall>> = {
  "islamic-umalqura": yearsOf("islamic-umalqura"),
  hebrew: yearsOf("hebrew"),
  chinese: yearsOf("chinese"),
};

/** The first day of a Gregorian year that each "month day" of another calendar falls on. Intl knows the calendars. */
const daysOfYear = (calendar: Calendar, year: number): ReadonlyMap<string, Wall> => YEARS[calendar](String(year));

function readYear(calendar: Calendar, year: number): ReadonlyMap<string, Wall> {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
    month: calendar === "hebrew" ? "long" : "numeric",
    day: "numeric",
    timeZone: "UTC",
  });
  const days = new Map<string, Wall>();
  for (let day = wallAt(year, 1, 1); day < wallAt(year + 1, 1, 1); day += DAY) {
    const parts = format.formatToParts(new Date(day + DAY / 2));
    const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? "";
    const name = `${part("month")} ${part("day")}`;
    if (!days.has(name)) days.set(name, day);
  }
  return days;
}

export const on = (calendar: Calendar, monthAndDay: string, ...names: string[]): HolidayRule => ({
  names,
  dateIn: (year) => daysOfYear(calendar, year).get(monthAndDay) ?? null,
});

/** A Jewish day begins in the evening, and its holiday with it: the date is that of the evening. */
export const jewish = (monthAndDay: string, ...names: string[]): HolidayRule => ({
  names,
  dateIn: (year) => {
    const days = daysOfYear("hebrew", year);
    const day = days.get(monthAndDay.replace("Adar", "Adar II")) ?? days.get(monthAndDay);
    return day === undefined ? null : day - DAY;
  },
});

export const [FRIDAY, SATURDAY, SUNDAY] = [4, 5, 6] as const;

/** Kept out of the way of the Sabbath: moved by so many days when it falls on such a weekday. */
export function keptFrom(
  monthAndDay: string,
  moves: Readonly<Record<number, number>>,
  ...names: string[]
): HolidayRule {
  const { dateIn } = jewish(monthAndDay);
  return {
    names,
    dateIn: (year) => {
      const evening = dateIn(year);
      return evening === null ? null : evening + (moves[weekdayOf(evening + DAY)] ?? 0) * DAY;
    },
  };
}

export const dayBefore = ({ names, dateIn }: HolidayRule): HolidayRule => ({
  names,
  dateIn: (year) => {
    const date = dateIn(year);
    return date === null ? null : date - DAY;
  },
});

export const INDEPENDENCE = { [FRIDAY]: -1, [SATURDAY]: -2, 0: 1 };

export function lastFridayOfRamadan(year: number): Wall | null {
  const feast = daysOfYear("islamic-umalqura", year).get("10 1");
  return feast === undefined ? null : feast - DAY - ((weekdayOf(feast - DAY) - 4 + 7) % 7) * DAY;
}
