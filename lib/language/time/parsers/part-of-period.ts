import { wordIn } from "@/lib/language/text/word-in";
import type { PeriodReading } from "@/lib/language/time/period";
import { readPeriod } from "@/lib/language/time/read-period";
import type { PieceParser, TimeContext } from "@/lib/language/time/time-piece";
import { MONTHS } from "@/lib/language/time/vocabulary";
import { addMonths, DAY, monthOf, type Wall, wallAt, yearOf } from "@/lib/language/time/wall";

/** "early March", "mid June", "the middle of May", "late next month": its first, second or last ten days; of a year its thirds. */
export const parsePeriodThird: PieceParser = (context, at) => {
  const middle = wordIn(context.tokens, at) === "the" ? at + 1 : at;
  const isMiddle = wordIn(context.tokens, middle) === "middle" && wordIn(context.tokens, middle + 1) === "of";
  const third = isMiddle ? 1 : ["early", "mid", "late"].indexOf(wordIn(context.tokens, at));
  if (third < 0) return null;
  const after = isMiddle ? middle + 2 : at + 1;
  const yearAt = wordIn(context.tokens, after) === "in" ? after + 1 : after;
  const isYear = /^(?:19|20)\d\d$/.test(wordIn(context.tokens, yearAt));
  const year = Number(wordIn(context.tokens, yearAt));
  const period = isYear
    ? { start: wallAt(year, 1, 1), end: wallAt(year + 1, 1, 1), next: yearAt + 1 }
    : (readNamedMonth(context, yearAt) ?? readWeek(context, yearAt));
  if (!period) return null;
  if (period.end - period.start === 7 * DAY) {
    const from = [0, 1, 4][third] ?? 0;
    return {
      value: { kind: "days", start: period.start + from * DAY, end: period.start + (from + 3) * DAY },
      next: period.next,
    };
  }
  const bound = (index: number): Wall =>
    index === 3 ? period.end : isYear ? addMonths(period.start, 4 * index) : period.start + 10 * index * DAY;
  return { value: { kind: "days", start: bound(third), end: bound(third + 1) }, next: period.next };
};

/** "early next week" are its first three days, "late this week" its last. */
function readWeek(context: TimeContext, at: number): PeriodReading | null {
  const period = readPeriod(context, at);
  return period && period.end - period.start === 7 * DAY ? period : null;
}

/** After "mid" and its like a month needs no more company. */
function readNamedMonth(context: TimeContext, at: number): PeriodReading | null {
  const { tokens, now } = context;
  const month = MONTHS.get(wordIn(tokens, at));
  const period = readPeriod(context, at);
  if (month === undefined)
    return period && period.end - period.start <= 31 * DAY && period.end - period.start > 7 * DAY ? period : null;
  if (period) return period;
  const start = wallAt(yearOf(now), month, 1);
  const coming = month < monthOf(now) ? addMonths(start, 12) : start;
  return { start: coming, end: addMonths(coming, 1), next: at + 1 };
}

/** "the first half of March", "second half of next year". */
export const parsePeriodHalf: PieceParser = (context, at) => {
  const { tokens } = context;
  const start = wordIn(tokens, at) === "the" ? at + 1 : at;
  const half = ["first", "second"].indexOf(wordIn(tokens, start));
  if (half < 0 || wordIn(tokens, start + 1) !== "half" || wordIn(tokens, start + 2) !== "of") return null;
  const period = readPeriod(context, start + 3);
  if (!period) return null;
  const isYear = period.end - period.start > 31 * DAY;
  const middle = isYear
    ? addMonths(period.start, Math.round((period.end - period.start) / DAY / 61))
    : period.start + Math.floor((period.end - period.start) / DAY / 2) * DAY;
  const value = half === 0 ? { start: period.start, end: middle } : { start: middle, end: period.end };
  return { value: { kind: "days", ...value }, next: period.next };
};
