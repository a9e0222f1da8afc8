import type { Reading } from "@/lib/language/text/read-number";
import type { Token } from "@/lib/language/text/token";
import { wordIn } from "@/lib/language/text/word-in";
import { wordSet } from "@/lib/language/text/word-set";
import { readEvery } from "@/lib/language/time/read-every";
import { readAdverb } from "@/lib/language/time/read-repeat-adverb";
import { readClocks } from "@/lib/language/time/read-repeat-clocks";
import { readOn } from "@/lib/language/time/read-repeat-dates";
import { readExcept } from "@/lib/language/time/read-repeat-except";
import { readOfEvery, readThenEvery } from "@/lib/language/time/read-repeat-of-every";
import { readOften } from "@/lib/language/time/read-repeat-often";
import type { PieceParser, RecurrenceParts } from "@/lib/language/time/time-piece";

/** Days before their rhythm come first, because what they begin with is a date or a list by itself; bare adverbs last. */
const readRhythm = (tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null =>
  readThenEvery(tokens, at) ??
  readOfEvery(tokens, at) ??
  readEvery(tokens, at) ??
  readOften(tokens, at) ??
  readAdverb(tokens, at);

/** "every Tuesday in week 14" comes once a year, "daily on weekdays" is weekly. */
function frequencyOf({ freq, byDay, byWeekNumber }: RecurrenceParts): RecurrenceParts["freq"] {
  if (byWeekNumber) return "YEARLY";
  return freq === "DAILY" && byDay ? "WEEKLY" : freq;
}

/** "on Fridays in June", "in week 33 on Friday": more than these nobody says. */
const MOST_DAYS = 3;

/** What says on which days: "on Mondays", "in week 12 on Friday", or on which not: "except Sundays". */
function readDays(tokens: readonly Token[], { value, next }: Reading<RecurrenceParts>): Reading<RecurrenceParts> {
  const canLeaveOut = value.freq === "DAILY" || (value.byDay?.length ?? 0) > 2;
  const except = canLeaveOut ? readExcept(tokens, next, value.byDay) : null;
  if (except) return { value: { ...value, byDay: except.value }, next: except.next };
  let whole = { value, next };
  for (let said = 0; said < MOST_DAYS; said++) {
    const on = readOn(tokens, whole.value, whole.next);
    if (!on) break;
    whole = { value: { ...whole.value, ...on.value }, next: on.next };
  }
  return whole;
}

/** "at 9 and 5pm" after it, or "at 10 on Fridays": one time at the end is read with all other times. */
function readTimes(tokens: readonly Token[], { value, next }: Reading<RecurrenceParts>): Reading<RecurrenceParts> {
  const clocks = readClocks(tokens, next);
  if (!clocks) return { value, next };
  const later = AFTER_TIME.has(wordIn(tokens, clocks.next)) ? readDays(tokens, { value, next: clocks.next }) : null;
  const isMore = later !== null && later.next > clocks.next;
  if (!isMore && clocks.value.length < 2) return { value, next };
  return {
    value: { ...(isMore ? later.value : value), clocks: clocks.value },
    next: isMore ? later.next : clocks.next,
  };
}

/** After a time a day is the rhythm's only when a word says so: "at 9 on Fridays", "at 7 except weekends". */
const AFTER_TIME = wordSet("on in except excluding but other apart not , and");

/** "at 8am and 8pm every day". */
function readClocksFirst(tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null {
  const clocks = readClocks(tokens, at);
  if (!clocks || clocks.value.length < 2) return null;
  const rhythm = readRhythm(tokens, wordIn(tokens, clocks.next) === "on" ? clocks.next + 1 : clocks.next);
  return rhythm && { value: { ...rhythm.value, clocks: clocks.value }, next: rhythm.next };
}

/** "twice a week on Tuesdays and Fridays": the days say how often. */
function withoutTimes(parts: RecurrenceParts): RecurrenceParts {
  const { times, ...rest } = parts;
  return times && (parts.byDay ?? parts.byMonthDay ?? parts.byMonth ?? parts.clocks) ? rest : parts;
}

export const parseRepeat: PieceParser = ({ tokens }, at) => {
  const rhythm = readRhythm(tokens, at) ?? readClocksFirst(tokens, at);
  if (!rhythm) return null;
  const { value, next } = readTimes(tokens, readDays(tokens, rhythm));
  return { value: { kind: "repeat", parts: { ...withoutTimes(value), freq: frequencyOf(value) } }, next };
};
