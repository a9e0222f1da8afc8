import { type Reading, readNumber } from "@/lib/language/text/read-number";
import type { Token } from "@/lib/language/text/token";
import { wordIn } from "@/lib/language/text/word-in";
import { wordSet } from "@/lib/language/text/word-set";
import { readPlainClock } from "@/lib/language/time/read-plain-clock";
import type { Clock } from "@/lib/language/time/time-piece";

/** What people round minutes to: "ten after four". */
const ROUND_MINUTES: ReadonlySet<number> = new Set([5, 10, 20, 25]);

const isSpelled = (tokens: readonly Token[], at: number): boolean => tokens[at]?.kind === "word";

/** "at 10 to 6": nobody is asked to come at a range; "from Friday at 5 to 6" is a change. */
const isAtOneTime = (tokens: readonly Token[], at: number): boolean =>
  wordIn(tokens, at - 1) === "at" && !tokens.slice(Math.max(0, at - 5), at).some(({ word }) => word === "from");

/** "quarter past 8", "20 minutes to 2pm", "half past three", "15 to noon", "36 minutes past eight". */
function readPastClock(tokens: readonly Token[], at: number): Reading<Clock> | null {
  const start = tokens[at]?.word === "a" ? at + 1 : at;
  const word = tokens[start]?.word ?? "";
  const isHalfHour =
    word === "half" &&
    tokens[start + 1]?.word !== "a" &&
    readNumber(tokens, start + 1) &&
    !["past", "to"].includes(tokens[start + 2]?.word ?? "");
  if (isHalfHour) {
    // "half three" is 3:30.
    const hour = readPlainClock(tokens, start + 1);
    return hour && hour.value.grain === "hour"
      ? { value: { ...hour.value, minute: 30, grain: "minute" }, next: hour.next }
      : null;
  }
  const amount =
    word === "quarter" || word === "half"
      ? { value: word === "half" ? 30 : 15, next: start + 1 }
      : readNumber(tokens, start);
  if (!amount || amount.value > 59) return null;
  const hasUnit = ["minutes", "minute", "mins", "min"].includes(tokens[amount.next]?.word ?? "");
  const direction = tokens[hasUnit ? amount.next + 1 : amount.next]?.word ?? "";
  if (!["past", "to", "till", "til", "of", "after", "before"].includes(direction)) return null;
  const clock = readPlainClock(tokens, (hasUnit ? amount.next + 1 : amount.next) + 1);
  if (clock?.value.grain !== "hour") return null;
  // "5 to 7" is a range unless something says that the first number counts minutes.
  const saysMinutes =
    hasUnit ||
    word === "quarter" ||
    word === "half" ||
    direction === "past" ||
    (direction === "after" && (clock.value.meridiem !== null || ROUND_MINUTES.has(amount.value))) ||
    (ROUND_MINUTES.has(amount.value) && direction !== "of" && isAtOneTime(tokens, start)) ||
    (amount.value >= 5 && ["noon", "midnight"].includes(wordIn(tokens, clock.next - 1))) ||
    (amount.value > 5 &&
      ROUND_MINUTES.has(amount.value) &&
      isSpelled(tokens, start) &&
      isSpelled(tokens, clock.next - 1));
  if (!saysMinutes) return null;
  const sign = direction === "past" || direction === "after" ? 1 : -1;
  const total = (clock.value.hour * 60 + sign * amount.value + 1440) % 1440;
  return {
    value: { ...clock.value, hour: Math.floor(total / 60), minute: total % 60, grain: "minute" },
    next: clock.next,
  };
}

/** Any way to say a time, also a bare number; whether a bare number is one is for the caller to decide. */
export function readClock(tokens: readonly Token[], at: number): Reading<Clock> | null {
  const clock = readPastClock(tokens, at) ?? readPlainClock(tokens, at);
  return clock && wordIn(tokens, clock.next) === "sharp" ? { ...clock, next: clock.next + 1 } : clock;
}

/** Words that make a time of the number beside them. */
const CLOCK_WORDS = wordSet(": ： h past o'clock oclock clock quarter half minutes mins minute min hundred ish sharp");

/** "0730 hours" and "1545 hrs", but not "2000 hours" of work unless they are all that was said, or said with "at". */
const isMilitary = (tokens: readonly Token[], at: number): boolean =>
  /^(?:[01]\d|2[0-3])[0-5]\d$/.test(wordIn(tokens, at)) &&
  /^(?:hours|hrs)$/.test(wordIn(tokens, at + 1)) &&
  (/^0|[^0]$|[^0]\d$/.test(wordIn(tokens, at)) || tokens.length === 2);

/** Looks like a time by itself, without "at" before it. */
export function isPlainlyClock(tokens: readonly Token[], at: number, { value, next }: Reading<Clock>): boolean {
  if (value.meridiem || isMilitary(tokens, at)) return true;
  const words = tokens.slice(at, next).map((token) => token.word);
  if (value.grain === "minute" && words.some((word) => ["to", "before", "after", "till", "til"].includes(word)))
    return true;
  return words.some((word) => CLOCK_WORDS.has(word));
}
