import { type Reading, readBelowHundred, readNumber } from "@/lib/language/text/read-number";
import type { Token } from "@/lib/language/text/token";
import { wordIn } from "@/lib/language/text/word-in";
import { wordSet } from "@/lib/language/text/word-set";
import type { Clock, Meridiem } from "@/lib/language/time/time-piece";

const NAMED: ReadonlyMap<string, number> = new Map([
  ["noon", 12],
  ["noontime", 12],
  ["midday", 12],
  ["midnight", 0],
  ["midmorning", 10],
  ["midafternoon", 14],
  ["eod", 17],
  ["cob", 17],
  ["eob", 17],
]);

const named = (hour: number): Clock => ({
  hour,
  minute: 0,
  second: 0,
  meridiem: hour < 12 ? "am" : "pm",
  grain: "hour",
});

/** "am", "p.m.", "a m", and the single letter of "3:15p". */
function readMeridiem(tokens: readonly Token[], at: number): Reading<Meridiem> | null {
  const word = tokens[at]?.word ?? "";
  if (word === "am" || word === "pm") return { value: word, next: at + 1 };
  if ((word === "a" || word === "p") && tokens[at + 1]?.word === "m")
    return { value: word === "a" ? "am" : "pm", next: at + 2 };
  if ((word === "a" || word === "p") && tokens[at]?.glued) return { value: word === "a" ? "am" : "pm", next: at + 1 };
  return null;
}

function clockOf(
  hour: number,
  minute: number,
  meridiem: Meridiem | null,
  grain: Clock["grain"],
  second = 0,
): Clock | null {
  if (hour > 24 || minute > 59 || second > 59 || (meridiem && hour > 12 && meridiem === "am")) return null;
  // "24:00" is midnight, but a bare 24 is no more a time than a bare 23: "buy 24 eggs", "by the 24th".
  if (hour === 24) return minute === 0 ? { hour: 0, minute, second, meridiem: null, grain } : null;
  if (meridiem === "am") return { hour: hour % 12, minute, second, meridiem, grain };
  if (meridiem === "pm") return { hour: hour < 12 ? hour + 12 : hour, minute, second, meridiem, grain };
  return { hour, minute, second, meridiem: null, grain };
}

function withMeridiem(
  tokens: readonly Token[],
  { value, next }: Reading<{ hour: number; minute: number; second?: number; grain: Clock["grain"] }>,
): Reading<Clock> | null {
  const meridiem = readMeridiem(tokens, next);
  const clock = clockOf(value.hour, value.minute, meridiem?.value ?? null, value.grain, value.second);
  return clock && { value: clock, next: meridiem?.next ?? next };
}

const isDigits = (token: Token | undefined, length: number): token is Token =>
  token?.kind === "number" && token.word.length === length && /^\d+$/.test(token.word);

/** After these "8.30" is a time: "at 8.30"; elsewhere a dot needs a meridiem, for "version 8.30" is not a time. */
const SAYS_TIME = wordSet("at @ by until till from around before after");
const PRICED = wordSet("each per a an percent % dollars euros pounds million billion");

const isDottedTime = (tokens: readonly Token[], at: number): boolean =>
  (SAYS_TIME.has(wordIn(tokens, at - 1)) || endsRange(tokens, at)) &&
  !PRICED.has(wordIn(tokens, at + 3)) &&
  !tokens[at + 3]?.glued;

/** "8:10 - [12.30]": the other end was a time. */
const endsRange = (tokens: readonly Token[], at: number): boolean =>
  ["-", "–", "to"].includes(wordIn(tokens, at - 1)) && wordIn(tokens, at - 3) === ":";

/** "9:30", "9:01:10", "15h30", "8.30pm", "at 8.30". */
function readColonClock(tokens: readonly Token[], at: number): Reading<Clock> | null {
  const hour = tokens[at];
  const separator = tokens[at + 1];
  const minute = tokens[at + 2];
  if (hour?.kind !== "number" || hour.word.length > 2 || !separator?.glued || !minute?.glued) return null;
  if (!isDigits(minute, 2) || ![":", "h", ".", "："].includes(separator.word)) return null;
  const [colon, second] = [tokens[at + 3], tokens[at + 4]];
  const hasSeconds = colon?.word === ":" && colon.glued && isDigits(second, 2);
  const value = { hour: Number(hour.word), minute: Number(minute.word) };
  const clock = hasSeconds
    ? withMeridiem(tokens, { value: { ...value, second: Number(second.word), grain: "second" }, next: at + 5 })
    : withMeridiem(tokens, { value: { ...value, grain: "minute" }, next: at + 3 });
  if (separator.word === "." && !clock?.value.meridiem && !isDottedTime(tokens, at)) return null;
  // "3h18" and "09:00" are said where the clock has 24 hours.
  const is24Hours = separator.word === "h" || /^0\d/.test(hour.word);
  return clock && is24Hours && !clock.value.meridiem
    ? { ...clock, value: { ...clock.value, meridiem: clock.value.hour < 12 ? "am" : "pm" } }
    : clock;
}

const HOURS = wordSet("hours hrs");

