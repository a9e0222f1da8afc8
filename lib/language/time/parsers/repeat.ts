import { type Reading, readNumber, readOrdinal } from "@/lib/language/text/read-number";
import type { Token } from "@/lib/language/text/token";
import { wordIn } from "@/lib/language/text/word-in";
import { readInMonth, readMonthDate, readOn, readRankedDays, WORKDAYS } from "@/lib/language/time/read-repeat-days";
import { readMonthDays, readWeekdays } from "@/lib/language/time/read-repeat-lists";
import type { PieceParser, RecurrenceParts } from "@/lib/language/time/time-piece";
import { DAY_PARTS, UNITS, WEEKDAYS } from "@/lib/language/time/vocabulary";

const FREQUENCIES: ReadonlyMap<string, RecurrenceParts> = new Map<string, RecurrenceParts>([
  ["minute", { freq: "MINUTELY" }],
  ["hour", { freq: "HOURLY" }],
  ["day", { freq: "DAILY" }],
  ["week", { freq: "WEEKLY" }],
  ["fortnight", { freq: "WEEKLY", interval: 2 }],
  ["month", { freq: "MONTHLY" }],
  ["quarter", { freq: "MONTHLY", interval: 3 }],
  ["year", { freq: "YEARLY" }],
  ["weekend", { freq: "WEEKLY", byDay: ["SA", "SU"] }],
]);

const ADVERBS: ReadonlyMap<string, RecurrenceParts> = new Map<string, RecurrenceParts>([
  ["everyday", { freq: "DAILY" }],
  ["daily", { freq: "DAILY" }],
  ["nightly", { freq: "DAILY" }],
  ["hourly", { freq: "HOURLY" }],
  ["weekly", { freq: "WEEKLY" }],
  ["biweekly", { freq: "WEEKLY", interval: 2 }],
  ["fortnightly", { freq: "WEEKLY", interval: 2 }],
  ["monthly", { freq: "MONTHLY" }],
  ["bimonthly", { freq: "MONTHLY", interval: 2 }],
  ["quarterly", { freq: "MONTHLY", interval: 3 }],
  ["yearly", { freq: "YEARLY" }],
  ["annually", { freq: "YEARLY" }],
  ["biyearly", { freq: "MONTHLY", interval: 6 }],
  ["semiannually", { freq: "MONTHLY", interval: 6 }],
  ["weekdays", { freq: "WEEKLY", byDay: [...WORKDAYS] }],
  ["weekends", { freq: "WEEKLY", byDay: ["SA", "SU"] }],
  ["weeknights", { freq: "WEEKLY", byDay: [...WORKDAYS] }],
]);

const frequencyAt = (tokens: readonly Token[], at: number): RecurrenceParts | undefined =>
  FREQUENCIES.get(UNITS.get(wordIn(tokens, at)) ?? "");

const isEvery = (token: Token | undefined): boolean => token?.word === "every" || token?.word === "each";

interface Interval {
  every: number;
  /** "third", not "3" or "other": with a weekday it names a place in the month. */
  isOrdinal: boolean;
}

function readInterval(tokens: readonly Token[], at: number): Reading<Interval> {
  const word = wordIn(tokens, at);
  if (word === "other" || word === "alternate") return { value: { every: 2, isOrdinal: false }, next: at + 1 };
  if (word === "single") return { value: { every: 1, isOrdinal: false }, next: at + 1 };
  const ordinal = readOrdinal(tokens, at);
  if (ordinal) return { value: { every: ordinal.value, isOrdinal: word !== "second" }, next: ordinal.next };
  const number = readNumber(tokens, at);
  return number
    ? { value: { every: number.value, isOrdinal: false }, next: number.next }
    : { value: { every: 1, isOrdinal: false }, next: at };
}

const withInterval = (parts: RecurrenceParts, every: number): RecurrenceParts =>
  every > 1 ? { ...parts, interval: (parts.interval ?? 1) * every } : parts;

/** "every Monday and Friday", "every other Tuesday", "every third Tuesday", "every fourth Thursday in November". */
function readEveryWeekday(
  tokens: readonly Token[],
  { value, next }: Reading<Interval>,
): Reading<RecurrenceParts> | null {
  const days = readWeekdays(tokens, next);
  if (!days) return null;
  if (!value.isOrdinal)
    return { value: withInterval({ freq: "WEEKLY", byDay: days.value }, value.every), next: days.next };
  const byDay = days.value.map((day) => `${value.every}${day}`);
  const month = readInMonth(tokens, days.next);
  return month
    ? { value: { freq: "YEARLY", byMonth: [month.value], byDay }, next: month.next }
    : { value: { freq: "MONTHLY", byDay }, next: days.next };
}

