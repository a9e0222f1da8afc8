import { readNumber, readOrdinal } from "@/lib/language/text/read-number";
import { wordIn } from "@/lib/language/text/word-in";
import { readDuration, shift } from "@/lib/language/time/read-duration";
import { type Modifier, readModifier } from "@/lib/language/time/read-modifier";
import type { PieceParser, TimeContext } from "@/lib/language/time/time-piece";
import { AMBIGUOUS_NAMES, DAY_PARTS, WEEKDAYS } from "@/lib/language/time/vocabulary";
import {
  addMonths,
  DAY,
  daysInMonth,
  monthOf,
  startOfDay,
  startOfWeek,
  type Wall,
  wallAt,
  weekdayOf,
  yearOf,
} from "@/lib/language/time/wall";

/** Without a word before it a weekday is the coming one, never today; "next" is the one of next week. */
function resolveWeekday(now: Wall, weekday: number, modifier: Modifier): Wall {
  const today = startOfDay(now);
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  if (modifier === "this") return today + ahead * DAY;
  if (modifier === "next") return startOfWeek(today) + (7 + weekday) * DAY;
  if (modifier === "after next") return today + ((ahead || 7) + 7) * DAY;
  if (modifier === "last") return today - (7 - ahead) * DAY;
  return today + (ahead || 7) * DAY;
}

/** The first month from now on in which that day of the month falls on that weekday: "Tuesday the 13th". */
function findMonthDay(now: Wall, weekday: number, dayOfMonth: number): Wall | null {
  const first = wallAt(yearOf(now), monthOf(now), 1);
  for (let months = 0; months < 12 * 11; months++) {
    const month = addMonths(first, months);
    if (dayOfMonth > daysInMonth(yearOf(month), monthOf(month))) continue;
    const day = month + (dayOfMonth - 1) * DAY;
    if (weekdayOf(day) === weekday && day >= startOfDay(now)) return day;
  }
  return null;
}

const WEEK_MODIFIERS: ReadonlyMap<string, number> = new Map([
  ["next", 1],
  ["following", 1],
  ["this", 0],
  ["coming", 1],
  ["last", -1],
]);

/** What may follow a weekday: "of next week", "after next", "the 19th", "two weeks from now". */
function readTail(context: TimeContext, weekday: number, at: number): { day: Wall; next: number } | null {
  const { tokens, now } = context;
  if (wordIn(tokens, at) === "after" && wordIn(tokens, at + 1) === "next")
    return { day: resolveWeekday(now, weekday, "after next"), next: at + 2 };
  if (wordIn(tokens, at) === "before" && wordIn(tokens, at + 1) === "last")
    return { day: resolveWeekday(now, weekday, "last") - 7 * DAY, next: at + 2 };
  // "Tuesday week": a week after the coming one.
  const isWeekAfter = tokens[at + 1]?.kind !== "word" || wordIn(tokens, at + 1) === "at";
  if (wordIn(tokens, at) === "week" && isWeekAfter && tokens[at + 1]?.kind !== "number")
    return { day: resolveWeekday(now, weekday, "after next"), next: at + 1 };
  if (wordIn(tokens, at) === "fortnight") return { day: resolveWeekday(now, weekday, null) + 14 * DAY, next: at + 1 };
  // "Sunday last" is over; "Sunday last week" is read below.
  if (wordIn(tokens, at) === "last" && tokens[at + 1]?.kind !== "word" && tokens[at + 1]?.kind !== "number")
    return { day: resolveWeekday(now, weekday, "last"), next: at + 1 };
  let week = ["of", "in"].includes(wordIn(tokens, at)) ? at + 1 : at;
  if (wordIn(tokens, week) === "the") week++;
  const shiftWeeks = WEEK_MODIFIERS.get(wordIn(tokens, week));
  if (shiftWeeks !== undefined && wordIn(tokens, week + 1) === "week") {
    return { day: startOfWeek(now) + (7 * shiftWeeks + weekday) * DAY, next: week + 2 };
  }
  const isIn = wordIn(tokens, at) === "in";
  const length = readDuration(tokens, isIn ? at + 1 : at);
  const isFromNow =
    wordIn(tokens, length?.next ?? 0) === "from" && ["now", "today"].includes(wordIn(tokens, (length?.next ?? 0) + 1));
  if (length && (isFromNow || isIn) && length.value.days >= 7 && length.value.days % 7 === 0) {
    const target = startOfDay(shift(now, length.value, context));
    return { day: startOfWeek(target) + weekday * DAY, next: isFromNow ? length.next + 2 : length.next };
  }
  const number = wordIn(tokens, at) === "the" ? at + 1 : at;
  const dayOfMonth = readOrdinal(tokens, number) ?? (wordIn(tokens, at) === "the" ? readNumber(tokens, number) : null);
  // "Monday first thing"
  const isRank = dayOfMonth && wordIn(tokens, dayOfMonth.next) === "thing";
  const followedByMonth = isRank || wordIn(tokens, dayOfMonth?.next ?? 0) === "of";
  if (!dayOfMonth || dayOfMonth.value > 31 || followedByMonth) return null;
  const day = findMonthDay(now, weekday, dayOfMonth.value);
  return day === null ? null : { day, next: dayOfMonth.next };
}

