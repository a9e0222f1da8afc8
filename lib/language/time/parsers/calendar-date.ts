import type { Token } from "@/lib/language/text/token";
import { wordIn } from "@/lib/language/text/word-in";
import { parseNumericDate } from "@/lib/language/time/parsers/numeric-date";
import { comingDate, dateOf, readDay, readMonth } from "@/lib/language/time/read-date-parts";
import { readModifier } from "@/lib/language/time/read-modifier";
import { fullYear, readYear, readYearBeside } from "@/lib/language/time/read-year";
import type { PieceParser, TimeContext } from "@/lib/language/time/time-piece";
import { WEEKDAYS } from "@/lib/language/time/vocabulary";
import { addMonths, startOfDay, weekdayOf } from "@/lib/language/time/wall";

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
  if (!day) return null;
  // "Nov-03-2026", "Aug/12/26"
  const isDashed = isSlashed && isGluedDash(context.tokens, day.next);
  const date = isDashed ? readGluedYear(context.tokens, day.next + 1, month.value, day.value) : null;
  return date ?? complete(context, month.value, day.value, day.next);
};

const isGluedDash = (tokens: readonly Token[], at: number): boolean =>
  ["/", "-"].includes(wordIn(tokens, at)) && Boolean(tokens[at]?.glued && tokens[at + 1]?.glued);

function readGluedYear(tokens: readonly Token[], at: number, month: number, day: number): ReturnType<PieceParser> {
  const date = /^(?:\d\d|(?:19|20)\d\d)$/.test(wordIn(tokens, at))
    ? dateOf(fullYear(Number(wordIn(tokens, at))), month, day)
    : null;
  return date === null ? null : { value: { kind: "day", day: date }, next: at + 1 };
}

/** "10 August 2012", "the second of march", "4 of july", "23/Sep/2020", "14th April 15". */
export const parseDayMonth: PieceParser = (context, at) => {
  const { tokens } = context;
  const day = readDay(tokens, at);
  if (!day) return null;
  const isOrdinal = tokens[day.next - 1]?.kind === "word";
  const joints = isOrdinal ? ["of", "/", "-", ".", ","] : ["of", "/", "-", "."];
  const joint = joints.includes(wordIn(tokens, day.next)) ? day.next + 1 : day.next;
  const month = readMonth(tokens, joint);
  if (!month) return null;
  // "31-Oct-74" but not "10 August - 12 September".
  const isDashed = isGluedDash(tokens, month.next);
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

/** "next June 3rd", "this coming 24 December"; "last June 3rd" is the one that is over. */
export const parsePointedDate: PieceParser = (context, at) => {
  // "the Monday following June 3rd" is counted from there.
  if (wordIn(context.tokens, at) === "following") return null;
  const { modifier, next } = readModifier(context, at);
  const date = modifier && (parseMonthDay(context, next) ?? parseDayMonth(context, next));
  if (date?.value.kind !== "day") return null;
  const isBack = modifier === "last" && date.value.day >= startOfDay(context.now);
  return isBack ? { ...date, value: { kind: "day", day: addMonths(date.value.day, -12) } } : date;
};

/** "Fri, Jul 18": without a year it is the one in which the weekday fits, if that is near; else the weekday is a slip. */
export const parseWeekdayDate: PieceParser = (context, at) => {
  const weekday = WEEKDAYS.get(context.tokens[at]?.word ?? "");
  if (weekday === undefined) return null;
  let next = at + 1;
  while ([",", ".", "the", "("].includes(context.tokens[next]?.word ?? "")) next++;
  const reading = parseMonthDay(context, next) ?? parseDayMonth(context, next) ?? parseNumericDate(context, next);
  if (reading?.value.kind !== "day" || weekdayOf(reading.value.day) === weekday) return reading;
  const later = addMonths(reading.value.day, 12);
  const hasYear = context.tokens.slice(next, reading.next).some((token) => /^\d{4}$/.test(token.word));
  return !hasYear && weekdayOf(later) === weekday ? { ...reading, value: { kind: "day", day: later } } : reading;
};
