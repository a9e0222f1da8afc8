import { type Reading, readOrdinal } from "@/lib/language/text/read-number";
import type { Token } from "@/lib/language/text/token";
import { wordIn } from "@/lib/language/text/word-in";
import { readYear } from "@/lib/language/time/parsers/calendar-date";
import { type Modifier, readModifier } from "@/lib/language/time/parsers/weekday";
import type { PieceParser, TimeContext } from "@/lib/language/time/time-piece";
import { AMBIGUOUS_NAMES, MONTHS } from "@/lib/language/time/vocabulary";
import { addMonths, DAY, monthOf, startOfDay, startOfWeek, type Wall, wallAt, yearOf } from "@/lib/language/time/wall";

export interface Period {
  start: Wall;
  end: Wall;
}

const startOfMonth = (wall: Wall): Wall => wallAt(yearOf(wall), monthOf(wall), 1);

export function periodAround(now: Wall, unit: string, steps: number): Period | null {
  const week = startOfWeek(now);
  if (unit === "week") return { start: week + 7 * steps * DAY, end: week + 7 * (steps + 1) * DAY };
  if (unit === "weekend") return { start: week + (7 * steps + 5) * DAY, end: week + 7 * (steps + 1) * DAY };
  if (unit === "month")
    return { start: addMonths(startOfMonth(now), steps), end: addMonths(startOfMonth(now), steps + 1) };
  if (unit === "year") return { start: wallAt(yearOf(now) + steps, 1, 1), end: wallAt(yearOf(now) + steps + 1, 1, 1) };
  if (unit === "quarter") {
    const quarter = wallAt(yearOf(now), Math.floor((monthOf(now) - 1) / 3) * 3 + 1, 1);
    return { start: addMonths(quarter, 3 * steps), end: addMonths(quarter, 3 * (steps + 1)) };
  }
  return null;
}

const PERIOD_WORDS = new Set([
  "week",
  "weekend",
  "month",
  "year",
  "quarter",
  "week's",
  "weekend's",
  "month's",
  "weeks",
  "months",
]);

