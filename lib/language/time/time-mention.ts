import type { Clock, Duration, RecurrenceParts } from "@/lib/language/time/time-piece";
import type { DayPart } from "@/lib/language/time/vocabulary";
import type { Wall } from "@/lib/language/time/wall";

/** What pieces that stand together say about one point or span of time, before it is worked out. */
export interface Draft {
  from: number;
  to: number;
  day?: { day: Wall; loose: boolean; bare?: boolean; at?: Wall };
  days?: { start: Wall; end: Wall; at?: Wall };
  clock?: Clock;
  clocks?: { from: Clock; to: Clock };
  part?: { part: DayPart; day: Wall | null };
  moment?: { at: Wall; grain: "second" | "minute" | "hour" };
  duration?: Duration;
  repeat?: RecurrenceParts;
  /** How long it lasts: "from 9:30 for 7 hours". */
  length?: Duration;
  /** "an hour before", with nothing after it to count from. */
  offset?: Duration;
  /** "an hour before 3pm": move the whole by this much. */
  moveBy?: Duration;
  until?: Draft;
}

/** The word that ties a time to the sentence, when it changes what the time means. */
export type Relation = "by" | "before" | "after" | "until" | "from" | "to" | null;

type Grain = "second" | "minute" | "hour" | "day";

interface MentionBase {
  /** Tokens `from` up to, not including, `to`; the preposition before it included. */
  from: number;
  to: number;
  /** Where the time itself starts, after the preposition. */
  core: number;
  relation: Relation;
  /** A second place in the sentence that belongs to it: "tomorrow … at 5". */
  also?: { from: number; to: number; isDay: boolean };
}

export type TimeMention = MentionBase &
  (
    | {
        kind: "date";
        start: Wall;
        end: Wall | null;
        grain: Grain;
        /** Said on the clock, not only implied by "morning" or "Friday". */
        timeSaid: boolean;
        dateSaid: boolean;
        /** The day is a weekday of a week that nobody named. */
        isBareWeekday: boolean;
        /** The time as it was said, when that is all that was said. */
        clock: Clock | null;
        /** The time to use where one is needed and none was said. */
        implied: Wall;
      }
    | { kind: "repeat"; parts: RecurrenceParts; clock: Clock | null; startsOn: Wall | null; part: DayPart | null }
    | { kind: "offset"; duration: Duration; clock: Clock | null }
  );

export type DateMention = Extract<TimeMention, { kind: "date" }>;
