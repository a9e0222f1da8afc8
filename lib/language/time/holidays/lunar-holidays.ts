import type { HolidayRule } from "@/lib/language/time/holidays/holiday-rule";
import { DAY, type Wall, wallAt, weekdayOf } from "@/lib/language/time/wall";

type Calendar = "islamic-umalqura" | "hebrew" | "chinese";

const years = new Map<string, ReadonlyMap<string, Wall>>();

/** The first day of a Gregorian year that each "month day" of another calendar falls on. Intl knows the calendars. */
function daysOfYear(calendar: Calendar, year: number): ReadonlyMap<string, Wall> {
  const key = `${calendar} ${year}`;
  const known = years.get(key);
  if (known) return known;
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
  years.set(key, days);
  return days;
}

const on = (calendar: Calendar, monthAndDay: string, ...names: string[]): HolidayRule => ({
  names,
  dateIn: (year) => daysOfYear(calendar, year).get(monthAndDay) ?? null,
});

/** A Jewish day begins in the evening, and its holiday with it: the date is that of the evening. */
const jewish = (monthAndDay: string, ...names: string[]): HolidayRule => ({
  names,
  dateIn: (year) => {
    const days = daysOfYear("hebrew", year);
    const day = days.get(monthAndDay.replace("Adar", "Adar II")) ?? days.get(monthAndDay);
    return day === undefined ? null : day - DAY;
  },
});

function lastFridayOfRamadan(year: number): Wall | null {
  const feast = daysOfYear("islamic-umalqura", year).get("10 1");
  return feast === undefined ? null : feast - DAY - ((weekdayOf(feast - DAY) - 4 + 7) % 7) * DAY;
}

export const LUNAR_HOLIDAYS: readonly HolidayRule[] = [
  on("islamic-umalqura", "1 1", "islamic new year", "amun jadid", "muharram", "hijri new year"),
  on("islamic-umalqura", "1 10", "ashura", "day of ashura"),
  on("islamic-umalqura", "3 12", "mawlid", "the prophets birthday", "prophets birthday", "milad un nabi", "eid milad"),
  on(
    "islamic-umalqura",
    "7 27",
    "isra and miraj",
    "the prophets ascension",
    "prophets ascension",
    "the night journey",
    "ascension to the heavens",
  ),
  on("islamic-umalqura", "9 1", "ramadan"),
  on(
    "islamic-umalqura",
    "9 27",
    "laylat al qadr",
    "night of power",
    "night of measures",
    "night of destiny",
    "laylat al kadr",
    "the night of decree",
    "night of value",
  ),
  on("islamic-umalqura", "10 1", "eid al fitr", "eid ul fitr", "eid", "eid al fitr", "ramadan feast"),
  on("islamic-umalqura", "12 10", "eid al adha", "eid ul adha", "bakrid", "id ul adha", "sacrifice feast"),
  { names: ["jumuatul wida", "jumuat al wida", "jamat ul vida"], dateIn: lastFridayOfRamadan },
  jewish("Tishri 1", "rosh hashanah", "rosh hashana", "rosh hashanna", "jewish new year"),
  jewish("Tishri 10", "yom kippur"),
  jewish("Tishri 15", "sukkot", "feast of the ingathering", "feast of booths", "feast of tabernacles"),
  jewish("Tishri 22", "shemini atzeret"),
  jewish("Tishri 23", "simchat torah"),
  jewish("Kislev 25", "hanukkah", "hanukah", "chanukah", "hanukkah festival", "festival of lights"),
  jewish("Shevat 15", "tu bishvat", "tu bshevat"),
  jewish("Adar 14", "purim"),
  jewish("Adar 15", "shushan purim"),
  jewish("Nisan 15", "passover", "pesach"),
  jewish("Nisan 27", "yom hashoah", "yom ha shoah", "holocaust day"),
  jewish("Iyar 5", "yom haatzmaut", "yom ha atzmaut"),
  jewish("Iyar 4", "yom hazikaron", "yom ha zikaron"),
  jewish("Av 15", "tu bav"),
  jewish("Iyar 18", "lag baomer", "lag bomer"),
  jewish("Sivan 6", "shavuot"),
  jewish("Av 9", "tisha bav"),
  on(
    "chinese",
    "1 1",
    "chinese new year",
    "chinese new years",
    "lunar new year",
    "lunar new years",
    "chinese lunar new year",
    "chinese lunar new years",
    "spring festival",
  ),
  on("chinese", "1 15", "lantern festival"),
  on("chinese", "5 5", "dragon boat festival"),
  on("chinese", "7 7", "qixi", "qixi festival"),
  on("chinese", "9 9", "double ninth festival", "chongyang"),
  on("chinese", "8 15", "mid autumn festival", "mooncake festival"),
];
