import type { Reading } from "@/lib/language/text/read-number";
import type { Token } from "@/lib/language/text/token";
import { wordIn } from "@/lib/language/text/word-in";
import { wordSet } from "@/lib/language/text/word-set";
import { afterOfMonth, isEvery, readOfEach, readUnits } from "@/lib/language/time/read-frequency";
import { readPlainAdverb } from "@/lib/language/time/read-repeat-adverb";
import {
  readMonthDate,
  readNumberedDays,
  readRankedDays,
  readRankedInMonth,
} from "@/lib/language/time/read-repeat-dates";
import { readWeekdays } from "@/lib/language/time/read-repeat-days";
import { skipArticle } from "@/lib/language/time/read-repeat-lists";
import type { RecurrenceParts } from "@/lib/language/time/time-piece";
import { DAY_PARTS } from "@/lib/language/time/vocabulary";

type Days = Partial<RecurrenceParts>;
type Frequency = RecurrenceParts["freq"];

/** 1 for the first day, -1 for the last. */
const EDGES: ReadonlyMap<string, number> = new Map([
  ["beginning", 1],
  ["begin", 1],
  ["start", 1],
  ["end", -1],
  ["close", -1],
]);

/** "the end of every year" is a date, that of a month or a quarter a day of the month. */
function readEdge(tokens: readonly Token[], at: number, freq: Frequency): Reading<Days> | null {
  const edge = EDGES.get(wordIn(tokens, at));
  if (!edge) return null;
  if (freq === "MONTHLY") return { value: { byMonthDay: [edge] }, next: at + 1 };
  return { value: edge > 0 ? { byMonth: [1], byMonthDay: [1] } : { byMonth: [12], byMonthDay: [31] }, next: at + 1 };
}

const readDays = (tokens: readonly Token[], at: number, freq: Frequency): Reading<Days> | null =>
  readEdge(tokens, at, freq) ?? readNumberedDays(tokens, at) ?? readRankedDays(tokens, at, freq);

/** Until then, and so one day of this month: "by the last Friday of the month". */
const DEADLINES = wordSet("by before until till til due for after from to since through");

/** "what's on the third Friday of the month" asks about one day. */
const ASKS = wordSet("what what's whats which when show list see any anything is are do does did have how");

/**
 * "the third Tuesday of the month" is said of what comes again, "the 1st and 15th of the month" too, since it is more than one
 * day; "the last day of the month" is mostly this month's.
 */
function isAgain(tokens: readonly Token[], at: number, { byDay, byMonthDay, bySetPos }: Days): boolean {
  if (bySetPos) return false;
  if ((byDay?.length ?? 0) > 1 || (byMonthDay?.length ?? 0) > 1) return true;
  return byDay !== undefined && !DEADLINES.has(wordIn(tokens, at - 1)) && !ASKS.has(wordIn(tokens, 0));
}

/** "the 15th of every month", "first and last Friday of each 3rd month", "the beginning of each month", "day 5 of …". */
export function readOfEvery(tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null {
  const start = skipArticle(tokens, at);
  const monthly = readDays(tokens, start, "MONTHLY");
  if (!monthly) return null;
  const of = DAY_PARTS.has(wordIn(tokens, monthly.next)) ? monthly.next + 1 : monthly.next;
  const ofMonth = isAgain(tokens, at, monthly.value) ? afterOfMonth(tokens, of) : null;
  if (ofMonth !== null) return { value: { freq: "MONTHLY", ...monthly.value }, next: ofMonth };
  const each = readOfEach(tokens, of);
  if (each?.value.freq === "MONTHLY") return { value: { ...each.value, ...monthly.value }, next: each.next };
  const yearly = each?.value.freq === "YEARLY" ? readDays(tokens, start, "YEARLY") : null;
  return each && yearly && { value: { ...each.value, ...yearly.value }, next: each.next };
}

const UNIT_ADVERBS = wordSet("weekly biweekly fortnightly monthly bimonthly quarterly yearly annually bi semi once");
const MOST_AHEAD = 16;

/** Whether a rhythm comes soon at all; most dates are just dates. */
function saysUnit(tokens: readonly Token[], at: number): boolean {
  for (let ahead = at + 1; ahead < at + MOST_AHEAD; ahead++)
    if (isEvery(tokens[ahead]) || UNIT_ADVERBS.has(wordIn(tokens, ahead))) return true;
  return false;
}

/** "every month", "of each year", ", every 2 weeks", "once a year", "annually". */
function readThen(tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null {
  const start = ["of", "in", ",", "-", "("].includes(wordIn(tokens, at)) ? at + 1 : at;
  if (isEvery(tokens[start])) return readUnits(tokens, start + 1);
  if (wordIn(tokens, start) === "once" && (wordIn(tokens, start + 1) === "a" || isEvery(tokens[start + 1])))
    return readUnits(tokens, start + 2);
  return readPlainAdverb(tokens, start);
}

/** The days with the rhythm that follows them, when it is one in which such days can lie. */
function joinThen(
  tokens: readonly Token[],
  days: Reading<Days> | null,
  freq: Frequency,
): Reading<RecurrenceParts> | null {
  if (!days || !(days.value.byDay || days.value.byMonthDay)) return null;
  const then = readThen(tokens, (freq === "MONTHLY" ? afterOfMonth(tokens, days.next) : null) ?? days.next);
  return then?.value.freq === freq && !then.value.byDay
    ? { value: { ...then.value, ...days.value }, next: then.next }
    : null;
}

/** "starting Monday, every week": when it begins, not on which day it falls. */
const STARTS = wordSet("starting beginning from until till since next this last");

function readListedDays(tokens: readonly Token[], at: number): Reading<Days> | null {
  const days = STARTS.has(wordIn(tokens, at - 1)) ? null : readWeekdays(tokens, at);
  return days && { value: { byDay: days.value }, next: days.next };
}

/** "the third Thursday of November every year", "third Tuesday every month", "June 3rd annually", "Mon and Thu every other week". */
export function readThenEvery(tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null {
  if (!saysUnit(tokens, at)) return null;
  const start = skipArticle(tokens, at);
  return (
    joinThen(tokens, readRankedInMonth(tokens, start) ?? readMonthDate(tokens, start), "YEARLY") ??
    joinThen(tokens, readRankedDays(tokens, start, "MONTHLY"), "MONTHLY") ??
    joinThen(tokens, readListedDays(tokens, start), "WEEKLY")
  );
}
