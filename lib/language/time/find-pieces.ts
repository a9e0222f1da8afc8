import {
  parseDayMonth,
  parseMonthDay,
  parsePointedDate,
  parseWeekdayDate,
  parseYearMonthDay,
} from "@/lib/language/time/parsers/calendar-date";
import {
  parseAtClock,
  parseClockAfterDay,
  parseClockBeforePart,
  parsePlainClock,
  parseSpokenClock,
} from "@/lib/language/time/parsers/clock";
import { parseClockRange } from "@/lib/language/time/parsers/clock-range";
import { parseCount } from "@/lib/language/time/parsers/count";
import { parseCountedPart } from "@/lib/language/time/parsers/counted-part";
import { parseDayOfMonth } from "@/lib/language/time/parsers/day-of-month";
import { parseDayPart } from "@/lib/language/time/parsers/day-part";
import { parseDaySpan } from "@/lib/language/time/parsers/day-span";
import { parseEdge } from "@/lib/language/time/parsers/edge";
import {
  parseDuration,
  parseDurationFromNow,
  parseInDuration,
  parseMinusDuration,
  parseNamedBefore,
} from "@/lib/language/time/parsers/from-now";
import { parseHoliday, parseHolidayWeekend } from "@/lib/language/time/parsers/holiday";
import { parseIsoInstant } from "@/lib/language/time/parsers/iso-instant";
import { parseNow } from "@/lib/language/time/parsers/now";
import { parseNthWeekday } from "@/lib/language/time/parsers/nth-weekday";
import { parseNumericDate } from "@/lib/language/time/parsers/numeric-date";
import { parsePeriodHalf, parsePeriodThird } from "@/lib/language/time/parsers/part-of-period";
import { parseMonthSpan, parsePeriod } from "@/lib/language/time/parsers/period";
import { parseRelativeDay } from "@/lib/language/time/parsers/relative-day";
import { parseRepeat } from "@/lib/language/time/parsers/repeat";
import { parseSameTime } from "@/lib/language/time/parsers/same-time";
import { parseSpan } from "@/lib/language/time/parsers/span";
import { parseWeekBeside } from "@/lib/language/time/parsers/week-beside";
import { parseWeekday, parseWeekdaysFromNow } from "@/lib/language/time/parsers/weekday";
import { parseYearBound, parseYearSpan } from "@/lib/language/time/parsers/year-span";
import type { PieceParser, TimeContext, TimePiece } from "@/lib/language/time/time-piece";
import { timeStarts } from "@/lib/language/time/time-starters";

/**
 * At each word the parser that reads furthest wins; among equals the earlier one. So the order only matters where two
 * readings are equally long: rhythm before date ("every May 1st"), full dates before their parts, years
 * before times, bare lengths last.
 */
const PARSERS: readonly PieceParser[] = [
  parseRepeat,
  parseCount,
  parseHoliday,
  parseHolidayWeekend,
  parseWeekdayDate,
  parseDaySpan,
  parseYearMonthDay,
  parseIsoInstant,
  parseNumericDate,
  parseMonthDay,
  parseDayMonth,
  parsePointedDate,
  parseNthWeekday,
  parseSameTime,
  parseRelativeDay,
  parseWeekdaysFromNow,
  parseWeekday,
  parseDayOfMonth,
  parseEdge,
  parseSpan,
  parsePeriodThird,
  parsePeriodHalf,
  parseWeekBeside,
  parseCountedPart,
  parseMonthSpan,
  parsePeriod,
  parseYearSpan,
  parseYearBound,
  parseClockRange,
  parseAtClock,
  parsePlainClock,
  parseClockBeforePart,
  parseClockAfterDay,
  parseSpokenClock,
  parseDayPart,
  parseInDuration,
  parseMinusDuration,
  parseDurationFromNow,
  parseNow,
  parseNamedBefore,
  parseDuration,
];

/** Runs the parsers once over the sentence. Words in quotation marks are left alone. */
export function findPieces(context: TimeContext): TimePiece[] {
  const pieces: TimePiece[] = [];
  const starts = timeStarts(context.tokens);
  let at = 0;
  while (at < context.tokens.length) {
    const best = starts[at] ? longest(context, at) : null;
    if (best) pieces.push({ ...best.value, from: at, to: best.next });
    at = best?.next ?? at + 1;
  }
  return pieces;
}

function longest(context: TimeContext, at: number): ReturnType<PieceParser> {
  let best: ReturnType<PieceParser> = null;
  for (const parse of PARSERS) {
    const reading = parse(context, at);
    if (reading && (!best || reading.next > best.next)) best = reading;
  }
  return best;
}
