import { type Reading, readNumber, readOrdinal } from "@/lib/language/text/read-number";
import type { Token } from "@/lib/language/text/token";
import { wordIn } from "@/lib/language/text/word-in";
import { wordSet } from "@/lib/language/text/word-set";
import { periodAround } from "@/lib/language/time/period";
import { readModifier } from "@/lib/language/time/read-modifier";
import { fullYear, readYear, readYearBeside } from "@/lib/language/time/read-year";
import type { PieceParser, TimeContext } from "@/lib/language/time/time-piece";
import { MONTHS, WEEKDAYS } from "@/lib/language/time/vocabulary";
import {
  addMonths,
  DAY,
  daysInMonth,
  startOfDay,
  type Wall,
  wallAt,
  weekdayOf,
  yearOf,
} from "@/lib/language/time/wall";

/** A real day of the calendar or null: there is no 30 February. */
function dateOf(year: number, month: number, day: number): Wall | null {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month) ? wallAt(year, month, day) : null;
}

/** The next time a day and month come round, today included; 29 February waits for a leap year. */
function comingDate(now: Wall, month: number, day: number): Wall | null {
  for (let year = yearOf(now); year < yearOf(now) + 9; year++) {
    const date = dateOf(year, month, day);
    if (date !== null && date >= startOfDay(now)) return date;
  }
  return null;
}

function readMonth(tokens: readonly Token[], at: number): Reading<number> | null {
  const month = MONTHS.get(wordIn(tokens, at));
  if (month === undefined) return null;
  return { value: month, next: tokens[at + 1]?.word === "." && tokens[at + 1]?.glued ? at + 2 : at + 1 };
}

/** A day number beside a month: "10", "10th", "the tenth", "10th day". */
function readDay(tokens: readonly Token[], at: number): Reading<number> | null {
  const start = tokens[at]?.word === "the" ? at + 1 : at;
  const day = readOrdinal(tokens, start) ?? readNumber(tokens, start);
  if (!day || day.value < 1 || day.value > 31) return null;
  // "july 4:30" is a time, "march 3pm" too.
  const after = tokens[day.next];
  if ((after?.word === ":" || ["am", "pm"].includes(after?.word ?? "")) && after?.glued) return null;
  return after?.word === "day" ? { ...day, next: day.next + 1 } : day;
}

function complete(context: TimeContext, month: number, day: number, next: number): ReturnType<PieceParser> {
  const year = readYearBeside(context, next);
  const date = year ? dateOf(year.value, month, day) : comingDate(context.now, month, day);
  return date === null ? null : { value: { kind: "day", day: date }, next: year?.next ?? next };
}

/** "August 10", "Aug. 18, 2018", "february the 15th", "december 21st". */
export const parseMonthDay: PieceParser = (context, at) => {
  const month = readMonth(context.tokens, at);
  const isSlashed = month && ["/", "-"].includes(context.tokens[month.next]?.word ?? "");
  const day = month && readDay(context.tokens, isSlashed ? month.next + 1 : month.next);
  return day ? complete(context, month.value, day.value, day.next) : null;
};

/** "10 August 2012", "the second of march", "4 of july", "23/Sep/2020", "14th April 15". */
export const parseDayMonth: PieceParser = (context, at) => {
  const { tokens } = context;
  const day = readDay(tokens, at);
  if (!day) return null;
  const joint = ["of", "/", "-", "."].includes(wordIn(tokens, day.next)) ? day.next + 1 : day.next;
  const month = readMonth(tokens, joint);
  if (!month) return null;
  // "31-Oct-74" but not "10 August - 12 September".
  const isDashed =
    ["/", "-"].includes(wordIn(tokens, month.next)) && tokens[month.next]?.glued && tokens[month.next + 1]?.glued;
  const separator = isDashed ? month.next + 1 : month.next;
  const short = tokens[separator];
  if (
    short?.kind === "number" &&
    /^\d\d$/.test(short.word) &&
    ![":", "am", "pm"].includes(wordIn(tokens, separator + 1))
  ) {
    const date = dateOf(fullYear(Number(short.word)), month.value, day.value);
    if (date !== null) return { value: { kind: "day", day: date }, next: separator + 1 };
  }
  return complete(
    context,
    month.value,
    day.value,
    separator > month.next && !readYear(tokens, separator) ? month.next : separator,
  );
};

/** "2018 March 18", "2012/aug/10", "2020/23/Sep". */
export const parseYearMonthDay: PieceParser = ({ tokens }, at) => {
  if (!/^(19|20)\d\d$/.test(wordIn(tokens, at))) return null;
  const skip = (index: number) => (["/", "-", "."].includes(wordIn(tokens, index)) ? index + 1 : index);
  const first = skip(at + 1);
  const named = readMonth(tokens, first);
  const day = named ? readDay(tokens, skip(named.next)) : readDay(tokens, first);
  const month = named ?? (day && readMonth(tokens, skip(day.next)));
  if (!day || !month) return null;
  const date = dateOf(Number(tokens[at]?.word), month.value, day.value);
  return date === null ? null : { value: { kind: "day", day: date }, next: Math.max(day.next, month.next) };
};

const MEASURES = wordSet(
  "of cup cups teaspoon tsp tablespoon tbsp pound pounds lb lbs oz ounce ounces pint pints gallon gallons inch inches mile miles kg liter liters litre dozen off price",
);