/** "Friday 23": a bare number after a weekday is a date only when a time follows, "Friday 23 at 4". */
function readBareDay(context: TimeContext, weekday: number, at: number): { day: Wall; next: number } | null {
  const { tokens, now } = context;
  const number = tokens[at]?.kind === "number" ? readNumber(tokens, at) : null;
  const after = tokens[number?.next ?? 0];
  const endsOn = tokens[at - 2]?.word === "on" && (!after || [".", "!", "?", ","].includes(after.word));
  if (!number || number.value < 1 || number.value > 31 || !(tokens[number.next]?.word === "at" || endsOn)) return null;
  const day = findMonthDay(now, weekday, number.value);
  return day === null ? null : { day, next: number.next };
}

const NO_OTHER_WORDS: readonly string[] = ["mon", "thu", "wed"];

/** "psych quiz thu" */
const endsMessage = (tokens: TimeContext["tokens"], at: number): boolean =>
  tokens.slice(at + 1).every(({ kind }) => kind === "symbol");

/** "sat" and "sun" are words of their own; as days they have a capital, a calendar word beside them or no company at all. */
function isWeekdayHere({ tokens }: TimeContext, at: number, hasModifier: boolean): boolean {
  const token = tokens[at];
  if (!token || !AMBIGUOUS_NAMES.has(token.word)) return true;
  const before = wordIn(tokens, at - 1);
  return (
    hasModifier ||
    tokens.length <= 2 ||
    ["on", "every", "for", "each", "by", ","].includes(before) ||
    (/^(?:this|next|last)$/.test(wordIn(tokens, at + 1)) && wordIn(tokens, at + 2) === "week") ||
    tokens[at + 1]?.kind === "number" ||
    DAY_PARTS.has(wordIn(tokens, at + 1)) ||
    // "Thu. at 5pm", "mon at 9": abbreviations that are no words, or are written as such.
    (wordIn(tokens, at + 1) === "." && tokens[at + 1]?.glued && tokens[at + 2] !== undefined && token.capital) ||
    (NO_OTHER_WORDS.includes(token.word) &&
      (["at", "@", ":"].includes(wordIn(tokens, at + 1)) || endsMessage(tokens, at)))
  );
}

export const parseWeekday: PieceParser = (context, at) => {
  const { tokens, now } = context;
  const { modifier, next } = readModifier(context, at);
  const token = tokens[next];
  const name = token?.word.replace(/'s$/, "") ?? "";
  const weekday = WEEKDAYS.get(name);
  if (weekday === undefined || !isWeekdayHere(context, next, modifier !== null)) return null;
  const dot = tokens[next + 1]?.word === "." && name.length <= 4 && tokens[next + 2] ? next + 2 : next + 1;
  const tail = readTail(context, weekday, dot) ?? readBareDay(context, weekday, dot);
  if (tail && modifier === null) return { value: { kind: "day", day: tail.day }, next: tail.next };
  const isSince = modifier === null && wordIn(tokens, at - 1) === "since";
  const day = resolveWeekday(now, weekday, isSince ? "last" : modifier);
  const bare = modifier === null && !isSince;
  return { value: { kind: "day", day, loose: true, bare }, next: next + 1 };
};

/** "4 Tuesdays from now", "two Sundays ago", "in 3 Fridays". */
export const parseWeekdaysFromNow: PieceParser = ({ tokens, now }, at) => {
  const count = readNumber(tokens, at);
  const weekday = WEEKDAYS.get(wordIn(tokens, count?.next ?? -1));
  if (!count || weekday === undefined) return null;
  if (tokens[count.next + 1]?.word === "ago") {
    return {
      value: { kind: "day", day: resolveWeekday(now, weekday, "last") - (count.value - 1) * 7 * DAY },
      next: count.next + 2,
    };
  }
  const isFromNow = tokens[count.next + 1]?.word === "from" && tokens[count.next + 2]?.word === "now";
  const isHence = ["hence", "later"].includes(wordIn(tokens, count.next + 1));
  if (!isFromNow && !isHence && wordIn(tokens, at - 1) !== "in") return null;
  const first = resolveWeekday(now, weekday, null);
  const next = isFromNow ? count.next + 3 : isHence ? count.next + 2 : count.next + 1;
  return { value: { kind: "day", day: first + (count.value - 1) * 7 * DAY }, next };
};
