import type { HolidayRule } from "@/lib/language/time/holidays/holiday-rule";
import { DAY, type Wall, wallAt, weekdayOf } from "@/lib/language/time/wall";

const [MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY] = [0, 1, 2, 3, 4, 5, 6] as const;

/** The nth given weekday of a month; -1 is the last one. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): Wall {
  if (nth < 0) {
    const last = wallAt(year, month + 1, 1) - DAY;
    return last - ((weekdayOf(last) - weekday + 7) % 7) * DAY;
  }
  const first = wallAt(year, month, 1);
  return first + (((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7) * DAY;
}

/** Western Easter by the anonymous Gregorian computus. */
function easter(year: number): Wall {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const correction = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * sunday) / 451);
  const days = epact + sunday - 7 * late + 114;
  return wallAt(year, Math.floor(days / 31), (days % 31) + 1);
}

/** Orthodox Easter by Meeus' Julian computus, moved to the Gregorian calendar (13 days from 1900 to 2099). */
function orthodoxEaster(year: number): Wall {
  const moon = (19 * (year % 19) + 15) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const days = moon + sunday + 114;
  return wallAt(year, Math.floor(days / 31), (days % 31) + 1) + 13 * DAY;
}

const nth = (month: number, weekday: number, rank: number, ...names: string[]): HolidayRule => ({
  names,
  dateIn: (year) => nthWeekday(year, month, weekday, rank),
});

/** Days counted from Easter, in both churches. */
function fromEaster(days: number, ...names: string[]): HolidayRule[] {
  return [
    { names, dateIn: (year) => easter(year) + days * DAY },
    { names: names.map((name) => `orthodox ${name}`), dateIn: (year) => orthodoxEaster(year) + days * DAY },
  ];
}

const thanksgiving = (year: number): Wall => nthWeekday(year, 11, THURSDAY, 4);

/** The last such weekday before a date. */
const weekdayBefore = (date: Wall, weekday: number): Wall => date - (((weekdayOf(date) - weekday + 6) % 7) + 1) * DAY;

/** 16 October, or the nearest working day. */
function bossDay(year: number): Wall {
  const date = wallAt(year, 10, 16);
  const weekday = weekdayOf(date);
  return weekday === 5 ? date - DAY : weekday === 6 ? date + DAY : date;
}

/** 27 April, or the day before when that is a Sunday. */
function kingsDay(year: number): Wall {
  const date = wallAt(year, 4, 27);
  return weekdayOf(date) === SUNDAY ? date - DAY : date;
}

