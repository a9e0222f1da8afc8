import { wordIn } from "@/lib/language/text/word-in";
import { isClockLength, negate, readDuration, shift } from "@/lib/language/time/read-duration";
import type { Duration, PieceParser, PieceReading, TimeContext } from "@/lib/language/time/time-piece";
import { HOUR, startOfDay } from "@/lib/language/time/wall";

function pointAfter(context: TimeContext, duration: Duration, next: number): PieceReading {
  const at = shift(context.now, duration, context);
  if (isClockLength(duration)) {
    return { value: { kind: "moment", at, grain: duration.milliseconds % 60_000 === 0 ? "minute" : "second" }, next };
  }
  // Days from now end at this hour of that day, as far as anybody means an hour.
  return { value: { kind: "day", day: startOfDay(at), at: Math.floor(at / HOUR) * HOUR }, next };
}

/** "in 2 hours", "within 3 days", "after 10 minutes", "+15 minutes". */
export const parseInDuration: PieceParser = (context, at) => {
  const { tokens } = context;
  let start = at + 1;
  if (!["in", "within", "+", "after"].includes(wordIn(tokens, at))) return null;
  while (["about", "around", "just", "exactly", "another", "~", "like"].includes(wordIn(tokens, start))) start++;
  const length = readDuration(tokens, start);
  if (!length) return null;
  const isTime = tokens[length.next]?.word === "time" ? length.next + 1 : length.next;
  // "in 2 weeks before …" belongs to what follows.
  if (["before", "after", "of"].includes(wordIn(tokens, length.next))) return null;
  return pointAfter(context, length.value, isTime);
};

/** "2 hours from now", "a week hence", "3 days later", "2 days ago", "3 days from today". */
export const parseDurationFromNow: PieceParser = (context, at) => {
  const { tokens } = context;
  const length = readDuration(tokens, at);
  if (!length) return null;
  const word = wordIn(tokens, length.next);
  const after = wordIn(tokens, length.next + 1);
  if (word === "ago") return pointAfter(context, negate(length.value), length.next + 1);
  if (["hence", "later"].includes(word)) return pointAfter(context, length.value, length.next + 1);
  if (word === "from" && ["now", "today"].includes(after)) return pointAfter(context, length.value, length.next + 2);
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
  if (wordIn(tokens, at) !== "the" || !["before", "after"].includes(wordIn(tokens, at + 2))) return null;
  const days = { day: 1, night: 1, evening: 1, morning: 1, week: 7 }[wordIn(tokens, at + 1)];
  if (!days || tokens[at + 3]?.word === "yesterday") return null;
  return { value: { kind: "duration", duration: { months: 0, days, milliseconds: 0 } }, next: at + 2 };
};
