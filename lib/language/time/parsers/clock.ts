import type { Reading } from "@/lib/language/text/read-number";
import type { Token } from "@/lib/language/text/token";
import { wordIn } from "@/lib/language/text/word-in";
import { wordSet } from "@/lib/language/text/word-set";
import { isPlainlyClock, readClock } from "@/lib/language/time/read-clock";
import { readZone } from "@/lib/language/time/read-zone";
import type { Clock, PieceParser, PieceReading } from "@/lib/language/time/time-piece";
import { APPROXIMATELY, DAY_PARTS, UNITS, WEEKDAYS } from "@/lib/language/time/vocabulary";

const COUNTED = wordSet("% percent dollars bucks people items of or st nd rd th - / ' \" star stars miles times");

/** A number before this word counts something and is no time: "at 5 percent". */
export const countsSomething = (word: string): boolean => COUNTED.has(word) || UNITS.has(word);

/** After these a bare number is a time; after the others only at the end of a thought or before a part of the day. */
const FIRM = wordSet("at @ around");
const LOOSE = wordSet("by before after until till til to for");
const DEADLINES = wordSet("by before after until till til");
const OTHER = wordSet("about from is");
const ZONES = wordSet("to on and that for every pst est cst mst pdt edt i");

/** Things that have numbers: "building 4 this afternoon". */
const NUMBERED = wordSet(
  "building room channel chapter gate floor number apartment unit platform page part task suite flight bus route exit level season episode version week # item no",
);

function reading(tokens: readonly Token[], { value, next }: Reading<Clock>): PieceReading {
  const zone = readZone(tokens, next);
  return { value: { kind: "clock", clock: zone ? { ...value, zone: zone.value } : value }, next: zone?.next ?? next };
}

/** "at 3 15": minutes after a blank. */
function withSpokenMinutes(tokens: readonly Token[], clock: Reading<Clock>): Reading<Clock> {
  const minutes = tokens[clock.next];
  const isMinutes =
    clock.value.grain === "hour" &&
    minutes?.kind === "number" &&
    /^[0-5]\d$/.test(minutes.word) &&
    tokens[clock.next - 1]?.kind === "number";
  const after = tokens[clock.next + 1];
  if (!isMinutes || (after && (countsSomething(after.word) || after.glued))) return clock;
  return { value: { ...clock.value, minute: Number(minutes.word), grain: "minute" }, next: clock.next + 1 };
}

/** "at 5 Main Street". */
const isAddress = (after: Token | undefined, number: Token | undefined): boolean =>
  Boolean(
    after?.capital &&
      after.kind === "word" &&
      number?.kind === "number" &&
      !ZONES.has(after.word) &&
      !DAY_PARTS.has(after.word) &&
      !/^(today|tonight|tomorrow)$/.test(after.word) &&
      !/day$/.test(after.word),
  );

/** "a table for 4", "we won 2 to 1": what stands before says that the number counts. */
const SERVES = wordSet("table tables seat seats ticket tickets party room rooms reservation recipe");

const isCounted = (tokens: readonly Token[], at: number): boolean =>
  (wordIn(tokens, at) === "for" && SERVES.has(wordIn(tokens, at - 1))) ||
  (wordIn(tokens, at) === "to" && tokens[at - 1]?.kind === "number" && !/^(?:at|@|from)$/.test(wordIn(tokens, at - 2)));

/** A bare number is a time only after "at" and its like, and not when it counts something. */
export const parseAtClock: PieceParser = ({ tokens }, at) => {
  const lead = wordIn(tokens, at);
  if (!FIRM.has(lead) && !LOOSE.has(lead) && !OTHER.has(lead)) return null;
  let start = at + 1;
  while (wordIn(tokens, start) === "the" || APPROXIMATELY.has(wordIn(tokens, start))) start++;
  const clock = readClock(tokens, start);
  if (!clock) return null;
  if (isPlainlyClock(tokens, start, clock)) return reading(tokens, clock);
  const after = tokens[clock.next];
  // "for 3 nights" is how long.
  const isPart = DAY_PARTS.has(after?.word ?? "") && !after?.word.endsWith("s");
  const beforeDay = isPart || /^(tonight|today|tomorrow)$/.test(after?.word ?? "");
  // "by 4 on Wednesday", "to 6 from 5", "to 6 instead", "to 6 not 5"; "a table for 4 on Wednesday" counts people.
  const isLed =
    (DEADLINES.has(lead) && after?.word === "on" && WEEKDAYS.has(wordIn(tokens, clock.next + 1))) ||
    (["to", "for"].includes(lead) && ["from", "instead", "not"].includes(after?.word ?? ""));
  const endsHere = !after || [".", "?", "!", ","].includes(after.word) || isLed;
  if (!FIRM.has(lead) && !beforeDay && !(endsHere && LOOSE.has(lead))) return null;
  if (!FIRM.has(lead) && isCounted(tokens, at)) return null;
  if (FIRM.has(lead)) {
    const spoken = withSpokenMinutes(tokens, clock);
    if (spoken !== clock) return reading(tokens, spoken);
  }
  // "at 3 or 4": the first of them.
  const isChoice = FIRM.has(lead) && after?.word === "or" && readClock(tokens, clock.next + 1) !== null;
  if (after && !isChoice && (countsSomething(after.word) || isAddress(after, tokens[start]))) return null;
  return reading(tokens, clock);
};

