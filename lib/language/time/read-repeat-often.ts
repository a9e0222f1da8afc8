import { type Reading, readNumber } from "@/lib/language/text/read-number";
import type { Token } from "@/lib/language/text/token";
import { wordIn } from "@/lib/language/text/word-in";
import { wordSet } from "@/lib/language/text/word-set";
import { readUnits } from "@/lib/language/time/read-frequency";
import { readPlainAdverb } from "@/lib/language/time/read-repeat-adverb";
import type { RecurrenceParts } from "@/lib/language/time/time-piece";

const PER = wordSet("a an per every each in");
const TIMES: ReadonlyMap<string, number> = new Map([
  ["once", 1],
  ["twice", 2],
  ["thrice", 3],
]);

/** "once", "one time", "twice", "3 times", "3x". */
function readTimes(tokens: readonly Token[], at: number): Reading<number> | null {
  const word = TIMES.get(wordIn(tokens, at));
  if (word) return { value: word, next: at + 1 };
  const number = readNumber(tokens, at);
  const isTimes = number && number.value > 0 && /^(?:times?|x|×)$/.test(wordIn(tokens, number.next));
  return isTimes ? { value: number.value, next: number.next + 1 } : null;
}

/** "a week", "per month", "every 2 weeks", "in three days", "daily". */
function readPer(tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null {
  if (!PER.has(wordIn(tokens, at))) return readPlainAdverb(tokens, at);
  const units = readUnits(tokens, at + 1);
  // "once in a while", "twice in a day" and "once in the morning" are no rhythm.
  return units && wordIn(tokens, at) === "in" && !units.value.interval ? null : units;
}

/** "once a week", "once every 2 weeks", "one time per month", "once in three days"; "twice a month", "3 times a week". */
export function readOften(tokens: readonly Token[], at: number): Reading<RecurrenceParts> | null {
  const times = readTimes(tokens, at);
  const per = times && readPer(tokens, times.next);
  if (!times || !per) return null;
  // "once daily" says no more than "daily".
  return times.value === 1 ? per : { value: { ...per.value, times: times.value }, next: per.next };
}