/** "every 2nd of the month", "every December 21st", "every 15th". */
function readEveryDate(tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null {
  const date = readMonthDate(tokens, at);
  if (date) return { value: { freq: "YEARLY", ...date.value }, next: date.next };
  const days = readMonthDays(tokens, at);
  // "every second" is no date.
  if (!days || (tokens[at]?.word === "second" && tokens[days.next]?.word !== "of")) return null;
  const ofMonth =
    wordIn(tokens, days.next) === "of" &&
    ["the", "each", "every"].includes(wordIn(tokens, days.next + 1)) &&
    wordIn(tokens, days.next + 2) === "month";
  return { value: { freq: "MONTHLY", byMonthDay: days.value }, next: ofMonth ? days.next + 3 : days.next };
}

/** "every 3 days", "each other week", "every weekday", "every morning", and the above. */
function readEvery(tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null {
  if (!isEvery(tokens[at])) return null;
  const interval = readInterval(tokens, at + 1);
  const word = wordIn(tokens, interval.next);
  const unit = frequencyAt(tokens, interval.next);
  if (unit) return { value: withInterval(unit, interval.value.every), next: interval.next + 1 };
  if (["weekday", "workday", "weeknight"].includes(word))
    return { value: { freq: "WEEKLY", byDay: [...WORKDAYS] }, next: interval.next + 1 };
  if (DAY_PARTS.has(word)) return { value: withInterval({ freq: "DAILY" }, interval.value.every), next: interval.next };
  return readEveryWeekday(tokens, interval) ?? readEveryDate(tokens, at + 1);
}

/** "daily", "bi-weekly", "on a daily basis", "once a week", "on Mondays", "Mon, Wed, Fri". */
function readAdverb(tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null {
  const pair = ["bi", "semi"].includes(wordIn(tokens, at))
    ? ADVERBS.get(`${wordIn(tokens, at)}${wordIn(tokens, at + 1)}`)
    : undefined;
  if (pair) return { value: pair, next: at + 2 };
  const basis =
    wordIn(tokens, at) === "on" && wordIn(tokens, at + 1) === "a" && wordIn(tokens, at + 3) === "basis"
      ? ADVERBS.get(wordIn(tokens, at + 2))
      : undefined;
  if (basis) return { value: basis, next: at + 4 };
  const adverb = ADVERBS.get(wordIn(tokens, at));
  if (adverb) return { value: adverb, next: at + 1 };
  const unit =
    wordIn(tokens, at) === "once" && ["a", "per", "every", "each"].includes(wordIn(tokens, at + 1))
      ? frequencyAt(tokens, at + 2)
      : undefined;
  if (unit) return { value: unit, next: at + 3 };
  const days = readWeekdays(tokens, at);
  const isPlural =
    WEEKDAYS.has(wordIn(tokens, at)) && wordIn(tokens, at).endsWith("s") && wordIn(tokens, at).length > 5;
  // Three weekdays in a row are a rhythm, one alone is a date.
  return days && (isPlural || days.value.length > 2)
    ? { value: { freq: "WEEKLY", byDay: days.value }, next: days.next }
    : null;
}

/** "the 15th of every month", "first and last Friday of each 3rd month", "the beginning of each month". */
function readOfEvery(tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null {
  const start = tokens[at]?.word === "the" ? at + 1 : at;
  const edge = { beginning: 1, begin: 1, start: 1, end: -1 }[wordIn(tokens, start)];
  for (const freq of ["MONTHLY", "YEARLY"] as const) {
    const days = edge ? { value: { byMonthDay: [edge] }, next: start + 1 } : readRankedDays(tokens, start, freq);
    if (!days) return null;
    const of = DAY_PARTS.has(wordIn(tokens, days.next)) ? days.next + 1 : days.next;
    if (!["of", "in"].includes(wordIn(tokens, of)) || !isEvery(tokens[of + 1])) return null;
    const interval = readInterval(tokens, of + 2);
    const unit = frequencyAt(tokens, interval.next);
    if (unit?.freq === freq)
      return { value: withInterval({ ...unit, ...days.value }, interval.value.every), next: interval.next + 1 };
  }
  return null;
}

/** "for 5 times", "5 times", "for 20 occurrences". */
function readCount(tokens: readonly Token[], at: number): Reading<number> | null {
  const count = readNumber(tokens, tokens[at]?.word === "for" ? at + 1 : at);
  return count && ["times", "occurrences", "repetitions", "x"].includes(wordIn(tokens, count.next))
    ? { value: count.value, next: count.next + 1 }
    : null;
}

export const parseRepeat: PieceParser = ({ tokens }, at) => {
  const rhythm = readOfEvery(tokens, at) ?? readEvery(tokens, at) ?? readAdverb(tokens, at);
  if (!rhythm) return null;
  const on = readOn(tokens, rhythm.value, rhythm.next);
  // "every Tuesday in week 14" comes once a year, "daily on weekdays" is weekly.
  const freq = on?.value.byWeekNumber
    ? "YEARLY"
    : rhythm.value.freq === "DAILY" && on?.value.byDay
      ? "WEEKLY"
      : rhythm.value.freq;
  const next = on?.next ?? rhythm.next;
  const count = readCount(tokens, next);
  return {
    value: { kind: "repeat", parts: { ...rhythm.value, ...on?.value, freq, ...(count && { count: count.value }) } },
    next: count?.next ?? next,
  };
};
