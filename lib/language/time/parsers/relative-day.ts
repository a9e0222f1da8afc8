import { wordIn } from "@/lib/language/text/word-in";
import { periodAround } from "@/lib/language/time/period";
import type { PieceParser } from "@/lib/language/time/time-piece";
import { DAY_PARTS } from "@/lib/language/time/vocabulary";
import { DAY, startOfDay } from "@/lib/language/time/wall";

const OFFSETS: ReadonlyMap<string, number> = new Map([
  ["today", 0],
  ["todays", 0],
  ["today's", 0],
  ["tdy", 0],
  ["tomorrow", 1],
  ["tomorrows", 1],
  ["tomorrow's", 1],
  ["tommorow", 1],
  ["tommorrow", 1],
  ["tmrw", 1],
  ["tmr", 1],
  ["tmw", 1],
  ["overmorrow", 2],
  ["yesterday", -1],
  ["y'day", -1],
  ["yesterday's", -1],
]);

/** Of a week that is worked in, Friday is the last day. */
const ENDS: Readonly<Record<string, { of: string; days: number } | undefined>> = {
  eow: { of: "week", days: 3 },
  eom: { of: "month", days: 1 },
  eoq: { of: "quarter", days: 1 },
  eoy: { of: "year", days: 1 },
};

/** "today", "tomorrow's", "the day after tomorrow", "tonight", "this morning", "last night". */
export const parseRelativeDay: PieceParser = ({ tokens, now }, at) => {
  const today = startOfDay(now);
  const start = wordIn(tokens, at) === "the" ? 1 : 0;
  if (wordIn(tokens, at + start) === "day" && ["after", "before"].includes(wordIn(tokens, at + start + 1))) {
    const anchor = OFFSETS.get(wordIn(tokens, at + start + 2));
    if (anchor === undefined) return null;
    const days = anchor + (wordIn(tokens, at + start + 1) === "after" ? 1 : -1);
    return { value: { kind: "day", day: today + days * DAY }, next: at + start + 3 };
  }
  if (
    ["next", "following", "previous"].includes(wordIn(tokens, at + start)) &&
    wordIn(tokens, at + start + 1) === "day" &&
    tokens[at + start + 2]?.kind !== "word"
  ) {
    const step = wordIn(tokens, at + start) === "previous" ? -1 : 1;
    return { value: { kind: "day", day: today + step * DAY }, next: at + start + 2 };
  }
  if (wordIn(tokens, at) === "this" && wordIn(tokens, at + 1) === "day" && tokens.length === 2)
    return { value: { kind: "day", day: today }, next: at + 2 };
  const isBeforeLast = ["night", "before", "last"].every((word, step) => wordIn(tokens, at + start + step) === word);
  if (isBeforeLast) return { value: { kind: "part", part: "night", day: today - 2 * DAY }, next: at + start + 3 };
  if (wordIn(tokens, at) === "late" && /^toni(ght|te)$/.test(wordIn(tokens, at + 1)))
    return { value: { kind: "part", part: "late night", day: today }, next: at + 2 };
  if (wordIn(tokens, at) === "late" && wordIn(tokens, at + 1) === "last" && wordIn(tokens, at + 2) === "night")
    return { value: { kind: "part", part: "late night", day: today - DAY }, next: at + 3 };
  const last = ENDS[wordIn(tokens, at)];
  const period = last ? periodAround(now, last.of, 0) : null;
  if (last && period) return { value: { kind: "day", day: period.end - last.days * DAY }, next: at + 1 };
  // "2moro" is two tokens.
  if (wordIn(tokens, at) === "2" && tokens[at + 1]?.glued && /^(?:mor+ow?|mrw)$/.test(wordIn(tokens, at + 1)))
    return { value: { kind: "day", day: today + DAY }, next: at + 2 };
  const offset = OFFSETS.get(wordIn(tokens, at));
  if (offset !== undefined) {
    // "tomorrow week": a week after it; "plan tomorrow week by week" is not.
    const isWeekAfter = wordIn(tokens, at + 1) === "week" && tokens[at + 2]?.kind !== "word";
    const day = today + (offset + (isWeekAfter ? 7 : 0)) * DAY;
    return { value: { kind: "day", day }, next: isWeekAfter ? at + 2 : at + 1 };
  }
  if (["tonight", "tonite", "tonight's"].includes(wordIn(tokens, at))) {
    return { value: { kind: "part", part: "night", day: today }, next: at + 1 };
  }
  const part = DAY_PARTS.get(wordIn(tokens, at + 1));
  if (!part || wordIn(tokens, at + 1) === "lunch") return null;
  if (wordIn(tokens, at) === "this") return { value: { kind: "part", part, day: today }, next: at + 2 };
  if (wordIn(tokens, at) === "next") return { value: { kind: "part", part, day: today + DAY }, next: at + 2 };
  if (wordIn(tokens, at) === "last" && part === "night")
    return { value: { kind: "part", part, day: today - DAY }, next: at + 2 };
  return null;
};
