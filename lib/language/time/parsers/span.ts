import { readNumber, readQuantity } from "@/lib/language/text/read-number";
import { wordIn } from "@/lib/language/text/word-in";
import { wordSet } from "@/lib/language/text/word-set";
import { type Period, periodAround } from "@/lib/language/time/period";
import { readPeriod } from "@/lib/language/time/read-period";
import type { PieceParser, TimeContext } from "@/lib/language/time/time-piece";
import { UNITS } from "@/lib/language/time/vocabulary";
import { DAY, HOUR, MINUTE, startOfDay, type Wall } from "@/lib/language/time/wall";

/** "the next 3 days", "the next two weeks", "the last 2 hours", "the rest of the week", "later this month". */
export const parseSpan: PieceParser = (context, at) => {
  const { tokens, now } = context;
  const start = wordIn(tokens, at) === "the" ? at + 1 : at;
  const today = startOfDay(now);
  if (wordIn(tokens, start) === "rest" && wordIn(tokens, start + 1) === "of") {
    const dayAt = ["the", "this", "today"].includes(wordIn(tokens, start + 2)) ? start + 3 : start + 2;
    if (wordIn(tokens, dayAt) === "day") return { value: { kind: "day", day: today }, next: dayAt + 1 };
    const period = readPeriod(context, start + 2);
    return period && { value: { kind: "days", start: today, end: period.end }, next: period.next };
  }
  if (wordIn(tokens, start) === "later" && wordIn(tokens, start + 1) === "this") {
    const period = readPeriod(context, start + 1);
    return period && { value: { kind: "days", start: today, end: period.end }, next: period.next };
  }
  const turned =
    AHEAD.has(wordIn(tokens, start)) || BACK.has(wordIn(tokens, start)) ? null : readTurned(context, start);
  if (turned) return turned;
  const isAhead = AHEAD.has(wordIn(tokens, start));
  if (!isAhead && !BACK.has(wordIn(tokens, start))) return null;
  if (wordIn(tokens, start + 1) === "hour") {
    const span = isAhead ? { start: now, end: now + HOUR } : { start: now - HOUR, end: now };
    return { value: { kind: "days", ...span }, next: start + 2 };
  }
  const count = readQuantity(tokens, start + 1);
  const unit = UNITS.get(wordIn(tokens, count?.next ?? -1));
  if (!count || !unit || !Number.isInteger(count.value)) return null;
  const span = isAhead ? unitsAhead(now, unit, count.value) : unitsBack(now, unit, count.value);
  return span && { value: { kind: "days", ...span }, next: count.next + 1 };
};

const AHEAD = wordSet("next coming following upcoming");
const BACK = wordSet("last past previous");

/** "two upcoming days", "the 3 coming weeks". */
function readTurned({ tokens, now }: TimeContext, at: number): ReturnType<PieceParser> {
  const count = readNumber(tokens, at);
  const isAhead = AHEAD.has(wordIn(tokens, count?.next ?? -1));
  const unit = UNITS.get(wordIn(tokens, (count?.next ?? -2) + 1));
  if (!count || !unit || !(isAhead || BACK.has(wordIn(tokens, count.next)))) return null;
  const span = isAhead ? unitsAhead(now, unit, count.value) : unitsBack(now, unit, count.value);
  return span && { value: { kind: "days", ...span }, next: count.next + 2 };
}

const CLOCK_UNITS: Readonly<Record<string, number>> = { second: 1000, minute: MINUTE, hour: HOUR };

/** Whole units after the current one: "the next 3 weeks" begin on Monday. */
function unitsAhead(now: Wall, unit: string, count: number): Period | null {
  const size = CLOCK_UNITS[unit];
  if (size) {
    const start = Math.floor(now / size + 1) * size;
    return { start, end: start + count * size };
  }
  const tomorrow = startOfDay(now) + DAY;
  if (unit === "day") return { start: tomorrow, end: tomorrow + count * DAY };
  const first = periodAround(now, unit, 1);
  const last = periodAround(now, unit, count);
  return first && last && { start: first.start, end: last.end };
}

/** Whole units up to the current one: "the last 2 hours". */
function unitsBack(now: Wall, unit: string, count: number): Period | null {
  const size = unit === "day" ? DAY : CLOCK_UNITS[unit];
  if (size) {
    const end = Math.floor(now / size) * size;
    return { start: end - count * size, end };
  }
  const first = periodAround(now, unit, -count);
  const last = periodAround(now, unit, -1);
  return first && last && { start: first.start, end: last.end };
}
