/** The words of the calendar. Monday is 0, January is 1. */
const WEEKDAY_WORDS = [
  "monday mon mondays",
  "tuesday tue tues tuesdays",
  "wednesday wed weds wednesdays",
  "thursday thu thur thurs thursdays",
  "friday fri fridays",
  "saturday sat saturdays",
  "sunday sun sundays",
];

const MONTH_WORDS = [
  "january jan",
  "february feb",
  "march mar",
  "april apr",
  "may",
  "june jun",
  "july jul",
  "august aug",
  "september sep sept",
  "october oct",
  "november nov",
  "december dec",
];

const index = (rows: readonly string[], first: number): ReadonlyMap<string, number> =>
  new Map(rows.flatMap((row, at) => row.split(" ").map((word) => [word, at + first] as const)));

export const WEEKDAYS = index(WEEKDAY_WORDS, 0);
export const MONTHS = index(MONTH_WORDS, 1);
export const WEEKDAY_CODES = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;

/** Also ordinary English words: they name a day or a month only in the company of another calendar word. */
export const AMBIGUOUS_NAMES = new Set(["sun", "sat", "wed", "mon", "may", "mar", "march", "jan", "dec", "sep", "thu"]);

/** Said before a time or a length that is not meant to the minute, and of one that is. */
export const APPROXIMATELY: ReadonlySet<string> = new Set(
  "around about exactly approximately approx roughly circa nearly almost just like say ~ precisely".split(" "),
);

export type Unit =
  | "second"
  | "minute"
  | "hour"
  | "day"
  | "week"
  | "month"
  | "year"
  | "weekend"
  | "quarter"
  | "fortnight"
  | "decade";

const UNIT_WORDS: readonly (readonly [Unit, string])[] = [
  ["second", "second seconds sec secs"],
  ["minute", "minute minutes min mins minuets"],
  ["hour", "hour hours hr hrs"],
  ["day", "day days"],
  ["week", "week weeks wk wks"],
  ["month", "month months"],
  ["year", "year years yr yrs"],
  ["weekend", "weekend weekends"],
  ["quarter", "quarter quarters"],
  ["fortnight", "fortnight fortnights"],
  ["decade", "decade decades"],
];

export const UNITS: ReadonlyMap<string, Unit> = new Map(
  UNIT_WORDS.flatMap(([unit, words]) => words.split(" ").map((word) => [word, unit] as const)),
);

export type DayPart =
  | "after lunch"
  | "early morning"
  | "late night"
  | "morning"
  | "afternoon"
  | "evening"
  | "night"
  | "lunch"
  | "daytime";

export const DAY_PARTS: ReadonlyMap<string, DayPart> = new Map([
  ["morning", "morning"],
  ["mornings", "morning"],
  ["afternoon", "afternoon"],
  ["afternoons", "afternoon"],
  ["afternoonish", "afternoon"],
  ["evening", "evening"],
  ["evenings", "evening"],
  ["night", "night"],
  ["nights", "night"],
  ["lunch", "lunch"],
  ["lunchtime", "lunch"],
  ["daytime", "daytime"],
]);

/** The hours a part of the day spans, and the hour someone who says nothing more is served at. */
export const DAY_PART_HOURS: Readonly<Record<DayPart, { from: number; to: number; implied: number }>> = {
  "early morning": { from: 0, to: 9, implied: 7 },
  "late night": { from: 21, to: 24, implied: 21 },
  morning: { from: 0, to: 12, implied: 9 },
  "after lunch": { from: 13, to: 17, implied: 13 },
  lunch: { from: 12, to: 14, implied: 12 },
  afternoon: { from: 12, to: 19, implied: 14 },
  evening: { from: 18, to: 24, implied: 18 },
  night: { from: 18, to: 24, implied: 20 },
  daytime: { from: 8, to: 18, implied: 9 },
};
