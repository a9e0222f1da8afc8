import { type Reading, readNumber } from "@/lib/language/text/read-number";
import type { Token } from "@/lib/language/text/token";
import { wordIn } from "@/lib/language/text/word-in";
import { wordSet } from "@/lib/language/text/word-set";
import {
  afterOfMonth,
  frequencyAt,
  isEvery,
  readEvery,
  readInterval,
  withInterval,
} from "@/lib/language/time/read-every";
import {
  readExcept,
  readMonthDate,
  readOn,
  readRankedDays,
  readRankedInMonth,
  WORKDAYS,
} from "@/lib/language/time/read-repeat-days";
import { readWeekdays } from "@/lib/language/time/read-repeat-lists";
import type { PieceParser, RecurrenceParts } from "@/lib/language/time/time-piece";
import { DAY_PARTS, WEEKDAYS } from "@/lib/language/time/vocabulary";

const WEEKENDS: RecurrenceParts = { freq: "WEEKLY", byDay: ["SA", "SU"] };
const ON_WORKDAYS: RecurrenceParts = { freq: "WEEKLY", byDay: [...WORKDAYS] };
const TWICE_A_YEAR: RecurrenceParts = { freq: "MONTHLY", interval: 6 };

const ADVERBS: ReadonlyMap<string, RecurrenceParts> = new Map<string, RecurrenceParts>([
  ["everyday", { freq: "DAILY" }],
  ["daily", { freq: "DAILY" }],
  ["nightly", { freq: "DAILY", part: "night" }],
  ["hourly", { freq: "HOURLY" }],
  ["weekly", { freq: "WEEKLY" }],
  ["biweekly", { freq: "WEEKLY", interval: 2 }],
  ["fortnightly", { freq: "WEEKLY", interval: 2 }],
  ["monthly", { freq: "MONTHLY" }],
  ["bimonthly", { freq: "MONTHLY", interval: 2 }],
  ["quarterly", { freq: "MONTHLY", interval: 3 }],
  ["yearly", { freq: "YEARLY" }],
  ["annually", { freq: "YEARLY" }],
  ["biennially", { freq: "YEARLY", interval: 2 }],
  ["biyearly", TWICE_A_YEAR],
  ["halfyearly", TWICE_A_YEAR],
  ["semiannually", TWICE_A_YEAR],
  ["semiyearly", TWICE_A_YEAR],
  ["biannually", TWICE_A_YEAR],
  ["weekdays", ON_WORKDAYS],
  ["weeknights", ON_WORKDAYS],
  ["weekends", WEEKENDS],
]);

/** "weekday mornings", "weekend evenings": the plural says that it comes again. */
const BEFORE_PARTS: ReadonlyMap<string, RecurrenceParts> = new Map([
  ["weekday", ON_WORKDAYS],
  ["weekend", WEEKENDS],
]);