/** The second half of "6/13-6/15". */
const isSpanEnd = (tokens: readonly Token[], at: number): boolean =>
  wordIn(tokens, at - 1) === "-" && wordIn(tokens, at + 1) === "/" && wordIn(tokens, at - 3) === "/";

/** "2026-02-03", "2/15", "8/15/2018", "07-27-2022", "23.04.2022"; month first unless that cannot be. */
export const parseNumericDate: PieceParser = ({ tokens, now }, at) => {
  const packed = /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(wordIn(tokens, at));
  if (packed) {
    const date = dateOf(Number(packed[1]), Number(packed[2]), Number(packed[3]));
    return date === null ? null : { value: { kind: "day", day: date }, next: at + 1 };
  }
  const [first, separator, second] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const isNumber = (token: Token | undefined) => token?.kind === "number" && /^\d{1,4}$/.test(token.word);
  if (!isNumber(first) || !isNumber(second) || !separator?.glued || !second?.glued) return null;
  if (
    !["/", "-", "."].includes(separator.word) ||
    (first?.glued && at > 1 && ["/", "-", ".", ":"].includes(wordIn(tokens, at - 1)) && !isSpanEnd(tokens, at))
  )
    return null;
  const hasThird =
    tokens[at + 3]?.word === separator.word &&
    tokens[at + 3]?.glued &&
    isNumber(tokens[at + 4]) &&
    tokens[at + 4]?.glued;
  const numbers = [first, second, hasThird ? tokens[at + 4] : undefined].map((token) =>
    Number(token?.word ?? Number.NaN),
  );
  const next = hasThird ? at + 5 : at + 3;
  const isSpan = separator.word === "/" && wordIn(tokens, next) === "-" && wordIn(tokens, next + 2) === "/";
  if (["/", "-", "."].includes(wordIn(tokens, next)) && tokens[next]?.glued && tokens[next + 1]?.glued && !isSpan)
    return null;
  // "1/2 of the rent", "1/2 cup": a share.
  if (!hasThird && MEASURES.has(wordIn(tokens, next))) return null;
  const year = hasThird ? null : readYear(tokens, next);
  const date = orderParts(year ? [...numbers.slice(0, 2), year.value] : numbers, separator.word, now);
  return date === null ? null : { value: { kind: "day", day: date }, next: year?.next ?? next };
};

function orderParts([one = 0, two = 0, three]: number[], separator: string, now: Wall): Wall | null {
  if (three === undefined || Number.isNaN(three))
    return separator === "/" ? (comingDate(now, one, two) ?? comingDate(now, two, one)) : null;
  if (one > 1000) return dateOf(one, two, three);
  const year = fullYear(three);
  if (separator === ".") return dateOf(year, two, one);
  return dateOf(year, one, two) ?? dateOf(year, two, one);
}

/** "Fri, Jul 18": without a year it is the one in which the weekday fits, if that is near; else the weekday is a slip. */
export const parseWeekdayDate: PieceParser = (context, at) => {
  const weekday = WEEKDAYS.get(context.tokens[at]?.word ?? "");
  if (weekday === undefined) return null;
  let next = at + 1;
  while ([",", ".", "the"].includes(context.tokens[next]?.word ?? "")) next++;
  const reading = parseMonthDay(context, next) ?? parseDayMonth(context, next) ?? parseNumericDate(context, next);
  if (reading?.value.kind !== "day" || weekdayOf(reading.value.day) === weekday) return reading;
  const later = addMonths(reading.value.day, 12);
  const hasYear = context.tokens.slice(next, reading.next).some((token) => /^\d{4}$/.test(token.word));
  return !hasYear && weekdayOf(later) === weekday ? { ...reading, value: { kind: "day", day: later } } : reading;
};

/** "July 13-15", "from 13 to 15th of July", "13-15 July": days in a row inside one month. */
export const parseDaySpan: PieceParser = (context, at) => {
  const { tokens, now } = context;
  const isBetween = wordIn(tokens, at - 1) === "between";
  const isJoint = (index: number) =>
    (isBetween && wordIn(tokens, index) === "and") ||
    ["-", "–", "to", "until", "till", "through", "thru"].includes(wordIn(tokens, index));
  const lead = readMonth(tokens, at);
  const first = readDay(tokens, lead ? lead.next : at);
  if (!first || !isJoint(first.next)) return null;
  const last = readDay(tokens, first.next + 1);
  if (!last || last.value <= first.value) return null;
  const monthAt = tokens[last.next]?.word === "of" ? last.next + 1 : last.next;
  const month = lead ?? readMonth(tokens, monthAt);
  if (!month) return spanInMonth(context, first.value, last.value, monthAt);
  const end = lead ? last.next : month.next;
  const year = readYearBeside(context, end);
  const start = year ? dateOf(year.value, month.value, first.value) : comingDate(now, month.value, first.value);
  if (start === null) return null;
  return { value: { kind: "days", start, end: start + (last.value - first.value + 1) * DAY }, next: year?.next ?? end };
};

/** "the 20th to 25th of next month". */
function spanInMonth(context: TimeContext, first: number, last: number, at: number): ReturnType<PieceParser> {
  const { modifier, next } = readModifier(context, at);
  if (!modifier || wordIn(context.tokens, next) !== "month") return null;
  const month = periodAround(context.now, "month", modifier === "next" ? 1 : modifier === "last" ? -1 : 0);
  if (!month || month.start + last * DAY > month.end) return null;
  return {
    value: { kind: "days", start: month.start + (first - 1) * DAY, end: month.start + last * DAY },
    next: next + 1,
  };
}
