import type { Token } from "@/lib/language/text/token";
import type { DayPart } from "@/lib/language/time/vocabulary";
import type { Wall } from "@/lib/language/time/wall";

export type Meridiem = "am" | "pm";

/** A time as it was said. Without a meridiem, and below 13, it may mean either half of the day. */
export interface Clock {
  hour: number;
  minute: number;
  second: number;
  meridiem: Meridiem | null;
  grain: "hour" | "minute" | "second";
  /** The time zone it was said in, when that is not the person's own. */
  zone?: string;
}

/** A length of time; months and days are kept apart from hours because their length depends on when they begin. */
export interface Duration {
  months: number;
  days: number;
  milliseconds: number;
}

/** The parts of an RFC 5545 rule we can hear. */
export interface RecurrenceParts {
  freq: "SECONDLY" | "MINUTELY" | "HOURLY" | "DAILY" | "WEEKLY" | "MONTHLY" | "YEARLY";
  interval?: number;
  byDay?: string[];
  byMonthDay?: number[];
  byMonth?: number[];
  bySetPos?: number[];
  byWeekNumber?: number[];
  byYearDay?: number[];
  count?: number;
  until?: Wall;
  /** "nightly": the part of the day in which a time said with it lies. */
  part?: DayPart;
  /** "at 9 and 5pm": the times of one day, when they were said with the rhythm. */
  clocks?: Clock[];
  /** "twice a week": how often within each period, on days that nobody named. */
  times?: number;
}

type PieceValue =
  /**
   * One calendar day; `loose` when only a weekday named it, so that a full date beside it wins, and `bare` when no "this"
   * or "next" said of which week; `at` when it was counted from now.
   */
  | { kind: "day"; day: Wall; loose?: boolean; bare?: boolean; at?: Wall }
  /** Several days in a row: a week, a month, "13 to 15 July"; `at` when it begins on the evening before. */
  | { kind: "days"; start: Wall; end: Wall; at?: Wall }
  | { kind: "clock"; clock: Clock }
  | { kind: "clocks"; start: Clock; end: Clock }
  /** A part of a day, of today when `day` says so ("tonight"). */
  | { kind: "part"; part: DayPart; day: Wall | null }
  /** A point in time counted from now. */
  | { kind: "moment"; at: Wall; grain: "second" | "minute" | "hour" }
  | { kind: "duration"; duration: Duration }
  | { kind: "repeat"; parts: RecurrenceParts }
  /** How often a rhythm comes in all: "5 times". */
  | { kind: "count"; count: number };

/** What one parser read from tokens `from` up to, not including, `to`. */
export type TimePiece = PieceValue & { from: number; to: number };

export interface TimeContext {
  tokens: readonly Token[];
  now: Wall;
  timeZone: string;
}

export interface PieceReading {
  value: PieceValue;
  next: number;
}

/** Reads a piece that starts exactly at token `at`; null means "not mine". */
export type PieceParser = (context: TimeContext, at: number) => PieceReading | null;
