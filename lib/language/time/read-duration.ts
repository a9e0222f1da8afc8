import { type Reading, readNumber, readQuantity } from "@/lib/language/text/read-number";
import type { Token } from "@/lib/language/text/token";
import { wordIn } from "@/lib/language/text/word-in";
import type { Duration, TimeContext } from "@/lib/language/time/time-piece";
import { UNITS, type Unit } from "@/lib/language/time/vocabulary";
import { addMonths, DAY, HOUR, instantOf, MINUTE, type Wall, wallOf } from "@/lib/language/time/wall";

const NONE: Duration = { months: 0, days: 0, milliseconds: 0 };

function durationOf(count: number, unit: Unit): Duration {
  switch (unit) {
    case "second":
      return { ...NONE, milliseconds: count * 1000 };
    case "minute":
      return { ...NONE, milliseconds: count * MINUTE };
    case "hour":
      return { ...NONE, milliseconds: count * HOUR };
    case "day":
      return Number.isInteger(count) ? { ...NONE, days: count } : { ...NONE, milliseconds: count * DAY };
    case "week":
    case "weekend":
      return { ...NONE, days: Math.round(count * 7) };
    case "fortnight":
      return { ...NONE, days: Math.round(count * 14) };
    case "month":
      return { ...NONE, months: Math.trunc(count), days: Math.round((count % 1) * 30) };
    case "quarter":
      return { ...NONE, months: Math.round(count * 3) };
    case "year":
      return { ...NONE, months: Math.round(count * 12) };
    case "decade":
      return { ...NONE, months: Math.round(count * 120) };
  }
}

const add = (one: Duration, other: Duration): Duration => ({
  months: one.months + other.months,
  days: one.days + other.days,
  milliseconds: one.milliseconds + other.milliseconds,
});

export const negate = ({ months, days, milliseconds }: Duration): Duration => ({
  months: -months,
  days: -days,
  milliseconds: -milliseconds,
});

/** Days and months move the calendar; hours move the instant, so "in 2 hours" is right on the night the clocks change. */
export function shift(wall: Wall, duration: Duration, { timeZone }: Pick<TimeContext, "timeZone">): Wall {
  const moved = addMonths(wall, duration.months) + duration.days * DAY;
  if (duration.milliseconds === 0) return moved;
  return wallOf(new Date(instantOf(moved, timeZone).getTime() + duration.milliseconds), timeZone);
}

const SIGNS: ReadonlyMap<string, Unit> = new Map([
  ["'", "minute"],
  ["’", "minute"],
  ['"', "second"],
  ["m", "minute"],
  ["h", "hour"],
  ["d", "day"],
  ["w", "week"],
  ["s", "second"],
  ["y", "year"],
]);

/** Short forms that also stand apart from their number: "1/2 h", "3 mos". */
const SHORT: ReadonlyMap<string, Unit> = new Map([
  ["h", "hour"],
  ["mo", "month"],
  ["mos", "month"],
  ["mon", "month"],
  ["mth", "month"],
  ["mths", "month"],
  ["qtr", "quarter"],
  ["qtrs", "quarter"],
]);

