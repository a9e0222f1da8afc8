import { type Reading, readNumber, readOrdinal, readQuantity } from "@/lib/language/text/read-number";
import type { Token } from "@/lib/language/text/token";
import { wordIn } from "@/lib/language/text/word-in";
import type { RecurrenceParts } from "@/lib/language/time/time-piece";
import { DAY_PARTS, UNITS, WEEKDAYS } from "@/lib/language/time/vocabulary";

const FREQUENCIES: ReadonlyMap<string, RecurrenceParts> = new Map<string, RecurrenceParts>([
  ["second", { freq: "SECONDLY" }],
  ["minute", { freq: "MINUTELY" }],
  ["hour", { freq: "HOURLY" }],
  ["day", { freq: "DAILY" }],
  ["week", { freq: "WEEKLY" }],
  ["fortnight", { freq: "WEEKLY", interval: 2 }],
  ["month", { freq: "MONTHLY" }],
  ["quarter", { freq: "MONTHLY", interval: 3 }],
  ["year", { freq: "YEARLY" }],
  ["decade", { freq: "YEARLY", interval: 10 }],
  ["weekend", { freq: "WEEKLY", byDay: ["SA", "SU"] }],
]);

/** "days", "week", "calendar month". */
export const frequencyAt = (tokens: readonly Token[], at: number): RecurrenceParts | undefined =>
  FREQUENCIES.get(UNITS.get(wordIn(tokens, at)) ?? "");

export const isEvery = (token: Token | undefined): boolean => token?.word === "every" || token?.word === "each";

/** "ever Monday", "ever day": a slip that only the next word shows. */
export const isSlip = (tokens: readonly Token[], at: number): boolean =>
  wordIn(tokens, at) === "ever" &&
  (WEEKDAYS.has(wordIn(tokens, at + 1)) || UNITS.has(wordIn(tokens, at + 1)) || DAY_PARTS.has(wordIn(tokens, at + 1)));

export interface Interval {
  every: number;
  /** "third", not "3" or "other": with a weekday it names a place in the month. */
  isOrdinal: boolean;
  /** "second" is both; only "of the month" tells. */
  rank: number | null;
}

const OTHERS: ReadonlyMap<string, number> = new Map([
  ["other", 2],
  ["alternate", 2],
  ["alternating", 2],
  ["single", 1],
]);

export function readInterval(tokens: readonly Token[], at: number): Reading<Interval> {
  const word = wordIn(tokens, at);
  const plain = (every: number, next: number) => ({ value: { every, isOrdinal: false, rank: null }, next });
  const other = OTHERS.get(word);
  if (other) return plain(other, at + 1);
  const ordinal = readOrdinal(tokens, at);
  if (ordinal)
    return {
      value: { every: ordinal.value, isOrdinal: word !== "second", rank: ordinal.value },
      next: ordinal.next,
    };
  const number = /^(?:a|couple|few|several)$/.test(word) ? readQuantity(tokens, at) : readNumber(tokens, at);
  return number ? plain(number.value, afterAtMost(tokens, number.next)) : plain(1, at);
}

/** "2 to 3 days", "2-3 weeks": as soon as that; the longer one is how late it may be. */
function afterAtMost(tokens: readonly Token[], at: number): number {
  const most = ["to", "-", "–", "or"].includes(wordIn(tokens, at)) ? readNumber(tokens, at + 1) : null;
  return most && UNITS.has(wordIn(tokens, most.next)) ? most.next : at;
}

export const withInterval = (parts: RecurrenceParts, every: number): RecurrenceParts =>
  every > 1 ? { ...parts, interval: (parts.interval ?? 1) * every } : parts;

/** "week", "2 weeks", "other month": what stands after "every". */
export function readUnits(tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null {
  const interval = readInterval(tokens, at);
  const unit = frequencyAt(tokens, interval.next);
  return unit ? { value: withInterval(unit, interval.value.every), next: interval.next + 1 } : null;
}

const IN = ["of", "in"];

/** "of the month", "in a month": the index after it. It may mean this month. */
export function afterOfMonth(tokens: readonly Token[], at: number): number | null {
  const isOf = IN.includes(wordIn(tokens, at)) && ["the", "a"].includes(wordIn(tokens, at + 1));
  return isOf && wordIn(tokens, at + 2) === "month" ? at + 3 : null;
}

/** "of every month", "in each year", "of every other month": comes again for certain. */
export function readOfEach(tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null {
  return IN.includes(wordIn(tokens, at)) && isEvery(tokens[at + 1]) ? readUnits(tokens, at + 2) : null;
}

/** After a day of the month: "of every other month", "of the month", or nothing. */
export const readOfMonth = (tokens: readonly Token[], at: number): Reading<RecurrenceParts> => {
  const each = readOfEach(tokens, at);
  if (each?.value.freq === "MONTHLY") return each;
  return { value: { freq: "MONTHLY" }, next: afterOfMonth(tokens, at) ?? at };
};
