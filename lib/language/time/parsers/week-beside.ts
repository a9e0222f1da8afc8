import { wordIn } from "@/lib/language/text/word-in";
import { parseDayMonth, parseMonthDay, parseWeekdayDate } from "@/lib/language/time/parsers/calendar-date";
import { parseDayOfMonth } from "@/lib/language/time/parsers/day-of-month";
import { parseHoliday } from "@/lib/language/time/parsers/holiday";
import { parseNumericDate } from "@/lib/language/time/parsers/numeric-date";
import type { PieceParser, TimeContext } from "@/lib/language/time/time-piece";
import { DAY, HOUR, startOfWeek, type Wall, weekdayOf } from "@/lib/language/time/wall";

const ANCHORS: readonly PieceParser[] = [
  parseHoliday,
  parseMonthDay,
  parseDayMonth,
  parseWeekdayDate,
  parseNumericDate,
  parseDayOfMonth,
];

function readAnchor(context: TimeContext, at: number): { day: Wall; next: number } | null {
  for (const parse of ANCHORS) {
    const reading = parse(context, at);
    if (reading?.value.kind === "day") return { day: reading.value.day, next: reading.next };
  }
  return null;
}

/** The first day of the week that is tied to a day by such a word. */
const WEEKS: Readonly<Record<string, (day: Wall) => Wall>> = {
  of: startOfWeek,
  containing: startOfWeek,
  starting: (day) => day,
  beginning: (day) => day,
  commencing: (day) => day,
  ending: (day) => day - 6 * DAY,
};

const saturdayFrom = (day: Wall): Wall => day + ((5 - weekdayOf(day) + 7) % 7) * DAY;

/** The Saturday of the weekend that is tied to a day by such a word. */
const WEEKENDS: Readonly<Record<string, (day: Wall) => Wall>> = {
  of: (day) => startOfWeek(day) + 5 * DAY,
  after: (day) => saturdayFrom(day + DAY),
  following: (day) => saturdayFrom(day + DAY),
  before: (day) => saturdayFrom(day) - 7 * DAY,
};

/** "the week of March 5th", "the week starting Feb 9", "week ending 3 April", "the weekend after Easter". */
export const parseWeekBeside: PieceParser = (context, at) => {
  const { tokens } = context;
  const start = wordIn(tokens, at) === "the" ? at + 1 : at;
  const unit = wordIn(tokens, start);
  if (unit !== "week" && unit !== "weekend") return null;
  const find = (unit === "week" ? WEEKS : WEEKENDS)[wordIn(tokens, start + 1)];
  const anchor = find ? readAnchor(context, start + 2) : null;
  if (!find || !anchor) return null;
  const first = find(anchor.day);
  // A weekend begins on Friday evening.
  const value =
    unit === "week"
      ? { start: first, end: first + 7 * DAY }
      : { start: first, end: first + 2 * DAY, at: first - 6 * HOUR };
  return { value: { kind: "days", ...value }, next: anchor.next };
};
