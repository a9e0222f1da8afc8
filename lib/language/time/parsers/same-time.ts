import { wordIn } from "@/lib/language/text/word-in";
import { shift } from "@/lib/language/time/read-duration";
import { readModifier } from "@/lib/language/time/read-modifier";
import type { Duration, PieceParser, TimeContext } from "@/lib/language/time/time-piece";
import { startOfDay } from "@/lib/language/time/wall";

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
  const { modifier, next } = readModifier(context, at);
  const duration = modifier === "next" ? UNITS[wordIn(context.tokens, next)] : undefined;
  return duration ? { duration, next: next + 1 } : null;
}

/** "this time tomorrow", "the same day next week", "tomorrow at the same time". */
export const parseSameTime: PieceParser = (context, at) => {
  const { tokens, now } = context;
  const lead = ["at", "the"].includes(wordIn(tokens, at)) ? (wordIn(tokens, at + 1) === "the" ? at + 2 : at + 1) : at;
  const distance = readDistance(context, at);
  const said = distance && wordIn(tokens, distance.next) === "same" ? distance.next : lead;
  if (!["this", "same"].includes(wordIn(tokens, said))) return null;
  const unit = wordIn(tokens, said + 1);
  if (unit !== "time" && unit !== "day") return null;
  const far = said === lead ? readDistance(context, said + 2) : distance;
  if (!far) return null;
  const moved = shift(now, far.duration, context);
  const next = said === lead ? far.next : said + 2;
  return unit === "day"
    ? { value: { kind: "day", day: startOfDay(moved) }, next }
    : { value: { kind: "moment", at: moved, grain: "minute" }, next };
};
