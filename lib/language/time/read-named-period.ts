import { type Reading, readOrdinal } from "@/lib/language/text/read-number";
import type { Token } from "@/lib/language/text/token";
import { wordIn } from "@/lib/language/text/word-in";
import { wordSet } from "@/lib/language/text/word-set";
import { type PeriodReading, startOfMonth } from "@/lib/language/time/period";
import { type Modifier, readModifier } from "@/lib/language/time/read-modifier";
import { readYear, readYearBeside } from "@/lib/language/time/read-year";
import type { TimeContext } from "@/lib/language/time/time-piece";
import { AMBIGUOUS_NAMES, MONTHS } from "@/lib/language/time/vocabulary";
import { addMonths, DAY, wallAt, yearOf } from "@/lib/language/time/wall";

/** "Q3" is a quarter where a time is expected; "the Q3 report" is a report. */
function readShortQuarter(context: TimeContext, at: number): Reading<number> | null {
  const { tokens } = context;
  const number = tokens[at + 1];
  if (wordIn(tokens, at) !== "q" || !number?.glued || !/^[1-4]$/.test(number.word)) return null;
  const isExpected = ["in", "by", "of", "until", "for", "during", "since"].includes(wordIn(tokens, at - 1));
  const endsHere = tokens[at + 2]?.kind !== "word";
  return (isExpected && endsHere) || readYearBeside(context, at + 2) || tokens.length <= 3
    ? { value: Number(number.word), next: at + 2 }
    : null;
}

/** "third quarter", "4th qtr 2018", "Q3 2026", "2026 Q3". */
export function readQuarter(context: TimeContext, at: number): PeriodReading | null {
  const { tokens, now } = context;
  const lead = /^20\d\d$/.test(wordIn(tokens, at)) && wordIn(tokens, at + 1) === "q" ? wordIn(tokens, at) : null;
  if (lead && /^[1-4]$/.test(wordIn(tokens, at + 2))) {
    const start = wallAt(Number(lead), Number(wordIn(tokens, at + 2)) * 3 - 2, 1);
    return { start, end: addMonths(start, 3), next: at + 3 };
  }
  const short = readShortQuarter(context, at);
  const ordinal = short ? null : readOrdinal(tokens, at);
  const isNamed = ordinal && ordinal.value <= 4 && ["quarter", "qtr"].includes(wordIn(tokens, ordinal.next));
  const rank = short ?? (isNamed ? { value: ordinal.value, next: ordinal.next + 1 } : null);
  if (!rank) return null;
  const year = readYearBeside(context, rank.next);
  const start = wallAt(year?.value ?? yearOf(now), rank.value * 3 - 2, 1);
  return { start, end: addMonths(start, 3), next: year?.next ?? rank.next };
}

const isYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text);
const isMonth = (text: string): boolean => /^(?:0?[1-9]|1[0-2])$/.test(text);

/** "in 2027", "2/2027", "2027-10". */
export function readNumericMonth({ tokens }: TimeContext, at: number): PeriodReading | null {
  const isLed = ["in", "of", "during", "since"].includes(wordIn(tokens, at - 1));
  if (tokens[at]?.kind !== "number") {
    const spoken = isLed && ["twenty", "nineteen"].includes(wordIn(tokens, at)) ? readYear(tokens, at) : null;
    return spoken && { start: wallAt(spoken.value, 1, 1), end: wallAt(spoken.value + 1, 1, 1), next: spoken.next };
  }
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
  if (!isYear(wordIn(tokens, at)) || !isLed) return null;
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

const PARTS = wordSet("end beginning start middle day days week weeks half rest month months");

/** "this summer", "next winter", "in the summer of 2026"; without such words "fall" and "spring" are verbs. */
export function readSeason(context: TimeContext, at: number, modifier: Modifier): PeriodReading | null {
  const { tokens, now } = context;
  const first = SEASONS.get(wordIn(tokens, at));
  const year = first ? readYearBeside(context, at + 1) : null;
  const lead = wordIn(tokens, at - 1) === "the" ? wordIn(tokens, at - 2) : "";
  // "the end of summer", "the first day of spring"
  const ofAt = wordIn(tokens, at - 1) === "the" ? at - 2 : at - 1;
  const isPart =
    wordIn(tokens, ofAt) === "of" && PARTS.has(wordIn(tokens, ofAt - 1)) && tokens[at + 1]?.kind !== "word";
  const isLed = ["in", "during", "by", "until"].includes(lead) || isPart;
  if (!first || !(modifier || year || isLed)) return null;
  const step = modifier === "next" ? 1 : modifier === "last" ? -1 : 0;
  const seasonOf = (named: number) => {
    const start = wallAt(named, first[0], first[1]);
    return { start, end: addMonths(start, 3) + 3 * DAY, next: year?.next ?? at + 1 };
  };
  if (year || step !== 0) return seasonOf(year?.value ?? yearOf(now) + step);
  // In January it is still last year's winter; in September spring is next year's.
  const years = [yearOf(now) - 1, yearOf(now), yearOf(now) + 1];
  return modifier ? seasonOf(yearOf(now)) : (years.map(seasonOf).find(({ end }) => end > now) ?? null);
}

/** "this may or may not" is no month; "in may" and "next may" are. */
const isMonthOfMay = (before: string, hasModifier: boolean, after: Token | undefined): boolean =>
  ["in", "of", "by", "until"].includes(before) || (hasModifier && after?.kind !== "word");

const isDayNumber = (token: Token | undefined, after?: Token): boolean =>
  token?.kind === "number" && /^\d{1,2}$/.test(token.word) && !/^(?:[:h-]|am|pm)$/.test(after?.word ?? "");

/** A month by name. "may" and "march" need a preposition before them or a year after. */
export function readMonthPeriod(context: TimeContext, at: number): PeriodReading | null {
  const { tokens, now } = context;
  const { modifier, next } = readModifier(context, at);
  const token = tokens[next];
  const name = token?.word.replace(/'s$/, "") ?? "";
  const month = MONTHS.get(name);
  if (month === undefined) return null;
  const dotted = tokens[next + 1]?.word === "." && name.length < 5 ? next + 2 : next + 1;
  const year = readYearBeside(context, dotted);
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
  // "the march for science"
  if (name === "march" && ["the", "my", "for"].includes(before) && !modifier && !year && !token?.capital) return null;
  if (name === "may" && !year && !token?.capital && !isMonthOfMay(before, modifier !== null, tokens[next + 1]))
    return null;
  // "32 August", "February 30", "29 February 2015", "the 40th of May" are no days, and nobody means the month.
  const isRanked = before === "of" && /^(?:st|nd|rd|th)$/.test(wordIn(tokens, at - 2));
  const isAfterDay = !modifier && (isRanked || isDayNumber(tokens[next - 1]));
  if (isAfterDay || (!year && isDayNumber(tokens[dotted], tokens[dotted + 1]))) return null;
  const passed = wallAt(yearOf(now), month, 1) < startOfMonth(now);
  const isPast = modifier === "last" || before === "since";
  const step = isPast ? (passed ? 0 : -1) : passed ? 1 : 0;
  const start = wallAt(year?.value ?? yearOf(now) + step, month, 1);
  return { start, end: addMonths(start, 1), next: year?.next ?? next + 1 };
}
