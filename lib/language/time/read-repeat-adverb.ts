import type { Reading } from "@/lib/language/text/read-number";
import type { Token } from "@/lib/language/text/token";
import { wordIn } from "@/lib/language/text/word-in";
import { isNight, readNamedDays, readWeekdays, WEEKEND, WORKDAYS } from "@/lib/language/time/read-repeat-days";
import type { RecurrenceParts } from "@/lib/language/time/time-piece";
import { DAY_PARTS, WEEKDAYS } from "@/lib/language/time/vocabulary";

const TWICE_A_YEAR: RecurrenceParts = { freq: "MONTHLY", interval: 6 };
const EVERY_SECOND_YEAR: RecurrenceParts = { freq: "YEARLY", interval: 2 };
const EVERY_SECOND_WEEK: RecurrenceParts = { freq: "WEEKLY", interval: 2 };

const ADVERBS: ReadonlyMap<string, RecurrenceParts> = new Map<string, RecurrenceParts>([
  ["everyday", { freq: "DAILY" }],
  ["daily", { freq: "DAILY" }],
  ["nightly", { freq: "DAILY", part: "night" }],
  ["hourly", { freq: "HOURLY" }],
  ["weekly", { freq: "WEEKLY" }],
  ["biweekly", EVERY_SECOND_WEEK],
  ["fortnightly", EVERY_SECOND_WEEK],
  ["monthly", { freq: "MONTHLY" }],
  ["bimonthly", { freq: "MONTHLY", interval: 2 }],
  ["quarterly", { freq: "MONTHLY", interval: 3 }],
  ["yearly", { freq: "YEARLY" }],
  ["annually", { freq: "YEARLY" }],
  ["biennially", EVERY_SECOND_YEAR],
  ["biyearly", TWICE_A_YEAR],
  ["halfyearly", TWICE_A_YEAR],
  ["semiannually", TWICE_A_YEAR],
  ["semiyearly", TWICE_A_YEAR],
  ["biannually", TWICE_A_YEAR],
]);

/** "annual", "biennial": before a noun they name a thing, so they count only before "reminder" and in "on an annual basis". */
const ADJECTIVES: ReadonlyMap<string, RecurrenceParts> = new Map<string, RecurrenceParts>([
  ["annual", { freq: "YEARLY" }],
  ["biannual", TWICE_A_YEAR],
  ["semiannual", TWICE_A_YEAR],
  ["biennial", EVERY_SECOND_YEAR],
]);

const PREFIXES = ["bi", "semi", "half"];

/** "daily", "bi-weekly", "semi annual". */
function readWord(
  tokens: readonly Token[],
  at: number,
  words: ReadonlyMap<string, RecurrenceParts>,
): Reading<RecurrenceParts> | null {
  const word = wordIn(tokens, at);
  const pair = PREFIXES.includes(word) ? words.get(`${word}${wordIn(tokens, at + 1)}`) : undefined;
  if (pair) return { value: pair, next: at + 2 };
  const single = words.get(word);
  return single ? { value: single, next: at + 1 } : null;
}

export const readPlainAdverb = (tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null =>
  readWord(tokens, at, ADVERBS);

/** "on a daily basis", "on an annual basis". */
function readBasis(tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null {
  if (wordIn(tokens, at) !== "on" || !["a", "an"].includes(wordIn(tokens, at + 1))) return null;
  const basis = readWord(tokens, at + 2, ADVERBS) ?? readWord(tokens, at + 2, ADJECTIVES);
  return basis && wordIn(tokens, basis.next) === "basis" ? { value: basis.value, next: basis.next + 1 } : null;
}

/** "an annual reminder". */
function readAdjective(tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null {
  const adjective = readWord(tokens, at, ADJECTIVES);
  return adjective && /^(?:reminder|alert|notification)/.test(wordIn(tokens, adjective.next)) ? adjective : null;
}

/** "weekday mornings", "weekend evenings": the plural says that it comes again. */
const BEFORE_PARTS: ReadonlyMap<string, readonly string[]> = new Map([
  ["weekday", WORKDAYS],
  ["weekend", WEEKEND],
]);

/** "mornings", "nights". */
const isParts = (tokens: readonly Token[], at: number): boolean =>
  DAY_PARTS.has(wordIn(tokens, at)) && wordIn(tokens, at).endsWith("s");

function readDaysOfParts(tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null {
  const days = BEFORE_PARTS.get(wordIn(tokens, at));
  return days && isParts(tokens, at + 1) ? { value: { freq: "WEEKLY", byDay: [...days] }, next: at + 1 } : null;
}

/** "Mondays", "weekends". */
const isPlural = (tokens: readonly Token[], at: number): boolean => {
  const word = wordIn(tokens, at);
  if (!WEEKDAYS.has(word)) return readNamedDays(tokens, at) !== null;
  return word.endsWith("s") && word.length > 5;
};

/** "Tue/Thu", "Sat & Sun", "MWF": nobody writes a date like that. */
const isShorthand = (tokens: readonly Token[], at: number, { value, next }: Reading<string[]>): boolean =>
  value.length > 1 &&
  (!WEEKDAYS.has(wordIn(tokens, at)) || (next === at + 3 && ["/", "&"].includes(wordIn(tokens, at + 1))));

/** "Monday to Friday next week", "Mon, Tue and Wed of this week" are dates. */
function isOfOneWeek(tokens: readonly Token[], at: number): boolean {
  const start = ["of", "in", ","].includes(wordIn(tokens, at)) ? at + 1 : at;
  const which = wordIn(tokens, start) === "the" ? start + 1 : start;
  return ["this", "next", "last", "coming", "following"].includes(wordIn(tokens, which));
}

/** Three weekdays in a row are a rhythm, one alone is a date; "Friday to Sunday" is a weekend, "Monday to Friday" is not. */
function readPluralDays(tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null {
  const days = readWeekdays(tokens, at);
  if (!days || isOfOneWeek(tokens, days.next)) return null;
  const isShortSpan = days.value.length === 3 && days.next === at + 3 && !WEEKDAYS.has(wordIn(tokens, at + 1));
  const isRepeated =
    isPlural(tokens, at) ||
    isPlural(tokens, days.next - 1) ||
    isParts(tokens, days.next) ||
    isShorthand(tokens, at, days) ||
    (days.value.length > 2 && !isShortSpan);
  if (!isRepeated) return null;
  const parts: RecurrenceParts = { freq: "WEEKLY", byDay: days.value };
  return { value: isNight(tokens, days.next) ? { ...parts, part: "night" } : parts, next: days.next };
}

/** What comes again without "every": "daily", "on a weekly basis", "on Mondays", "weekday mornings", "Mon, Wed, Fri". */
export const readAdverb = (tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null =>
  readPlainAdverb(tokens, at) ??
  readBasis(tokens, at) ??
  readAdjective(tokens, at) ??
  readDaysOfParts(tokens, at) ??
  readPluralDays(tokens, at);
