import { firstOccurrence } from "@/lib/language/recurrence/first-occurrence";
import { formatRule } from "@/lib/language/recurrence/format-rule";
import { type Sentence, textBetween } from "@/lib/language/sentence";
import { spanOf } from "@/lib/language/time/read-dates";
import type { TimeMention } from "@/lib/language/time/time-mention";
import type { Clock, RecurrenceParts } from "@/lib/language/time/time-piece";
import { DAY_PART_HOURS, type DayPart } from "@/lib/language/time/vocabulary";
import { DAY, formatDate, formatWall, HOUR, instantOf, MINUTE, startOfDay, type Wall } from "@/lib/language/time/wall";
import type { RecurrenceReading } from "@/lib/language/understanding";

/** Without "am" or "pm" a repeated time is in the waking half of the day, unless that half was said. */
const settle = (clock: Clock, part: DayPart | null = null): Clock =>
  clock.meridiem === null && clock.hour < 7 && clock.hour > 0 && !part?.endsWith("morning")
    ? { ...clock, hour: clock.hour + 12 }
    : clock;

const inEvening = (clock: Clock): Clock =>
  clock.meridiem === null && clock.hour < 12 ? { ...clock, hour: clock.hour + 12 } : clock;

const impliedClock = (hour: number): Clock => ({ hour, minute: 0, second: 0, meridiem: "am", grain: "hour" });

type Repeat = Extract<TimeMention, { kind: "repeat" }>;

const UNTIL = new Set(["until", "till"]);
const RANGE = new Set(["to", "between"]);

/**
 * "Every hour starting tomorrow at 9": then, and not an hour later. Null when no beginning was said or it is past, and
 * when today's hours are only bounded ("from 9 to 5").
 */
function saidBeginning({ tokens, now }: Sentence, { clock, startsOn, from, to, also }: Repeat): Wall | null {
  const said = [tokens.slice(from, to), tokens.slice(also?.from ?? 0, also?.to ?? 0)].flat();
  const says = (words: ReadonlySet<string>) => said.some(({ word }) => words.has(word));
  const beginsAt = says(UNTIL) ? null : clock;
  if (startsOn === null && (beginsAt === null || says(RANGE))) return null;
  const { hour, minute } = settle(beginsAt ?? impliedClock(9));
  const beginning = (startsOn ?? startOfDay(now)) + hour * HOUR + minute * MINUTE;
  if (beginning > now) return beginning;
  return startsOn === null ? beginning + DAY : null;
}

/** Of several times of the day the one that comes next. */
function earliest(parts: RecurrenceParts, clocks: readonly Clock[], from: Wall): Wall | null {
  const times = (clocks.length > 0 ? clocks : [null]).map((clock) => firstOccurrence(parts, clock, from));
  return times.reduce((one, other) => (one === null || (other !== null && other < one) ? other : one));
}

export function readRecurrence(sentence: Sentence, mention: Repeat): RecurrenceReading | null {
  const { timeZone } = sentence.context;
  const isLate = mention.part === "evening" || mention.part === "night" || mention.part === "afternoon";
  const isShort = ["HOURLY", "MINUTELY", "SECONDLY"].includes(mention.parts.freq);
  // In a rhythm of hours a time starts it; in the rule it would leave one hour of the day.
  const said = isShort ? [] : mention.clock ? [mention.clock] : (mention.parts.clocks ?? []);
  const clocks = said.map((clock) => (isLate ? inEvening(clock) : settle(clock, mention.part)));
  const rule = formatRule(mention.parts, clocks);
  const from = mention.startsOn === null ? sentence.now : Math.max(mention.startsOn, sentence.now);
  const first = (isShort ? saidBeginning(sentence, mention) : null) ?? earliest(mention.parts, clocks, from);
  if (first === null) return null;
  const implied = mention.part ? DAY_PART_HOURS[mention.part].implied : 9;
  const hasTime = clocks.length > 0 || isShort;
  // Without a time the task is due on its day, but the first reminder must still lie ahead.
  const reminded = hasTime ? first : firstOccurrence(mention.parts, impliedClock(implied), from);
  const remindAt = instantOf(reminded ?? first, timeZone).toISOString();
  return {
    text: textBetween(sentence, mention.core, mention.to),
    span: spanOf(sentence, mention),
    rule,
    ...(mention.parts.times && { isOpen: true }),
    first: {
      start: formatWall(first),
      grain: hasTime ? "minute" : "day",
      due: hasTime ? instantOf(first, timeZone).toISOString() : formatDate(first),
      remindAt,
    },
  };
}