function readUnit(tokens: readonly Token[], at: number): Reading<Unit> | null {
  const token = tokens[at];
  // "in a week's time"
  const name = token?.word.replace(/'s$/, "") ?? "";
  const unit = UNITS.get(name) ?? SHORT.get(name) ?? (token?.glued ? SIGNS.get(token.word) : undefined);
  return unit ? { value: unit, next: at + 1 } : null;
}

/** "quarter of an hour", "a quarter hour", "three quarters of an hour". */
function readQuarters(tokens: readonly Token[], at: number): Reading<Duration> | null {
  const count = /^quarters?$/.test(wordIn(tokens, at)) ? { value: 1, next: at } : readQuantity(tokens, at);
  if (!count || !/^quarters?$/.test(wordIn(tokens, count.next))) return null;
  const hour = skipOfAn(tokens, count.next + 1);
  return wordIn(tokens, hour) === "hour" ? { value: durationOf(15 * count.value, "minute"), next: hour + 1 } : null;
}

/** "3/4 [of an] hour": only a share of something can be of it. */
const skipOfAn = (tokens: readonly Token[], at: number): number =>
  wordIn(tokens, at) === "of" && ["a", "an", "the"].includes(wordIn(tokens, at + 1)) ? at + 2 : at;

/** "2h30", "2h30m". */
function readHoursAndMinutes(tokens: readonly Token[], at: number): Reading<Duration> | null {
  const [hours, sign, minutes] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const isGlued = sign?.glued && minutes?.glued && sign.word === "h";
  if (!isGlued || !/^\d{1,2}$/.test(hours?.word ?? "") || !/^[0-5]\d$/.test(minutes.word)) return null;
  const hasUnit = tokens[at + 3]?.glued && /^m(?:ins?)?$/.test(wordIn(tokens, at + 3));
  const value = durationOf(Number(hours?.word) * 60 + Number(minutes.word), "minute");
  return { value, next: hasUnit ? at + 4 : at + 3 };
}

/** "2-3 days", "two to three weeks", "1 or 2 hours": as soon as that. */
function readCount(tokens: readonly Token[], at: number): Reading<number> | null {
  const count = readQuantity(tokens, at);
  if (!count || !["-", "–", "to", "or"].includes(wordIn(tokens, count.next))) return count;
  const most = readNumber(tokens, count.next + 1);
  return most && most.value > count.value && most.value < 100 && readUnit(tokens, most.next)
    ? { value: count.value, next: most.next }
    : count;
}

function readOne(tokens: readonly Token[], at: number): Reading<Duration> | null {
  const special = readQuarters(tokens, at) ?? readHoursAndMinutes(tokens, at);
  if (special) return special;
  const count = readCount(tokens, at);
  if (!count) return null;
  const ofAn = count.value < 1 ? skipOfAn(tokens, count.next) : count.next;
  const next = ["more", "full", "whole", "working", "business"].includes(wordIn(tokens, ofAn)) ? ofAn + 1 : ofAn;
  const unit = readUnit(tokens, next);
  if (!unit) return null;
  const isHalf =
    wordIn(tokens, unit.next) === "and" &&
    wordIn(tokens, unit.next + 1) === "a" &&
    wordIn(tokens, unit.next + 2) === "half";
  // "an hour and three quarters", "two hours and a quarter"
  const quarters =
    unit.value === "hour" && wordIn(tokens, unit.next) === "and" ? readQuantity(tokens, unit.next + 1) : null;
  if (
    quarters &&
    Number.isInteger(quarters.value) &&
    quarters.value < 4 &&
    /^quarters?$/.test(wordIn(tokens, quarters.next))
  )
    return { value: durationOf(count.value + quarters.value / 4, unit.value), next: quarters.next + 1 };
  if (isHalf) return { value: durationOf(count.value + 0.5, unit.value), next: unit.next + 3 };
  return { value: durationOf(count.value, unit.value), next: unit.next };
}

/** Years, months, weeks, days, hours, minutes: a length has no more parts. */
const MOST_PARTS = 6;

/** "2 hours", "an hour and a half", "1 day and 5 hours", "2 years 1 month 21 days", "15'". */
export function readDuration(tokens: readonly Token[], at: number): Reading<Duration> | null {
  let reading = readOne(tokens, at);
  for (let parts = 1; reading && parts < MOST_PARTS; parts++) {
    const isJoined = ["and", ","].includes(wordIn(tokens, reading.next));
    const joint = isJoined ? reading.next + 1 : reading.next;
    // "an hour and a minute" is one length, "three days a week" is how often.
    const more = isJoined || !/^an?$/.test(wordIn(tokens, joint)) ? readOne(tokens, joint) : null;
    if (!more) return reading;
    reading = { value: add(reading.value, more.value), next: more.next };
  }
  return reading;
}

/** Shorter than a day: its end is a time on the clock, not a date. */
export const isClockLength = ({ milliseconds }: Duration): boolean => milliseconds !== 0;