export const MOVABLE_HOLIDAYS: readonly HolidayRule[] = [
  nth(
    1,
    MONDAY,
    3,
    "martin luther king",
    "martin luther kings",
    "mlk",
    "martin luther king jr",
    "civil rights day",
    "mlk jr",
  ),
  nth(2, MONDAY, 3, "presidents day", "president day", "washingtons birthday"),
  nth(5, SUNDAY, 2, "mothers day", "mother day"),
  nth(5, MONDAY, -1, "memorial day"),
  nth(6, SUNDAY, 3, "fathers day", "father day"),
  nth(7, SUNDAY, 4, "parents day"),
  nth(9, MONDAY, 1, "labor day", "labour day"),
  nth(9, SUNDAY, 2, "grandparents day", "national grandparents day"),
  nth(10, MONDAY, 2, "columbus day", "indigenous peoples day"),
  nth(11, TUESDAY, 1, "election day"),
  { names: ["kings day", "koningsdag"], dateIn: kingsDay },
  { names: ["thanksgiving", "turkey day"], dateIn: thanksgiving },
  { names: ["black friday"], dateIn: (year) => thanksgiving(year) + DAY },
  { names: ["cyber monday"], dateIn: (year) => thanksgiving(year) + 4 * DAY },
  { names: ["giving tuesday"], dateIn: (year) => thanksgiving(year) + 5 * DAY },
  { names: ["bosss", "bosses", "bosss day", "boss day"], dateIn: bossDay },
  nth(1, SUNDAY, 3, "world religion day"),
  nth(2, SUNDAY, 2, "super bowl sunday", "super bowl", "superbowl sunday", "superbowl"),
  nth(3, MONDAY, 1, "pulaski day", "casimir pulaski day"),
  nth(3, MONDAY, 2, "commonwealth day"),
  nth(3, SATURDAY, -1, "earth hour"),
  nth(4, MONDAY, 3, "patriots day"),
  nth(4, FRIDAY, -1, "arbor day"),
  nth(5, MONDAY, 1, "early may bank holiday"),
  nth(5, THURSDAY, 1, "national day of prayer"),
  nth(5, SATURDAY, 3, "armed forces day"),
  nth(5, SATURDAY, 1, "kentucky derby"),
  nth(5, THURSDAY, 3, "global accessibility awareness day"),
  nth(5, MONDAY, -1, "spring bank holiday", "late may bank holiday"),
  nth(7, SUNDAY, 3, "national ice cream day"),
  nth(8, SUNDAY, 1, "friendship day", "national friendship day"),
  nth(8, MONDAY, 1, "civic holiday"),
  nth(8, MONDAY, -1, "summer bank holiday", "august bank holiday"),
  nth(10, MONDAY, 2, "canadian thanksgiving"),
  nth(10, SATURDAY, 3, "sweetest day"),
  nth(11, SUNDAY, 2, "remembrance sunday"),
  nth(11, TUESDAY, 1, "melbourne cup"),
  nth(11, THURSDAY, 3, "world philosophy day"),
  { names: ["victoria day"], dateIn: (year) => weekdayBefore(wallAt(year, 5, 25), MONDAY) },
  { names: ["military spouse day"], dateIn: (year) => nthWeekday(year, 5, SUNDAY, 2) - 2 * DAY },
  {
    names: ["administrative professionals day", "administrative professional day", "secretaries day"],
    dateIn: (year) => nthWeekday(year, 4, SATURDAY, -1) - (SATURDAY - WEDNESDAY) * DAY,
  },
  { names: ["small business saturday"], dateIn: (year) => thanksgiving(year) + 2 * DAY },
  {
    names: ["advent sunday", "first sunday of advent"],
    dateIn: (year) => weekdayBefore(wallAt(year, 12, 25), SUNDAY) - 21 * DAY,
  },
  ...fromEaster(-21, "mothering sunday"),
  ...fromEaster(-48, "shrove monday", "clean monday", "rose monday", "carnival monday", "green monday"),
  ...fromEaster(
    -47,
    "shrove tuesday",
    "mardi gras",
    "pancake tuesday",
    "pancake day",
    "fat tuesday",
    "pancakes day",
    "carnival tuesday",
  ),
  ...fromEaster(-46, "ash wednesday"),
  ...fromEaster(-8, "lazarus saturday"),
  ...fromEaster(-7, "palm sunday", "branch sunday", "passion sunday"),
  ...fromEaster(-4, "spy wednesday", "holy wednesday"),
  ...fromEaster(
    -3,
    "maundy thursday",
    "holy thursday",
    "covenant thursday",
    "thu of mysteries",
    "thursday of mysteries",
    "sheer thursday",
    "great thursday",
    "great and holy thursday",
  ),
  ...fromEaster(-2, "good friday", "great friday", "holy friday"),
  ...fromEaster(-1, "holy saturday", "black saturday", "easter saturday", "easter eve", "great saturday"),
  ...fromEaster(0, "easter", "easter sunday", "easter day", "resurrection sunday", "pascha"),
  ...fromEaster(1, "easter monday"),
  ...fromEaster(7, "divine mercy sunday", "low sunday", "thomas sunday"),
  ...fromEaster(39, "ascension", "ascension thursday", "ascension of jesus", "feast of the ascension"),
  ...fromEaster(49, "pentecost", "pentecost sunday", "white sunday", "whit sunday", "whitsunday", "whitsun"),
  ...fromEaster(50, "whit monday", "white monday", "whitmonday", "pentecost monday", "monday of the holy spirit"),
  ...fromEaster(56, "trinity sunday", "holy trinity sunday"),
  ...fromEaster(60, "corpus christi", "feast of corpus christi"),
];