/** "once a week", "once every 2 weeks", "one time per month", "once in three days". */
function readOnce(tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null {
  const isOneTime = ["one", "1"].includes(wordIn(tokens, at)) && wordIn(tokens, at + 1) === "time";
  if (!isOneTime && wordIn(tokens, at) !== "once") return null;
  const per = isOneTime ? at + 2 : at + 1;
  if (!["a", "an", "per", "every", "each", "in"].includes(wordIn(tokens, per))) return null;
  const interval = readInterval(tokens, per + 1);
  const unit = frequencyAt(tokens, interval.next);
  // "once in a while" and "once in the morning" are no rhythm.
  if (!unit || (wordIn(tokens, per) === "in" && interval.value.every < 2)) return null;
  return { value: withInterval(unit, interval.value.every), next: interval.next + 1 };
}

/** "twice a month on the 1st and 15th", "3 times a week on Mon, Wed and Fri": a rhythm only when the days are said. */
function readSeveralTimes(tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null {
  const count = wordIn(tokens, at) === "twice" ? { value: 2, next: at + 1 } : readNumber(tokens, at);
  const per = count && wordIn(tokens, count.next) === "times" ? count.next + 1 : (count?.next ?? at);
  if (!count || (wordIn(tokens, at) !== "twice" && per === count.next)) return null;
  const unit = ["a", "per", "every", "each"].includes(wordIn(tokens, per)) ? frequencyAt(tokens, per + 1) : undefined;
  const isAhead = wordIn(tokens, per + 2) === "on" || wordIn(tokens, per + 2) === ",";
  const days = unit && isAhead ? readOn(tokens, unit, afterComma(tokens, per + 2)) : null;
  return unit && days ? { value: { ...unit, ...days.value }, next: days.next } : null;
}

/** "weekly, on Friday". */
const afterComma = (tokens: readonly Token[], at: number): number =>
  wordIn(tokens, at) === "," && wordIn(tokens, at + 1) === "on" ? at + 1 : at;

/** "daily", "bi-weekly", "on a daily basis", "on Mondays", "Mon, Wed, Fri". */
function readAdverb(tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null {
  const word = wordIn(tokens, at);
  const pair = ["bi", "semi", "half"].includes(word) ? ADVERBS.get(`${word}${wordIn(tokens, at + 1)}`) : undefined;
  if (pair) return { value: pair, next: at + 2 };
  const isBasis = word === "on" && ["a", "an"].includes(wordIn(tokens, at + 1)) && wordIn(tokens, at + 3) === "basis";
  const basis = isBasis ? ADVERBS.get(wordIn(tokens, at + 2)) : undefined;
  if (basis) return { value: basis, next: at + 4 };
  const adverb = ADVERBS.get(word);
  if (adverb) return { value: adverb, next: at + 1 };
  const isAnnual = word === "annual" && /^(?:reminder|alert|notification)/.test(wordIn(tokens, at + 1));
  if (isAnnual) return { value: { freq: "YEARLY" }, next: at + 1 };
  const before = BEFORE_PARTS.get(word);
  if (before && isParts(tokens, at + 1)) return { value: before, next: at + 1 };
  return readPluralDays(tokens, at);
}

/** "mornings", "nights". */
const isParts = (tokens: readonly Token[], at: number): boolean =>
  DAY_PARTS.has(wordIn(tokens, at)) && wordIn(tokens, at).endsWith("s");

/** Three weekdays in a row are a rhythm, one alone is a date; "Friday to Sunday" is a weekend, "Monday to Friday" is not. */
function readPluralDays(tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null {
  const days = readWeekdays(tokens, at);
  const word = wordIn(tokens, at);
  const isPlural = (WEEKDAYS.has(word) && word.endsWith("s") && word.length > 5) || isParts(tokens, days?.next ?? at);
  const isShortSpan = days?.value.length === 3 && days.next === at + 3 && !WEEKDAYS.has(wordIn(tokens, at + 1));
  return days && (isPlural || (days.value.length > 2 && !isShortSpan))
    ? { value: { freq: "WEEKLY", byDay: days.value }, next: days.next }
    : null;
}

const EDGES: Readonly<Record<string, number>> = { beginning: 1, begin: 1, start: 1, end: -1 };

/** "the 15th of every month", "first and last Friday of each 3rd month", "the beginning of each month", "day 5 of …". */
function readOfEvery(tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null {
  const start = tokens[at]?.word === "the" ? at + 1 : at;
  const edge = EDGES[wordIn(tokens, start)];
  const numbered = wordIn(tokens, start) === "day" ? readNumber(tokens, start + 1) : null;
  for (const freq of ["MONTHLY", "YEARLY"] as const) {
    const days = edge
      ? { value: { byMonthDay: [edge] }, next: start + 1 }
      : numbered
        ? { value: { byMonthDay: [numbered.value] }, next: numbered.next }
        : readRankedDays(tokens, start, freq);
    if (!days) return null;
    const of = DAY_PARTS.has(wordIn(tokens, days.next)) ? days.next + 1 : days.next;
    // "the 1st and 3rd Tuesday of the month" is more than one day, and so comes again.
    const isList = Math.max(days.value.byDay?.length ?? 0, days.value.byMonthDay?.length ?? 0) > 1;
    const ofMonth = isList && !days.value.bySetPos ? afterOfMonth(tokens, of) : null;
    if (ofMonth) return { value: { freq: "MONTHLY", ...days.value }, next: ofMonth };
    if (!["of", "in"].includes(wordIn(tokens, of)) || !isEvery(tokens[of + 1])) return null;
    const interval = readInterval(tokens, of + 2);
    const unit = frequencyAt(tokens, interval.next);
    if (unit?.freq === freq)
      return { value: withInterval({ ...unit, ...days.value }, interval.value.every), next: interval.next + 1 };
  }
  return null;
}

/** "every month", "of each year", "annually": the index after it, when it names that unit. */
function afterUnit(tokens: readonly Token[], at: number, unit: "month" | "year"): number | null {
  const adverbs = unit === "month" ? ["monthly"] : ["yearly", "annually"];
  if (adverbs.includes(wordIn(tokens, at))) return at + 1;
  const every = ["of", "in", ","].includes(wordIn(tokens, at)) ? at + 1 : at;
  return isEvery(tokens[every]) && wordIn(tokens, every + 1) === unit ? every + 2 : null;
}

/** Whether such words come soon at all; most dates are just dates. */
function saysUnit(tokens: readonly Token[], at: number): boolean {
  for (let ahead = at + 1; ahead < at + MOST_AHEAD; ahead++)
    if (isEvery(tokens[ahead]) || UNIT_ADVERBS.has(wordIn(tokens, ahead))) return true;
  return false;
}

const MOST_AHEAD = 16;
const UNIT_ADVERBS = wordSet("monthly yearly annually");

/** "the third Thursday of November every year", "third Tuesday every month", "June 3rd annually", "the 15th monthly". */
function readThenEvery(tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null {
  if (!saysUnit(tokens, at)) return null;
  const date = readRankedInMonth(tokens, at) ?? readMonthDate(tokens, at);
  const afterYear = date?.value.byMonthDay || date?.value.byDay ? afterUnit(tokens, date.next, "year") : null;
  if (date && afterYear !== null) return { value: { freq: "YEARLY", ...date.value }, next: afterYear };
  const days = readRankedDays(tokens, at, "MONTHLY");
  const afterMonth = days && afterUnit(tokens, afterOfMonth(tokens, days.next) ?? days.next, "month");
  return days && afterMonth !== null ? { value: { freq: "MONTHLY", ...days.value }, next: afterMonth } : null;
}

/** "for 5 times", "5 times", "10x", "for 20 occurrences"; it only counts beside a rhythm. */
export const parseCount: PieceParser = ({ tokens }, at) => {
  const count = readNumber(tokens, tokens[at]?.word === "for" ? at + 1 : at);
  return count &&
    count.value > 0 &&
    ["times", "time", "occurrences", "repetitions", "x"].includes(wordIn(tokens, count.next))
    ? { value: { kind: "count", count: count.value }, next: count.next + 1 }
    : null;
};

/** "every Tuesday in week 14" comes once a year, "daily on weekdays" is weekly. */
function frequencyOf(
  { freq }: RecurrenceParts,
  { byWeekNumber, byDay }: Partial<RecurrenceParts>,
): RecurrenceParts["freq"] {
  if (byWeekNumber) return "YEARLY";
  return freq === "DAILY" && byDay ? "WEEKLY" : freq;
}

const readRhythm = (tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null =>
  readThenEvery(tokens, wordIn(tokens, at) === "the" ? at + 1 : at) ??
  readOfEvery(tokens, at) ??
  readEvery(tokens, at) ??
  readSeveralTimes(tokens, at) ??
  readOnce(tokens, at) ??
  readAdverb(tokens, at);

export const parseRepeat: PieceParser = ({ tokens }, at) => {
  const rhythm = readRhythm(tokens, at);
  if (!rhythm) return null;
  const on = readOn(tokens, rhythm.value, afterComma(tokens, rhythm.next));
  const canLeaveOut = rhythm.value.freq === "DAILY" || (rhythm.value.byDay?.length ?? 0) > 2;
  const except = canLeaveOut && !on ? readExcept(tokens, rhythm.next, rhythm.value.byDay) : null;
  const more: Partial<RecurrenceParts> = except ? { byDay: except.value } : (on?.value ?? {});
  return {
    value: { kind: "repeat", parts: { ...rhythm.value, ...more, freq: frequencyOf(rhythm.value, more) } },
    next: except?.next ?? on?.next ?? rhythm.next,
  };
};
