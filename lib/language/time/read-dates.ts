import { type Sentence, textBetween } from "@/lib/language/sentence";
import type { DateMention, TimeMention } from "@/lib/language/time/time-mention";
import { formatDate, formatWall, instantOf, MINUTE, type Wall } from "@/lib/language/time/wall";
import type { DateReading, OffsetReading, Span } from "@/lib/language/understanding";

/** Where a mention stands in the message, its preposition included, so that taking it away leaves a whole sentence. */
export function spanOf({ tokens }: Sentence, { from, to }: { from: number; to: number }): Span {
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
}

const iso = (wall: Wall, timeZone: string): string => instantOf(wall, timeZone).toISOString();

export function readDate(sentence: Sentence, mention: DateMention): DateReading {
  const { timeZone } = sentence.context;
  const isDay = mention.grain === "day";
  // A day is past only when it is over; a part of a day when that part is.
  const ends = mention.end ?? (isDay ? mention.start + 24 * 60 * MINUTE : mention.start);
  return {
    text: textBetween(sentence, mention.core, mention.to),
    span: spanOf(sentence, mention),
    start: formatWall(mention.start),
    end: mention.end === null ? null : formatWall(mention.end),
    grain: mention.grain,
    // Of several days the one that is meant to be used: a weekend may begin on Friday evening, but is due on Saturday.
    due: isDay ? formatDate(mention.end === null ? mention.start : mention.implied) : iso(mention.start, timeZone),
    remindAt: iso(mention.implied, timeZone),
    isPast: ends <= sentence.now && !(mention.end === null && mention.start === sentence.now),
    isTimeOnly: mention.clock !== null && !mention.dateSaid,
    isBareWeekday: mention.isBareWeekday,
    isEitherHalf: mention.clock !== null && mention.clock.meridiem === null && mention.clock.hour <= 12,
    relation: mention.relation,
  };
}

export const isDate = (mention: TimeMention): mention is DateMention => mention.kind === "date";

const twoDigits = (value: number): string => String(value).padStart(2, "0");

export function readOffset(sentence: Sentence, mention: Extract<TimeMention, { kind: "offset" }>): OffsetReading {
  const { months, days, milliseconds } = mention.duration;
  return {
    text: textBetween(sentence, mention.core, mention.to),
    span: spanOf(sentence, mention),
    minutesBefore: Math.round((months * 30 + days) * 24 * 60 + milliseconds / MINUTE),
    at: mention.clock ? `${twoDigits(mention.clock.hour)}:${twoDigits(mention.clock.minute)}` : null,
  };
}
