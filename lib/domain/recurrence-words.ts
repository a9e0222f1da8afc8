import type { RecurrenceRule } from "@/lib/domain/parse-recurrence";

type Parts = ReadonlyMap<string, string>;

const UNITS: Record<string, string> = { DAILY: "day", WEEKLY: "week", MONTHLY: "month", YEARLY: "year" };
const DAYS: Record<string, string> = {
  MO: "Monday",
  TU: "Tuesday",
  WE: "Wednesday",
  TH: "Thursday",
  FR: "Friday",
  SA: "Saturday",
  SU: "Sunday",
};
/** Days that people call by one name. */
const SETS: Record<string, string> = { "MO,TU,WE,TH,FR": "weekday", "SA,SU": "weekend day" };
const PLACES: Record<string, string> = { "1": "first", "2": "second", "3": "third", "4": "fourth", "-1": "last" };

/** A rule as one would say it: "every Monday and Thursday", "every month on the 1st", "every 2 days, 5 times". */
export function recurrenceWords(rule: RecurrenceRule): string {
  const parts: Parts = new Map(rule.split(";").map((part) => [part.split("=")[0] ?? "", part.split("=")[1] ?? ""]));
  return [rhythm(parts), ending(parts)].filter(Boolean).join(", ");
}

function rhythm(parts: Parts): string {
  const unit = UNITS[parts.get("FREQ") ?? ""];
  if (unit === undefined) return "by a rule";
  const interval = Number(parts.get("INTERVAL") ?? 1);
  const every = interval === 1 ? `every ${unit}` : `every ${interval} ${unit}s`;
  const days = parts.get("BYDAY");
  if (days === undefined) return join(every, onMonthDays(parts));
  const isPlaced = /\d/.test(days) || parts.has("BYSETPOS");
  if (isPlaced) return join(every, `on the ${placedDays(days, parts)}`, inMonths(parts, "of"));
  const named = dayNames(days);
  return interval === 1 && !parts.has("BYMONTH") ? `every ${named}` : join(every, `on ${named}`, inMonths(parts, "in"));
}

/** "third Tuesday", "last weekday". */
function placedDays(days: string, parts: Parts): string {
  const place = parts.get("BYSETPOS");
  if (place !== undefined) return `${placeName(place)} ${dayNames(days)}`;
  return and(days.split(",").map((day) => `${placeName(day.slice(0, -2))} ${DAYS[day.slice(-2)] ?? day}`.trim()));
}

function onMonthDays(parts: Parts): string {
  const monthDays = parts.get("BYMONTHDAY")?.split(",").map(Number) ?? [];
  if (monthDays.length === 0) return inMonths(parts, "in");
  // With a position these are fallbacks for short months; the last one is what was meant.
  const meant = parts.has("BYSETPOS") ? monthDays.slice(-1) : monthDays;
  return join(`on the ${and(meant.map((day) => (day === -1 ? "last day" : ordinal(day))))}`, inMonths(parts, "of"));
}

function inMonths(parts: Parts, word: "in" | "of"): string {
  const months = parts.get("BYMONTH")?.split(",").map(Number) ?? [];
  return months.length === 0 ? "" : `${word} ${and(months.map(monthName))}`;
}

function ending(parts: Parts): string {
  const count = parts.get("COUNT");
  if (count !== undefined) return count === "1" ? "once" : `${count} times`;
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})/.exec(parts.get("UNTIL") ?? "") ?? [];
  return year ? `until ${monthName(Number(month))} ${Number(day)}, ${year}` : "";
}

const ENDINGS: Record<string, string> = { one: "st", two: "nd", few: "rd", other: "th" };
const rules = new Intl.PluralRules("en", { type: "ordinal" });
const months = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" });
const list = new Intl.ListFormat("en");

const dayNames = (days: string): string => SETS[days] ?? and(days.split(",").map((day) => DAYS[day] ?? day));
const ordinal = (number: number): string => `${number}${ENDINGS[rules.select(number)] ?? "th"}`;
const placeName = (place: string): string => PLACES[place.replace("+", "")] ?? ordinal(Number(place));
const monthName = (month: number): string => months.format(Date.UTC(2000, month - 1));
const and = (words: string[]): string => list.format(words);
const join = (...words: string[]): string => words.filter(Boolean).join(" ");
