import { firstOccurrence } from "@/lib/language/recurrence/first-occurrence";
import { formatRule } from "@/lib/language/recurrence/format-rule";
import { type Sentence, textBetween } from "@/lib/language/sentence";
import { spanOf } from "@/lib/language/time/read-dates";
import type { TimeMention } from "@/lib/language/time/time-mention";
import type { Clock } from "@/lib/language/time/time-piece";
import { DAY_PART_HOURS } from "@/lib/language/time/vocabulary";
import { formatDate, formatWall, instantOf } from "@/lib/language/time/wall";
import type { RecurrenceReading } from "@/lib/language/understanding";

/** Without "am" or "pm" a repeated time is in the waking half of the day. */
const settle = (clock: Clock): Clock =>
  clock.meridiem === null && clock.hour < 7 && clock.hour > 0 ? { ...clock, hour: clock.hour + 12 } : clock;

const inEvening = (clock: Clock): Clock =>
  clock.meridiem === null && clock.hour < 12 ? { ...clock, hour: clock.hour + 12 } : clock;

const impliedClock = (hour: number): Clock => ({ hour, minute: 0, second: 0, meridiem: "am", grain: "hour" });

export function readRecurrence(
  sentence: Sentence,
  mention: Extract<TimeMention, { kind: "repeat" }>,
): RecurrenceReading | null {
  const { timeZone } = sentence.context;
  const isLate = mention.part === "evening" || mention.part === "night" || mention.part === "afternoon";
  const isShort = ["HOURLY", "MINUTELY", "SECONDLY"].includes(mention.parts.freq);
  const said = mention.clock && (isLate ? inEvening(mention.clock) : settle(mention.clock));
  // In a rhythm of hours a time bounds it or, said with a day, starts it; in the rule it would leave one hour of the day.
  const clock = isShort ? null : said;
  const start = isShort && mention.startsOn === null ? null : said;
  const rule = formatRule(mention.parts, clock);
  const from = mention.startsOn === null ? sentence.now : Math.max(mention.startsOn, sentence.now);
  const first = firstOccurrence(mention.parts, start, from);
  if (first === null) return null;
  const implied = mention.part ? DAY_PART_HOURS[mention.part].implied : 9;
  const hasTime = clock !== null || isShort;
  // Without a time the task is due on its day, but the first reminder must still lie ahead.
  const reminded = hasTime ? first : firstOccurrence(mention.parts, impliedClock(implied), from);
  const remindAt = instantOf(reminded ?? first, timeZone).toISOString();
  return {
    text: textBetween(sentence, mention.core, mention.to),
    span: spanOf(sentence, mention),
    rule,
    first: {
      start: formatWall(first),
      grain: hasTime ? "minute" : "day",
      due: hasTime ? instantOf(first, timeZone).toISOString() : formatDate(first),
      remindAt,
    },
  };
}
