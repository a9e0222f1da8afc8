import { wordIn } from "@/lib/language/text/word-in";
import { wordSet } from "@/lib/language/text/word-set";
import { parseWeekday } from "@/lib/language/time/parsers/weekday";
import { negate, shift } from "@/lib/language/time/read-duration";
import { readModifier } from "@/lib/language/time/read-modifier";
import type { Duration, PieceParser, TimeContext } from "@/lib/language/time/time-piece";
import { DAY, startOfDay } from "@/lib/language/time/wall";

const NONE: Duration = { months: 0, days: 0, milliseconds: 0 };

const UNITS: Readonly<Record<string, Duration>> = {
  day: { ...NONE, days: 1 },
  week: { ...NONE, days: 7 },
  month: { ...NONE, months: 1 },
  year: { ...NONE, months: 12 },
};

/** "tomorrow", "next month": how far it is, when the day or the hour stays the same. */
function readDistance(context: TimeContext, at: number): { duration: Duration; next: number } | null {
  if (wordIn(context.tokens, at) === "tomorrow") return { duration: { ...NONE, days: 1 }, next: at + 1 };
  if (wordIn(context.tokens, at) === "yesterday") return { duration: { ...NONE, days: -1 }, next: at + 1 };
  const weekday = parseWeekday(context, wordIn(context.tokens, at) === "on" ? at + 1 : at);
  if (weekday?.value.kind === "day") {
    const days = Math.round((weekday.value.day - startOfDay(context.now)) / DAY);
    return { duration: { ...NONE, days }, next: weekday.next };
  }
  const { modifier, next } = readModifier(context, at);
  const duration = modifier === "next" || modifier === "last" ? UNITS[wordIn(context.tokens, next)] : undefined;
  return duration ? { duration: modifier === "last" ? negate(duration) : duration, next: next + 1 } : null;
}

const SAYS_SAME = wordSet("this same the at");

/** "at the" before "same time". */
const skipAtThe = ({ tokens }: TimeContext, at: number): number => {
  const the = wordIn(tokens, at) === "at" ? at + 1 : at;
  return wordIn(tokens, the) === "the" ? the + 1 : the;
};

/** "this time tomorrow", "the same day next week", "tomorrow at the same time". */
export const parseSameTime: PieceParser = (context, at) => {
  const { tokens, now } = context;
  const before = SAYS_SAME.has(wordIn(tokens, at)) ? null : readDistance(context, at);
  const said = skipAtThe(context, before?.next ?? at);
  const unit = wordIn(tokens, said + 1);
  const isSame = (before ? ["same"] : ["this", "same"]).includes(wordIn(tokens, said));
  if (!isSame || (unit !== "time" && unit !== "day")) return null;
  const far = before ?? readDistance(context, said + 2);
  if (!far) return null;
  const moved = shift(now, far.duration, context);
  const next = Math.max(far.next, said + 2);
  return unit === "day"
    ? { value: { kind: "day", day: startOfDay(moved) }, next }
    : { value: { kind: "moment", at: moved, grain: "minute" }, next };
};
