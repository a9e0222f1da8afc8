const UNITS: Record<string, string> = { DAILY: "day", WEEKLY: "week", MONTHLY: "month", YEARLY: "year" };
const DAYS: Record<string, string> = {
  MO: "Mon",
  TU: "Tue",
  WE: "Wed",
  TH: "Thu",
  FR: "Fri",
  SA: "Sat",
  SU: "Sun",
};

/** A rule in a few words: "Every 2 weeks on Mon, Wed". What is rarer than that is only said to have a rule. */
export function recurrenceWords(rule: string): string {
  const parts = new Map(
    rule.split(";").map((part): [string, string] => [part.split("=")[0] ?? "", part.split("=")[1] ?? ""]),
  );
  const unit = UNITS[parts.get("FREQ") ?? ""];
  if (unit === undefined) return "By a rule";
  const interval = Number(parts.get("INTERVAL") ?? 1);
  const every = interval === 1 ? `Every ${unit}` : `Every ${interval} ${unit}s`;
  return [every, onDays(parts)].filter(Boolean).join(" ");
}

function onDays(parts: Map<string, string>): string {
  const weekdays = parts
    .get("BYDAY")
    ?.split(",")
    .map((day) => DAYS[day]);
  if (weekdays) return weekdays.every((day) => day !== undefined) ? `on ${weekdays.join(", ")}` : "on certain days";
  const monthDays = parts.get("BYMONTHDAY")?.split(",").map(Number) ?? [];
  if (monthDays.length === 0 || parts.has("BYMONTH")) return "";
  // With a position these are fallbacks for short months; the last one is what was meant.
  return `on the ${(parts.has("BYSETPOS") ? monthDays.slice(-1) : monthDays).map(ordinal).join(", ")}`;
}

const ENDINGS: Record<string, string> = { one: "st", two: "nd", few: "rd", other: "th" };
const rules = new Intl.PluralRules("en", { type: "ordinal" });

const ordinal = (day: number): string => (day < 0 ? "last day" : `${day}${ENDINGS[rules.select(day)] ?? "th"}`);