/** "this week", "next month", "the weekend", "the week", "the month of December", "October", "last weekend of October". */
export function readPeriod(context: TimeContext, at: number): (Period & { next: number }) | null {
  const { tokens, now } = context;
  const { modifier, next } = readModifier(context, at);
  const hasThe = !modifier && tokens[at]?.word === "the";
  const unitAt = hasThe ? at + 1 : next;
  const raw = wordIn(tokens, unitAt);
  if (PERIOD_WORDS.has(raw) && (modifier || hasThe) && !(hasThe && raw === "weeks")) {
    const isWeekEnd = raw === "week" && tokens[unitAt + 1]?.word === "end";
    const unit = isWeekEnd ? "weekend" : raw.replace(/'?s$/, "");
    if (unit === "month" && tokens[unitAt + 1]?.word === "of" && MONTHS.has(wordIn(tokens, unitAt + 2)))
      return readMonthPeriod(context, unitAt + 2);
    if (wordIn(tokens, unitAt + 1) === "after" && wordIn(tokens, unitAt + 2) === "next" && hasThe) {
      const second = periodAround(now, unit, 2);
      return second && { ...second, next: unitAt + 3 };
    }
    // "the week of code", "the month of fun" are names.
    if (hasThe && wordIn(tokens, unitAt + 1) === "of") return null;
    const numbered = unit === "year" && hasThe ? readYear(tokens, unitAt + 1) : null;
    if (numbered)
      return { start: wallAt(numbered.value, 1, 1), end: wallAt(numbered.value + 1, 1, 1), next: numbered.next };
    const isComing = ["coming", "upcoming"].includes(wordIn(tokens, unitAt - 1)) && unit !== "weekend";
    const steps = modifier === "next" || isComing ? 1 : modifier === "last" ? -1 : 0;
    const period = periodAround(now, unit, steps);
    return period && { ...period, next: isWeekEnd ? unitAt + 2 : unitAt + 1 };
  }
  return (
    readSeason(context, hasThe ? at + 1 : next, modifier) ??
    readQuarter(context, hasThe ? at + 1 : at) ??
    readNumericMonth(context, at) ??
    readMonthPeriod(context, at)
  );
}

/** "Q3" is a quarter where a time is expected; "the Q3 report" is a report. */
function readShortQuarter({ tokens }: TimeContext, at: number): Reading<number> | null {
  const number = tokens[at + 1];
  if (wordIn(tokens, at) !== "q" || !number?.glued || !/^[1-4]$/.test(number.word)) return null;
  const isExpected = ["in", "by", "of", "until", "for", "during", "since"].includes(wordIn(tokens, at - 1));
  const endsHere = tokens[at + 2]?.kind !== "word";
  return (isExpected && endsHere) || readYear(tokens, at + 2) || tokens.length <= 3
    ? { value: Number(number.word), next: at + 2 }
    : null;
}

/** "third quarter", "4th qtr 2018", "Q3 2026". */
function readQuarter(context: TimeContext, at: number): (Period & { next: number }) | null {
  const { tokens, now } = context;
  const short = readShortQuarter(context, at);
  const ordinal = short ? null : readOrdinal(tokens, at);
  const isNamed = ordinal && ordinal.value <= 4 && ["quarter", "qtr"].includes(wordIn(tokens, ordinal.next));
  const rank = short ?? (isNamed ? { value: ordinal.value, next: ordinal.next + 1 } : null);
  if (!rank) return null;
  const year = readYear(tokens, rank.next);
  const start = wallAt(year?.value ?? yearOf(now), rank.value * 3 - 2, 1);
  return { start, end: addMonths(start, 3), next: year?.next ?? rank.next };
}

/** "in 2027", "2/2027", "2027-10". */
function readNumericMonth({ tokens }: TimeContext, at: number): (Period & { next: number }) | null {
  const isYear = (text: string) => /^(?:19|20)\d\d$/.test(text);
  const isMonth = (text: string) => /^(?:0?[1-9]|1[0-2])$/.test(text);
  const isJoined =
    ["/", "-"].includes(wordIn(tokens, at + 1)) &&
    tokens[at + 1]?.glued &&
    tokens[at + 2]?.glued &&
    !["/", "-"].includes(wordIn(tokens, at + 3));
  const [year, month] = isYear(wordIn(tokens, at))
    ? [wordIn(tokens, at), wordIn(tokens, at + 2)]
    : [wordIn(tokens, at + 2), wordIn(tokens, at)];
  if (isJoined && isYear(year) && isMonth(month)) {
    const start = wallAt(Number(year), Number(month), 1);
    return { start, end: addMonths(start, 1), next: at + 3 };
  }
  if (!isYear(wordIn(tokens, at)) || !["in", "of", "during"].includes(wordIn(tokens, at - 1))) return null;
  return {
    start: wallAt(Number(wordIn(tokens, at)), 1, 1),
    end: wallAt(Number(wordIn(tokens, at)) + 1, 1, 1),
    next: at + 1,
  };
}

/** First month and day of each season in the northern year. */
const SEASONS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ["spring", [3, 20]],
  ["summer", [6, 21]],
  ["fall", [9, 23]],
  ["autumn", [9, 23]],
  ["winter", [12, 21]],
]);

/** "this summer", "next winter", "in the summer of 2026"; without such words "fall" and "spring" are verbs. */
function readSeason({ tokens, now }: TimeContext, at: number, modifier: Modifier): (Period & { next: number }) | null {
  const first = SEASONS.get(wordIn(tokens, at));
  const year = first ? readYear(tokens, at + 1) : null;
  const isLed = wordIn(tokens, at - 1) === "the" && ["in", "during", "by", "until"].includes(wordIn(tokens, at - 2));
  if (!first || !(modifier || year || isLed)) return null;
  const step = modifier === "next" ? 1 : modifier === "last" ? -1 : 0;
  const start = wallAt(year?.value ?? yearOf(now) + step, first[0], first[1]);
  return { start, end: addMonths(start, 3) + 3 * DAY, next: year?.next ?? at + 1 };
}

