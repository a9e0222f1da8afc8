import type { Token } from "@/lib/language/text/token";
import type { Draft } from "@/lib/language/time/time-mention";
import type { RecurrenceParts, TimeContext, TimePiece } from "@/lib/language/time/time-piece";
import { WEEKDAY_CODES } from "@/lib/language/time/vocabulary";
import { addMonths, DAY, type Wall, weekdayOf, yearOf } from "@/lib/language/time/wall";

/** Words that may stand between two pieces of one time: "Friday the 5th, at around 9 in the morning". */
const GLUE = new Set([
  "at",
  "on",
  "in",
  "the",
  "of",
  ",",
  "for",
  "@",
  "by",
  "around",
  "about",
  "-",
  "from",
  "starting",
  "beginning",
  "stating",
  "and",
  "early",
  "late",
  ".",
]);

function isGlued(tokens: readonly Token[], from: number, to: number): boolean {
  if (to - from > 3) return false;
  const between = tokens.slice(from, to);
  if (!between.every((token) => GLUE.has(token.word))) return false;
  // A full stop or "and" alone keeps two times apart; "and at 5" too.
  return (
    between[0]?.word !== "and" &&
    !(
      between[0]?.word === "." &&
      between[0].end + 1 < (tokens[from + 1]?.start ?? 0) &&
      tokens[from - 1]?.kind === "number"
    )
  );
}

function open(context: TimeContext, piece: TimePiece): Draft {
  return merge(context, { from: piece.from, to: piece.to }, piece) ?? { from: piece.from, to: piece.to };
}

/** The draft with the piece added, or null when they contradict each other and so speak of two times. */
function merge(context: TimeContext, draft: Draft, piece: TimePiece): Draft | null {
  const joined = { ...draft, to: Math.max(draft.to, piece.to) };
  if (draft.duration || draft.moment || draft.length) return null;
  switch (piece.kind) {
    case "day":
      if (draft.days && piece.day >= draft.days.start && piece.day < draft.days.end)
        return { ...withoutDays(joined), day: { day: piece.day, loose: false } };
      if (draft.days && piece.loose && isWeek(draft.days))
        return { ...withoutDays(joined), day: inWeek(draft.days.start, piece.day) };
      if (draft.days) return null;
      // "tomorrow, the 17th" says it twice.
      if (draft.day && !draft.day.loose && draft.day.day === piece.day) return joined;
      if (draft.day && draft.day.loose === Boolean(piece.loose)) return null;
      if (draft.day && piece.loose) return { ...joined, day: countedTo(context.now, draft.day, piece.day) };
      if (draft.repeat && isBeginning(context.tokens, piece.from))
        return { ...joined, day: { day: piece.day, loose: false } };
      return {
        ...joined,
        day: {
          day: piece.day,
          loose: Boolean(piece.loose),
          ...(piece.bare && { bare: true }),
          ...(piece.at !== undefined && { at: piece.at }),
        },
      };
    case "days":
      if (draft.days && isWholeYear(draft.days) && isMonth(piece))
        return { ...withoutDays(joined), days: inYear(draft.days.start, piece) };
      if (draft.days || draft.repeat) return null;
      if (draft.day?.loose && isWeek(piece)) return { ...joined, day: inWeek(piece.start, draft.day.day) };
      if (draft.day)
        return piece.start <= draft.day.day && draft.day.day < piece.end
          ? { ...joined, day: { ...draft.day, bare: false } }
          : null;
      return {
        ...joined,
        days: { start: piece.start, end: piece.end, ...(piece.at !== undefined && { at: piece.at }) },
      };
    case "clock":
      return draft.clock || draft.clocks ? null : { ...joined, clock: piece.clock };
    case "clocks":
      return draft.clock || draft.clocks ? null : { ...joined, clocks: { from: piece.start, to: piece.end } };
    case "part":
      // "recipes for next week this evening" are two times.
      if (draft.part || (piece.day !== null && draft.days && piece.day < draft.days.start)) return null;
      return { ...joined, part: { part: piece.part, day: piece.day } };
    case "repeat":
      return mergeRepeat(context.tokens, draft, joined, piece.parts);
    case "count":
      return draft.repeat && !draft.repeat.count
        ? { ...joined, repeat: { ...draft.repeat, count: piece.count } }
        : null;
    case "moment":
      return hasContent(draft) ? null : { ...joined, moment: { at: piece.at, grain: piece.grain } };
    case "duration":
      return hasContent(draft) ? null : { ...joined, duration: piece.duration };
  }
}

