import { lexicon } from "@/lib/language/text/phrase";
import { type Reading, readOrdinal } from "@/lib/language/text/read-number";
import type { Period } from "@/lib/language/time/period";
import { readPeriod } from "@/lib/language/time/read-period";
import { readWorkday } from "@/lib/language/time/read-repeat-days";
import type { PieceParser, TimeContext } from "@/lib/language/time/time-piece";
import { DAY_PARTS, type DayPart, WEEKDAYS } from "@/lib/language/time/vocabulary";
import { DAY, HOUR, type Wall, weekdayOf } from "@/lib/language/time/wall";

interface Ranked {
  /** 1 to 5, or counted from the end: -1 for the last, -2 for the one before it. */
  rank: number;
  /** "friday", "day", "workday", "week" or "weekend". */
  name: string;
  /** "the first Monday [evening] of May". */
  part?: DayPart;
}

const FROM_END = lexicon<number>([
  [-1, ["last|final"]],
  [-2, ["second|next to? last", "penultimate"]],
  [-3, ["third to? last"]],
]);

/** "the first Wednesday", "last day", "the third Friday", "the second to last day". */
function readRanked({ tokens }: TimeContext, at: number): Reading<Ranked> | null {
  const start = tokens[at]?.word === "the" ? at + 1 : at;
  const rank = FROM_END.match(tokens, start) ?? readOrdinal(tokens, start);
  if (!rank) return null;
  const name = tokens[rank.next]?.word ?? "";
  // Only days are counted further: "the 100th day of the year".
  if (rank.value > 5 && !["day", "week"].includes(name)) return null;
  const workday = readWorkday(tokens, rank.next);
  if (workday !== null) return { value: { rank: rank.value, name: "workday" }, next: workday };
  if (name === "week" && tokens[rank.next + 1]?.word === "end")
    return { value: { rank: rank.value, name: "weekend" }, next: rank.next + 2 };
  // "the last of the month"
  if (rank.value < 0 && name === "of") return { value: { rank: -1, name: "day" }, next: rank.next };
  if (!(WEEKDAYS.has(name) || ["day", "weekend", "week"].includes(name))) return null;
  const part = WEEKDAYS.has(name) ? DAY_PARTS.get(tokens[rank.next + 1]?.word ?? "") : undefined;
  return part
    ? { value: { rank: rank.value, name, part }, next: rank.next + 2 }
    : { value: { rank: rank.value, name }, next: rank.next + 1 };
}

function nthDay(period: Period, weekday: number | undefined, rank: number): Wall | null {
  if (weekday === undefined) return rank > 0 ? period.start + (rank - 1) * DAY : period.end + rank * DAY;
  if (rank < 0) {
    const last = period.end - DAY;
    return last - ((weekdayOf(last) - weekday + 7) % 7) * DAY + (rank + 1) * 7 * DAY;
  }
  const first = period.start + ((weekday - weekdayOf(period.start) + 7) % 7) * DAY;
  const day = first + (rank - 1) * 7 * DAY;
  return day < period.end ? day : null;
}

/** "the last business day": Monday to Friday, counted from either end. */
function nthWorkday({ start, end }: Period, rank: number): Wall | null {
  let left = Math.abs(rank);
  for (let day = rank > 0 ? start : end - DAY; day >= start && day < end; day += Math.sign(rank) * DAY) {
    if (weekdayOf(day) < 5 && --left === 0) return day;
  }
  return null;
}

function choose(period: Period, { rank, name, part }: Ranked, next: number): ReturnType<PieceParser> {
  if (period.end - period.start > 366 * DAY) return null;
  if (name === "week") {
    const monday = nthDay(period, 0, rank);
    // The last week is the last that lies wholly inside.
    const start = monday !== null && monday + 7 * DAY > period.end ? monday - 7 * DAY : monday;
    return start === null ? null : { value: { kind: "days", start, end: start + 7 * DAY }, next };
  }
  if (name === "workday") {
    const day = nthWorkday(period, rank);
    return day === null ? null : { value: { kind: "day", day }, next };
  }
  if (name !== "weekend") {
    const day = nthDay(period, WEEKDAYS.get(name), rank);
    if (day === null) return null;
    return { value: part ? { kind: "part", part, day } : { kind: "day", day }, next };
  }
  const saturday = nthDay(period, 5, rank);
  if (saturday === null) return null;
  // A weekend of a month begins on Friday evening.
  const at = saturday - 6 * HOUR;
  return { value: { kind: "days", start: saturday, end: saturday + 2 * DAY, at }, next };
}

/** "first wednesday of october 2014", "last Friday of next month", "the last day of the month", "next month first Sunday". */
export const parseNthWeekday: PieceParser = (context, at) => {
  const ranked = readRanked(context, at);
  if (ranked && ["of", "in"].includes(context.tokens[ranked.next]?.word ?? "")) {
    const period = readPeriod(context, ranked.next + 1);
    if (period) return choose(period, ranked.value, period.next);
  }
  const lead = readPeriod(context, at);
  const after = lead && readRanked(context, lead.next);
  return lead && after ? choose(lead, after.value, after.next) : null;
};