/** "this may or may not" is no month; "in may" and "next may" are. */
const isMonthOfMay = (before: string, hasModifier: boolean, after: Token | undefined): boolean =>
  ["in", "of", "by", "until"].includes(before) || (hasModifier && after?.kind !== "word");

/** A month by name. "may" and "march" need a preposition before them or a year after. */
function readMonthPeriod(context: TimeContext, at: number): (Period & { next: number }) | null {
  const { tokens, now } = context;
  const { modifier, next } = readModifier(context, at);
  const token = tokens[next];
  const name = token?.word.replace(/'s$/, "") ?? "";
  const month = MONTHS.get(name);
  if (month === undefined) return null;
  const dotted = tokens[next + 1]?.word === "." && name.length < 5 ? next + 2 : next + 1;
  const year = readYear(tokens, dotted);
  const before = wordIn(tokens, at - 1);
  const isNamed =
    modifier ||
    year ||
    [
      "in",
      "of",
      "for",
      "by",
      "until",
      "till",
      "during",
      "since",
      "through",
      "all",
      "before",
      "after",
      "my",
      "the",
    ].includes(before);
  if (!isNamed && (AMBIGUOUS_NAMES.has(name) || name.length <= 3 || tokens.length > 3)) return null;
  if (name === "may" && !year && !token?.capital && !isMonthOfMay(before, modifier !== null, tokens[next + 1]))
    return null;
  const passed = wallAt(yearOf(now), month, 1) < startOfMonth(now);
  const isPast = modifier === "last" || before === "since";
  const step = isPast ? (passed ? 0 : -1) : passed ? 1 : 0;
  const start = wallAt(year?.value ?? yearOf(now) + step, month, 1);
  return { start, end: addMonths(start, 1), next: year?.next ?? next + 1 };
}

export const parsePeriod: PieceParser = (context, at) => {
  const period = readPeriod(context, at);
  return period && { value: { kind: "days", start: period.start, end: period.end }, next: period.next };
};

const EDGES: ReadonlyMap<string, "start" | "end"> = new Map([
  ["beginning", "start"],
  ["start", "start"],
  ["begin", "start"],
  ["end", "end"],
  ["close", "end"],
]);

/** "the end of the month" is its last day, "the end of next week" its last days, "the beginning of …" its first. */
export const parseEdge: PieceParser = (context, at) => {
  const { tokens, now } = context;
  const start = tokens[at]?.word === "the" ? at + 1 : at;
  const edge = EDGES.get(wordIn(tokens, start));
  if (!edge || tokens[start + 1]?.word !== "of") return null;
  const dayAt = ["the", "this"].includes(wordIn(tokens, start + 2)) ? start + 3 : start + 2;
  if (edge === "end" && ["day", "business", "work", "workday"].includes(wordIn(tokens, dayAt)))
    return {
      value: { kind: "clock", clock: { hour: 17, minute: 0, second: 0, meridiem: "pm", grain: "hour" } },
      next: wordIn(tokens, dayAt + 1) === "day" ? dayAt + 2 : dayAt + 1,
    };
  const around = wordIn(tokens, start + 2) === "around" ? start + 3 : start + 2;
  // "end of year" says "this" without saying it.
  const bare = periodAround(now, wordIn(tokens, around), 0);
  const period = readPeriod(context, around) ?? (bare && { ...bare, next: around + 1 });
  if (!period) return null;
  const days = (period.end - period.start) / DAY;
  const length = days <= 7 ? 3 : days > 31 ? 92 : 1;
  const value =
    edge === "start"
      ? { start: period.start, end: period.start + length * DAY }
      : { start: period.end - length * DAY, end: period.end };
  if (length === 1) return { value: { kind: "day", day: value.start }, next: period.next };
  return {
    value: {
      kind: "days",
      start: Math.max(value.start, edge === "end" ? value.start : startOfDay(now) - 366 * DAY),
      end: value.end,
    },
    next: period.next,
  };
};
