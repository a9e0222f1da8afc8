import { readOrdinal } from "@/lib/language/text/read-number";
import type { Token } from "@/lib/language/text/token";
import { wordIn } from "@/lib/language/text/word-in";
import { NAMED_DAYS } from "@/lib/language/time/attributive";
import type { PieceParser } from "@/lib/language/time/time-piece";
import { DAY_PARTS, type DayPart, MONTHS, WEEKDAYS } from "@/lib/language/time/vocabulary";

const SHADES: Readonly<Record<string, DayPart>> = {
  "early morning": "early morning",
  "late night": "late night",
  "late evening": "late night",
};

/** "every Tuesday pm". */
const HALVES: Readonly<Record<string, DayPart>> = { am: "morning", pm: "afternoon" };

const FOLLOWS_DAY =
  /(?:day|days|day's|tomorrow|tomorrows|tmrw|tmr|tmw|yesterday|weekend)$|^(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|each|every)$/;

const isDateAhead = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === "number" ||
  MONTHS.has(wordIn(tokens, at)) ||
  WEEKDAYS.has(wordIn(tokens, at)) ||
  ["today", "tomorrow", "yesterday"].includes(wordIn(tokens, at)) ||
  readOrdinal(tokens, at) !== null;

/** "June 3 evening", "the 3rd of June morning", "Christmas morning". */
function followsDate(tokens: readonly Token[], at: number): boolean {
  if (NAMED_DAYS.has(wordIn(tokens, at - 1))) return true;
  const isDate = tokens[at - 1]?.kind === "number" || readOrdinal(tokens, at - 2)?.next === at;
  const month = isDate ? [at - 2, at - 3] : [at - 1];
  return (
    month.some((index) => MONTHS.has(wordIn(tokens, index))) &&
    (isDate || tokens[at - 2]?.kind !== "word" || /^(?:st|nd|rd|th)$/.test(wordIn(tokens, at - 2)))
  );
}

/** "late morning [on Friday]", "early evening [tomorrow]", or nothing more. */
const isDayOrEnd = (tokens: readonly Token[], at: number): boolean =>
  !tokens[at] || /^(?:tomorrow|today|yesterday|on)$/.test(wordIn(tokens, at)) || WEEKDAYS.has(wordIn(tokens, at));

/** "in the morning", "Friday night", "at lunch", "late at night"; after "good" it is a greeting. */
export const parseDayPart: PieceParser = ({ tokens }, at) => {
  if (wordIn(tokens, at) === "after" && /^lunch/.test(wordIn(tokens, at + 1)))
    return { value: { kind: "part", part: "after lunch", day: null }, next: at + 2 };
  if (
    wordIn(tokens, at) === "in" &&
    wordIn(tokens, at + 1) === "the" &&
    ["am", "pm"].includes(wordIn(tokens, at + 2))
  ) {
    return {
      value: { kind: "part", part: HALVES[wordIn(tokens, at + 2)] ?? "morning", day: null },
      next: at + 3,
    };
  }
  if (
    wordIn(tokens, at) === "early" &&
    wordIn(tokens, at + 1) === "in" &&
    wordIn(tokens, at + 2) === "the" &&
    wordIn(tokens, at + 3) === "day"
  ) {
    return { value: { kind: "part", part: "morning", day: null }, next: at + 4 };
  }
  if (["early", "late", "mid"].includes(wordIn(tokens, at)) && isDayOrEnd(tokens, at + 2)) {
    const shaded = DAY_PARTS.get(wordIn(tokens, at + 1));
    const isAlone = at === 0 || tokens[at + 2];
    if (shaded && shaded !== "lunch" && isAlone)
      return {
        value: { kind: "part", part: SHADES[`${wordIn(tokens, at)} ${shaded}`] ?? shaded, day: null },
        next: at + 2,
      };
  }
  const half = HALVES[wordIn(tokens, at)];
  if (half && FOLLOWS_DAY.test(wordIn(tokens, at - 1)))
    return { value: { kind: "part", part: half, day: null }, next: at + 1 };
  const first = DAY_PARTS.get(wordIn(tokens, at));
  if (
    first &&
    first !== "lunch" &&
    wordIn(tokens, at + 1) === "of" &&
    isDateAhead(tokens, wordIn(tokens, at + 2) === "the" ? at + 3 : at + 2)
  ) {
    return { value: { kind: "part", part: first, day: null }, next: at + 1 };
  }
  let next = ["early", "late"].includes(wordIn(tokens, at)) ? 1 : 0;
  const isLed =
    ["in", "during"].includes(wordIn(tokens, at + next)) ||
    (wordIn(tokens, at + next) === "at" && /^(night|morning|lunch|lunchtime)$/.test(wordIn(tokens, at + next + 1)));
  if (isLed) next++;
  if (isLed && wordIn(tokens, at + next) === "the") next++;
  const shade = ["early", "late"].includes(wordIn(tokens, at))
    ? wordIn(tokens, at)
    : ["early", "late", "mid"].includes(wordIn(tokens, at + next))
      ? wordIn(tokens, at + next++)
      : "";
  const part = DAY_PARTS.get(wordIn(tokens, at + next));
  if (!part || (part === "lunch" && !isLed && !FOLLOWS_DAY.test(wordIn(tokens, at - 1)))) return null;
  // "in lunch bag" is no time; "at lunch" and "in the lunch hour" are.
  if (part === "lunch" && wordIn(tokens, at + next - 1) === "in") return null;
  // "Tuesday lunch with Ann" is a lunch.
  if (part === "lunch" && !isLed && tokens[at + next + 1]?.kind === "word") return null;
  // "Wednesday, morning"
  const isListed = wordIn(tokens, at - 1) === "," && tokens[at + next + 1]?.kind !== "word";
  const day = wordIn(tokens, isListed ? at - 2 : at - 1);
  if (!isLed && (day === "good" || !(FOLLOWS_DAY.test(day) || followsDate(tokens, at)))) return null;
  return { value: { kind: "part", part: SHADES[`${shade} ${part}`] ?? part, day: null }, next: at + next + 1 };
};
