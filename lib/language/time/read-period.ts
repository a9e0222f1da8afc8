import { wordIn } from "@/lib/language/text/word-in";
import { type PeriodReading, periodAround } from "@/lib/language/time/period";
import { readAge } from "@/lib/language/time/read-age";
import { readModifier } from "@/lib/language/time/read-modifier";
import { readMonthPeriod, readNumericMonth, readQuarter, readSeason } from "@/lib/language/time/read-named-period";
import { readYear } from "@/lib/language/time/read-year";
import type { TimeContext } from "@/lib/language/time/time-piece";
import { MONTHS } from "@/lib/language/time/vocabulary";
import { wallAt } from "@/lib/language/time/wall";

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
  "wk",
  "mth",
  "yr",
  "qtr",
]);

const SHORT: Readonly<Record<string, string | undefined>> = { wk: "week", mth: "month", yr: "year", qtr: "quarter" };

const BEYOND: ReadonlyMap<string, readonly [word: string, steps: number]> = new Map([
  ["after", ["next", 2]],
  ["before", ["last", -2]],
]);

/** "the week after next", "the month before last". */
function readBeyond({ tokens, now }: TimeContext, at: number): PeriodReading | null {
  const beyond = BEYOND.get(wordIn(tokens, at + 1));
  const period =
    beyond && wordIn(tokens, at + 2) === beyond[0] ? periodAround(now, wordIn(tokens, at), beyond[1]) : null;
  return period && { ...period, next: at + 3 };
}

/** "this week", "next month", "the weekend", "the week", "the month of December", "October", "last weekend of October". */
export function readPeriod(context: TimeContext, at: number): PeriodReading | null {
  const { tokens, now } = context;
  const afterNext = readBeyond(context, tokens[at]?.word === "the" ? at + 1 : at);
  if (afterNext) return afterNext;
  const { modifier, next } = readModifier(context, at);
  const hasThe = !modifier && tokens[at]?.word === "the";
  const unitAt = hasThe ? at + 1 : next;
  const raw = wordIn(tokens, unitAt);
  if (PERIOD_WORDS.has(raw) && (modifier || hasThe) && !(hasThe && raw === "weeks")) {
    const isWeekEnd = raw === "week" && tokens[unitAt + 1]?.word === "end";
    const unit = isWeekEnd ? "weekend" : (SHORT[raw] ?? raw.replace(/'?s$/, ""));
    if (unit === "month" && tokens[unitAt + 1]?.word === "of" && MONTHS.has(wordIn(tokens, unitAt + 2)))
      return readMonthPeriod(context, unitAt + 2);
    // "the year-end party"
    if (wordIn(tokens, unitAt + 1) === "end" && !isWeekEnd) return null;
    // "the week of code", "the month of fun" are names; "the week before Christmas" is counted from there.
    if (hasThe && ["of", "before"].includes(wordIn(tokens, unitAt + 1))) return null;
    const numbered = unit === "year" && hasThe ? readYear(tokens, unitAt + 1) : null;
    if (numbered)
      return { start: wallAt(numbered.value, 1, 1), end: wallAt(numbered.value + 1, 1, 1), next: numbered.next };
    const isComing = ["coming", "upcoming"].includes(wordIn(tokens, unitAt - 1)) && unit !== "weekend";
    const steps = modifier === "next" || isComing ? 1 : modifier === "last" ? -1 : 0;
    const period = periodAround(now, unit, steps);
    return period && { ...period, next: isWeekEnd ? unitAt + 2 : unitAt + 1 };
  }
  return (
    readAge(context, unitAt, modifier) ??
    readSeason(context, unitAt, modifier) ??
    readQuarter(context, hasThe ? at + 1 : at) ??
    readNumericMonth(context, at) ??
    readMonthPeriod(context, at)
  );
}
