import { readQuantity } from "@/lib/language/text/read-number";
import { wordIn } from "@/lib/language/text/word-in";
import { readPeriod } from "@/lib/language/time/read-period";
import type { PieceParser } from "@/lib/language/time/time-piece";
import { UNITS, type Unit } from "@/lib/language/time/vocabulary";
import { addMonths, DAY, type Wall } from "@/lib/language/time/wall";

const ENDS: ReadonlyMap<string, 1 | -1> = new Map([
  ["first", 1],
  ["opening", 1],
  ["last", -1],
  ["final", -1],
  ["closing", -1],
]);

const MONTHS_IN: ReadonlyMap<Unit, number> = new Map([
  ["month", 1],
  ["quarter", 3],
  ["year", 12],
]);

function step(from: Wall, unit: Unit, count: number): Wall | null {
  const months = MONTHS_IN.get(unit);
  if (months) return addMonths(from, months * count);
  return unit === "day" || unit === "week" ? from + count * (unit === "week" ? 7 : 1) * DAY : null;
}

/** "the first three days of May", "the last 2 weeks of July", "the first 6 months of next year", "the last quarter of 2027". */
export const parseCountedPart: PieceParser = (context, at) => {
  const { tokens } = context;
  const start = wordIn(tokens, at) === "the" ? at + 1 : at;
  const sign = ENDS.get(wordIn(tokens, start));
  if (!sign) return null;
  // One week or day of a period is a rank, not a count.
  const isQuarter = wordIn(tokens, start + 1) === "quarter";
  const count = isQuarter ? { value: 1, next: start + 1 } : readQuantity(tokens, start + 1);
  const unit = UNITS.get(wordIn(tokens, count?.next ?? -1));
  if (!count || !unit || !Number.isInteger(count.value)) return null;
  if (!["of", "in"].includes(wordIn(tokens, count.next + 1))) return null;
  const period = readPeriod(context, count.next + 2);
  const bound = period && step(sign > 0 ? period.start : period.end, unit, sign * count.value);
  if (!period || bound === null || bound < period.start || bound > period.end) return null;
  const days = sign > 0 ? { start: period.start, end: bound } : { start: bound, end: period.end };
  return { value: { kind: "days", ...days }, next: period.next };
};
