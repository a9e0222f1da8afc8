import { readOrdinal } from "@/lib/language/text/read-number";
import type { Token } from "@/lib/language/text/token";
import { wordSet } from "@/lib/language/text/word-set";
import { countsSomething } from "@/lib/language/time/parsers/clock";
import { isPlainlyClock, readClock } from "@/lib/language/time/read-clock";
import { readZone } from "@/lib/language/time/read-zone";
import type { Clock, PieceParser } from "@/lib/language/time/time-piece";
import { DAY_PARTS, MONTHS, WEEKDAYS } from "@/lib/language/time/vocabulary";

/** The first half of "from 5 to 6pm" means the same half of the day as the second, unless that turns it round. */
function borrowMeridiem(from: Clock, to: Clock): Clock {
  if (from.meridiem || !to.meridiem || from.hour > 12) return from;
  const hour = to.meridiem === "pm" && from.hour < 12 ? from.hour + 12 : from.hour;
  const isOrdered = hour * 60 + from.minute < to.hour * 60 + to.minute;
  return isOrdered ? { ...from, hour, meridiem: to.meridiem } : { ...from, meridiem: "am" };
}

/** "from 5 to 6pm", "between 3am and noon", "9:30 - 11:00", "6-8" after a day. */
export const parseClockRange: PieceParser = ({ tokens }, at) => {
  const lead = tokens[at]?.word ?? "";
  const isLed = ["from", "between"].includes(lead);
  const start = isLed ? at + 1 : at;
  const from = readClock(tokens, start);
  if (!from) return null;
  const joint = tokens[from.next]?.word ?? "";
  if (!isLed && isPointedAt(tokens, at)) return null;
  if (!["to", "-", "–", "until", "untill", "till", "til", "and", "through", "thru"].includes(joint)) return null;
  if (joint === "and" && lead !== "between") return null;
  const to = readClock(tokens, from.next + 1);
  // "08:00 to 2026-10-25": the other end is a date.
  const isDate = to && tokens[to.next]?.glued && ["-", "/", "."].includes(tokens[to.next]?.word ?? "");
  if (!to || (isDate && tokens[to.next + 1]?.glued)) return null;
  const isPlain = isPlainlyClock(tokens, start, from) || isPlainlyClock(tokens, from.next + 1, to);
  const after = tokens[to.next]?.word ?? "";
  const besideDay =
    ["today", "tomorrow", "tonight"].includes(after) ||
    isDayWord(tokens[at - 1]?.word ?? "") ||
    isInThePart(tokens, to.next) ||
    (["on", "next", "this"].includes(after) && isDayWord(tokens[to.next + 1]?.word ?? ""));
  if (!isPlain && !isLed && !besideDay) return null;
  if (!isPlain && (countsSomething(after) || MONTHS.has(after === "of" ? (tokens[to.next + 1]?.word ?? "") : after)))
    return null;
  const zone = readZone(tokens, to.next);
  const first = borrowMeridiem(from.value, to.value);
  return {
    value: { kind: "clocks", start: zone ? { ...first, zone: zone.value } : first, end: to.value },
    next: zone?.next ?? to.next,
  };
};

const POINTING = wordSet("the this that which next last latest other top bottom");

/** "move the second one to 5pm": which, not when. */
const isPointedAt = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === "one" && (POINTING.has(tokens[at - 1]?.word ?? "") || readOrdinal(tokens, at - 1) !== null);

const isDayWord = (word: string): boolean =>
  WEEKDAYS.has(word) || word.endsWith("day") || DAY_PARTS.has(word) || ["tonight", "tomorrow"].includes(word);

/** "5 to seven in the morning". */
const isInThePart = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === "in" && tokens[at + 1]?.word === "the" && DAY_PARTS.has(tokens[at + 2]?.word ?? "");