/** "starting Friday", "from Friday": a weekday that says when a rhythm begins is that day and no other. */
const isBeginning = (tokens: readonly Token[], at: number): boolean =>
  ["starting", "beginning", "from"].includes(tokens[at - 1]?.word ?? "");

/** "Friday every other week", "Fridays every 2 weeks": the weekday belongs to the rhythm. */
function mergeRepeat(tokens: readonly Token[], draft: Draft, joined: Draft, parts: RecurrenceParts): Draft | null {
  if (draft.days) return null;
  const isPlainWeeks = parts.freq === "WEEKLY" && !parts.byDay;
  if (draft.repeat) {
    const isSame = isPlainWeeks && draft.repeat.freq === "WEEKLY" && !draft.repeat.interval;
    return isSame ? { ...joined, repeat: { ...parts, ...draft.repeat } } : null;
  }
  // "starting Monday, weekly" says when it begins.
  const isStart = isBeginning(tokens, draft.from);
  if (isStart && draft.day) return { ...joined, repeat: parts, day: { ...draft.day, loose: false } };
  if (!isPlainWeeks || !draft.day?.loose) return { ...joined, repeat: parts };
  const { day, ...rest } = joined;
  return { ...rest, repeat: { ...parts, byDay: [WEEKDAY_CODES[weekdayOf(draft.day.day)] ?? "MO"] } };
}

/** "in two weeks on Friday", "a week ago Monday": that Friday of the week; "in two months on Friday": the first one from then on. */
function countedTo(now: Wall, counted: NonNullable<Draft["day"]>, weekday: Wall): NonNullable<Draft["day"]> {
  const { day, at } = counted;
  if (at === undefined || Math.abs(day - now) < 6 * DAY) return counted;
  const isWeeks = weekdayOf(day) === weekdayOf(now);
  const ahead = (weekdayOf(weekday) - weekdayOf(day) + 7) % 7;
  return { day: isWeeks ? day + (weekdayOf(weekday) - weekdayOf(day)) * DAY : day + ahead * DAY, loose: false };
}

const isWeek = ({ start, end }: { start: Wall; end: Wall }): boolean =>
  end - start === 7 * DAY && weekdayOf(start) === 0;

const isWholeYear = ({ start, end }: { start: Wall; end: Wall }): boolean => end - start >= 365 * DAY;

const isMonth = ({ start, end }: { start: Wall; end: Wall }): boolean =>
  end - start <= 31 * DAY && end === addMonths(start, 1);

/** "next year in April". */
function inYear(year: Wall, month: { start: Wall; end: Wall }): { start: Wall; end: Wall } {
  const start = addMonths(month.start, 12 * (yearOf(year) - yearOf(month.start)));
  return { start, end: addMonths(start, 1) };
}

/** "next week … Friday": the weekday of that week, whichever came first in the sentence. */
const inWeek = (monday: Wall, day: Wall): { day: Wall; loose: boolean } => ({
  day: monday + weekdayOf(day) * DAY,
  loose: false,
});

const withoutDays = ({ days: _, ...rest }: Draft): Draft => rest;

const hasContent = ({ from: _, to: __, ...rest }: Draft): boolean => Object.keys(rest).length > 0;

/** "tomorrow 10am - Friday noon": after day and time a dash leads to the other end. */
const isNewDay = (tokens: readonly Token[], draft: Draft, piece: TimePiece): boolean =>
  piece.kind === "day" && draft.day !== undefined && draft.clock !== undefined && tokens[draft.to]?.word === "-";

/** "meal prep for the week on Sunday": the week is what it is for, Sunday is when. */
const isPurpose = (tokens: readonly Token[], { days, from }: Draft): boolean =>
  days !== undefined && tokens[from]?.word === "the" && tokens[from - 1]?.word === "for";

/** Puts pieces that stand side by side together: day, time and part of the day in any order. */
export function joinPieces(context: TimeContext, pieces: readonly TimePiece[]): Draft[] {
  const { tokens } = context;
  const drafts: Draft[] = [];
  for (const piece of pieces) {
    const last = drafts.at(-1);
    // "Friday + 10 days" is counted from Friday, not from now.
    const isAdded = tokens[piece.from]?.word === "+";
    const isBeside = last && !isAdded && isGlued(tokens, last.to, piece.from) && !isNewDay(tokens, last, piece);
    const joined = isBeside ? merge(context, last, piece) : null;
    if (isBeside && joined && isPurpose(tokens, last)) drafts[drafts.length - 1] = open(context, piece);
    else if (joined) drafts[drafts.length - 1] = joined;
    // "5 times" says nothing by itself.
    else if (piece.kind !== "count") drafts.push(open(context, piece));
  }
  return drafts;
}