/** "730pm", "1230" after "at": three or four digits without a colon. */
function readPackedClock(tokens: readonly Token[], at: number): Reading<Clock> | null {
  const token = tokens[at];
  if (!isDigits(token, 3) && !isDigits(token, 4)) return null;
  const packed = Number(token.word);
  const value = { hour: Math.floor(packed / 100), minute: packed % 100, grain: "minute" as const };
  // "0730 hours", "1500h"
  const unit = tokens[at + 1];
  const isNamed = isDigits(token, 4) && ((unit?.word === "h" && unit.glued) || HOURS.has(unit?.word ?? ""));
  const clock = withMeridiem(tokens, { value, next: isNamed ? at + 2 : at + 1 });
  // "at 0900"; a number that merely starts with a zero is a number.
  const isMilitary = /^0\d{3}$/.test(token.word) && (isNamed || SAYS_TIME.has(wordIn(tokens, at - 1)));
  return clock && isMilitary && !clock.value.meridiem ? { ...clock, value: { ...clock.value, meridiem: "am" } } : clock;
}

/** "fifteen hundred hours", "oh seven hundred". */
function readHundredHours(tokens: readonly Token[], at: number): Reading<Clock> | null {
  const hasZero = ["oh", "o", "zero"].includes(wordIn(tokens, at));
  const hour = readBelowHundred(tokens, hasZero ? at + 1 : at);
  if (!hour || hour.value > 23 || wordIn(tokens, hour.next) !== "hundred") return null;
  const isNamed = HOURS.has(wordIn(tokens, hour.next + 1));
  if (!isNamed && !hasZero) return null;
  const clock = clockOf(hour.value, 0, hour.value < 12 ? "am" : "pm", "hour");
  return clock && { value: clock, next: isNamed ? hour.next + 2 : hour.next + 1 };
}

/** "2[.50] each". */
const isDecimal = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === "." &&
  tokens[at]?.glued === true &&
  tokens[at + 1]?.glued === true &&
  isDigits(tokens[at + 1], 2);

/** "3", "three", "three twenty", "19h", "9 o'clock", "3pm". */
function readHour(tokens: readonly Token[], at: number): Reading<Clock> | null {
  const hour = readNumber(tokens, at);
  if (!hour || hour.value > 24 || (tokens[at]?.kind === "word" && hour.value > 12)) return null;
  if (isDecimal(tokens, hour.next)) return null;
  // "3ish pm"
  if (tokens[hour.next]?.word === "ish") hour.next++;
  const after = tokens[hour.next];
  if (after?.word === "o'clock" || after?.word === "oclock") {
    return withMeridiem(tokens, { value: { hour: hour.value, minute: 0, grain: "hour" }, next: hour.next + 1 });
  }
  if (after?.word === "o" && tokens[hour.next + 1]?.word === "clock") {
    return withMeridiem(tokens, { value: { hour: hour.value, minute: 0, grain: "hour" }, next: hour.next + 2 });
  }
  if (after?.word === "h" && after.glued) {
    return withMeridiem(tokens, { value: { hour: hour.value, minute: 0, grain: "hour" }, next: hour.next + 1 });
  }
  // "nine oh five"
  const unit = ["oh", "o", "zero"].includes(after?.word ?? "") ? readNumber(tokens, hour.next + 1) : null;
  if (unit && unit.value > 0 && unit.value < 10 && tokens[at]?.kind === "word")
    return withMeridiem(tokens, { value: { hour: hour.value, minute: unit.value, grain: "minute" }, next: unit.next });
  // "5 45 pm"
  const split = tokens[at]?.kind === "number" && isDigits(after, 2) && readMeridiem(tokens, hour.next + 1);
  if (split && Number(after?.word) < 60)
    return withMeridiem(tokens, {
      value: { hour: hour.value, minute: Number(after?.word), grain: "minute" },
      next: hour.next + 1,
    });
  const spoken = tokens[at]?.kind === "word" && after?.kind === "word" ? readNumber(tokens, hour.next) : null;
  if (spoken && spoken.value >= 10 && spoken.value < 60) {
    return withMeridiem(tokens, {
      value: { hour: hour.value, minute: spoken.value, grain: "minute" },
      next: wordIn(tokens, spoken.next) === "minutes" ? spoken.next + 1 : spoken.next,
    });
  }
  return withMeridiem(tokens, { value: { hour: hour.value, minute: 0, grain: "hour" }, next: hour.next });
}

/** "12 noon", "12noon" and "12:00 midnight" are one time, said twice. */
function readNamed(tokens: readonly Token[], at: number): Reading<Clock> | null {
  const hasMinutes = wordIn(tokens, at + 1) === ":" && wordIn(tokens, at + 2) === "00";
  const start = tokens[at]?.word === "12" ? (hasMinutes ? at + 3 : at + 1) : at;
  const isSplit = tokens[start]?.word === "mid" && tokens[start + 1]?.kind === "word";
  const name = isSplit ? `mid${wordIn(tokens, start + 1)}` : wordIn(tokens, start);
  const hour = NAMED.get(name.replace(/ish$/, ""));
  return hour === undefined ? null : { value: named(hour), next: isSplit ? start + 2 : start + 1 };
}

/** A time by itself: hours with or without minutes, a meridiem or a name. */
export function readPlainClock(tokens: readonly Token[], at: number): Reading<Clock> | null {
  return (
    readNamed(tokens, at) ??
    readColonClock(tokens, at) ??
    readPackedClock(tokens, at) ??
    readHundredHours(tokens, at) ??
    readHour(tokens, at)
  );
}