/** "3pm", "9:30", "noon", "quarter past 8": a time that needs no introduction. */
export const parsePlainClock: PieceParser = ({ tokens }, at) => {
  if (tokens[at]?.glued && ["$", "€", "£", "#", "."].includes(wordIn(tokens, at - 1))) return null;
  const clock = readClock(tokens, at);
  if (!clock || !isPlainlyClock(tokens, at, clock)) return null;
  // "write ten to six people"
  const isCount = clock.value.meridiem === null && wordIn(tokens, clock.next) === "people";
  return isCount ? null : reading(tokens, clock);
};

/** "5 tonight", "8 this evening", "11 at night", "8 tomorrow morning": a bare number right before a part of the day. */
export const parseClockBeforePart: PieceParser = ({ tokens }, at) => {
  const clock = readClock(tokens, at);
  if (!clock || clock.value.meridiem || NUMBERED.has(wordIn(tokens, at - 1))) return null;
  const inThe =
    wordIn(tokens, clock.next) === "in" &&
    ["the", "this"].includes(wordIn(tokens, clock.next + 1)) &&
    (DAY_PARTS.has(wordIn(tokens, clock.next + 2)) || ["am", "pm"].includes(wordIn(tokens, clock.next + 2)));
  const isBefore =
    inThe ||
    wordIn(tokens, clock.next) === "tonight" ||
    (wordIn(tokens, clock.next) === "," && wordIn(tokens, clock.next + 1) === "tonight") ||
    (["tomorrow", "this"].includes(wordIn(tokens, clock.next)) && DAY_PARTS.has(wordIn(tokens, clock.next + 1))) ||
    (["every", "each"].includes(wordIn(tokens, clock.next)) && DAY_PARTS.has(wordIn(tokens, clock.next + 1))) ||
    (wordIn(tokens, clock.next) === "at" && wordIn(tokens, clock.next + 1) === "night") ||
    (wordIn(tokens, clock.next) === "on" &&
      WEEKDAYS.has(wordIn(tokens, clock.next + 1)) &&
      DAY_PARTS.has(wordIn(tokens, clock.next + 2)));
  return isBefore ? reading(tokens, clock) : null;
};

const DAY_WORDS = wordSet("today tonight tomorrow morning afternoon evening night");

/** "tonight 9", "tomorrow three": a bare number right after a day, where the thought ends. */
/** "tomorrow 1430" */
function readMilitary(tokens: readonly Token[], at: number): ReturnType<PieceParser> {
  const digits = /^(?<hour>[01]\d|2[0-3])(?<minute>[0-5][05])$/.exec(wordIn(tokens, at))?.groups;
  const after = tokens[at + 1];
  if (!digits || (after && after.kind !== "symbol")) return null;
  const clock = { hour: Number(digits.hour), minute: Number(digits.minute), second: 0 };
  const value = { ...clock, meridiem: clock.hour < 12 ? ("am" as const) : null, grain: "minute" as const };
  return reading(tokens, { value, next: at + 1 });
}

export const parseClockAfterDay: PieceParser = ({ tokens }, at) => {
  if (!DAY_WORDS.has(wordIn(tokens, at - 1)) || wordIn(tokens, at - 2) === "good") return null;
  const military = readMilitary(tokens, at);
  if (military) return military;
  const clock = readClock(tokens, at);
  const isHour = clock && clock.value.grain === "hour" && clock.value.hour > 0 && clock.value.hour <= 12;
  const after = tokens[clock?.next ?? 0];
  return isHour && (!after || [".", "?", "!", ","].includes(after.word)) ? reading(tokens, clock) : null;
};

/** "… back seven thirty": spoken hours and minutes at the end need no "at". */
export const parseSpokenClock: PieceParser = ({ tokens }, at) => {
  if (tokens[at]?.kind !== "word" || tokens[at - 1]?.kind === "number") return null;
  const clock = readClock(tokens, at);
  const endsHere = !tokens[clock?.next ?? 0] || [".", "?", "!", ","].includes(wordIn(tokens, clock?.next ?? 0));
  return clock && clock.value.grain === "minute" && clock.value.minute % 5 === 0 && endsHere && at > 0
    ? reading(tokens, clock)
    : null;
};
