import type { Token } from "@/lib/language/text/token";
import { wordIn } from "@/lib/language/text/word-in";
import { wordSet } from "@/lib/language/text/word-set";
import { isClockLength, negate, readDuration, shift } from "@/lib/language/time/read-duration";
import type { Duration, PieceParser, PieceReading, TimeContext } from "@/lib/language/time/time-piece";
import { APPROXIMATELY } from "@/lib/language/time/vocabulary";
import { DAY, HOUR, startOfDay, type Wall, weekdayOf } from "@/lib/language/time/wall";

/** Saturdays and Sundays do not count: "in 3 business days", said on a Thursday, is Tuesday. */
function workdaysAfter(now: Wall, days: number): Wall {
  let at = now;
  for (let left = Math.min(Math.abs(days), MOST_WORKDAYS); left > 0; ) {
    at += Math.sign(days) * DAY;
    if (weekdayOf(at) < 5) left--;
  }
  return at;
}

const MOST_WORKDAYS = 1000;

function pointAfter(context: TimeContext, duration: Duration, next: number, from = next): PieceReading {
  const isWorkdays = context.tokens.slice(from, next).some(({ word }) => word === "business" || word === "working");
  const at = isWorkdays ? workdaysAfter(context.now, duration.days) : shift(context.now, duration, context);
  if (isClockLength(duration)) {
    return { value: { kind: "moment", at, grain: duration.milliseconds % 60_000 === 0 ? "minute" : "second" }, next };
  }
  // Days from now end at this hour of that day, as far as anybody means an hour.
  return { value: { kind: "day", day: startOfDay(at), at: Math.floor(at / HOUR) * HOUR }, next };
}

/** "-2 hours", where nothing was said before it. */
export const parseMinusDuration: PieceParser = (context, at) => {
  const isMinus = at === 0 && ["-", "−"].includes(wordIn(context.tokens, 0)) && context.tokens[1]?.glued;
  const length = isMinus ? readDuration(context.tokens, 1) : null;
  return length && pointAfter(context, negate(length.value), length.next);
};

/** "in 2 hours", "within 3 days", "after 10 minutes", "+15 minutes". */
export const parseInDuration: PieceParser = (context, at) => {
  const { tokens } = context;
  let start = at + 1;
  if (!["in", "within", "+", "after"].includes(wordIn(tokens, at))) return null;
  while (isVague(tokens, start)) start++;
  // "within the hour"
  if (wordIn(tokens, at) === "within" && wordIn(tokens, start) === "the" && wordIn(tokens, start + 1) === "hour")
    return pointAfter(context, { months: 0, days: 0, milliseconds: HOUR }, start + 2);
  // "within the next day and 5 hours" is a length; "within the next 3 days" are days.
  const isAhead = wordIn(tokens, start) === "the" && ["next", "coming"].includes(wordIn(tokens, start + 1));
  if (isAhead) start += 2;
  const length = readDuration(tokens, start) ?? (isAhead ? readUncounted(tokens, start) : null);
  if (!length || (isAhead && !isClockLength(length.value))) return null;
  const isTime = tokens[length.next]?.word === "time" ? length.next + 1 : length.next;
  // "in 2 weeks before …" belongs to what follows.
  if (["before", "after", "of"].includes(wordIn(tokens, length.next))) return null;
  return pointAfter(context, length.value, isTime, start);
};

const LESS = wordSet("less no not fewer");

/** "in [about] 2 hours", "in [approx.] 10 minutes", "in [less than] an hour", "in [another] day". */
function isVague(tokens: readonly Token[], at: number): boolean {
  const word = wordIn(tokens, at);
  if (word === "another" || APPROXIMATELY.has(word)) return true;
  if (word === "." && tokens[at]?.glued) return wordIn(tokens, at - 1) === "approx";
  if (word === "than") return ["less", "more", "fewer"].includes(wordIn(tokens, at - 1));
  return (LESS.has(word) || word === "more") && ["less", "more", "fewer", "than"].includes(wordIn(tokens, at + 1));
}

/** "the next day and 5 hours": one day, although nobody counts it. */
function readUncounted(tokens: readonly Token[], at: number): ReturnType<typeof readDuration> {
  const isOne = ["day", "hour", "week"].includes(wordIn(tokens, at)) && wordIn(tokens, at + 1) === "and";
  const rest = isOne ? readDuration(tokens, at + 2) : null;
  if (!rest) return null;
  const one = { day: { days: 1 }, week: { days: 7 }, hour: { milliseconds: HOUR } }[wordIn(tokens, at)] ?? {};
  const { days = 0, milliseconds = 0 }: { days?: number; milliseconds?: number } = one;
  const { value, next } = rest;
  return { value: { ...value, days: value.days + days, milliseconds: value.milliseconds + milliseconds }, next };
}

/** "2 hours from now", "a week hence", "3 days later", "2 days ago", "3 days from today". */
export const parseDurationFromNow: PieceParser = (context, at) => {
  const { tokens } = context;
  const length = readDuration(tokens, at);
  if (!length) return null;
  const word = wordIn(tokens, length.next);
  const after = wordIn(tokens, length.next + 1);
  // "3 weeks back"; "send 2 days back to …" is not.
  const isBack = word === "back" && tokens[length.next + 1]?.kind !== "word" && !isClockLength(length.value);
  if (word === "ago" || isBack) return pointAfter(context, negate(length.value), length.next + 1, at);
  if (["hence", "later"].includes(word)) return pointAfter(context, length.value, length.next + 1, at);
  if (word === "from" && ["now", "today"].includes(after))
    return pointAfter(context, length.value, length.next + 2, at);
  if (word === "from" && after === "right" && tokens[length.next + 2]?.word === "now")
    return pointAfter(context, length.value, length.next + 3);
  return null;
};

/** "an hour", "30 minutes": a length by itself; what stands around it decides what it means. */
export const parseDuration: PieceParser = ({ tokens }, at) => {
  const length = readDuration(tokens, at);
  return length && { value: { kind: "duration", duration: length.value }, next: length.next };
};

/** "the day before", "the night before", "the day after Christmas": a length that names a day instead of counting. */
export const parseNamedBefore: PieceParser = ({ tokens }, at) => {
  // Without the article only "day" can be meant: "day after Christmas".
  const start = wordIn(tokens, at) === "the" ? at + 1 : wordIn(tokens, at) === "day" ? at : -1;
  if (start < 0 || !["before", "after", "following", "preceding"].includes(wordIn(tokens, start + 1))) return null;
  const days = { day: 1, night: 1, evening: 1, morning: 1, week: 7 }[wordIn(tokens, start)];
  if (!days || tokens[start + 2]?.word === "yesterday") return null;
  return { value: { kind: "duration", duration: { months: 0, days, milliseconds: 0 } }, next: start + 1 };
};
