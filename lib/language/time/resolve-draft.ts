import { shift } from "@/lib/language/time/read-duration";
import type { DateMention, Draft } from "@/lib/language/time/time-mention";
import type { Clock, TimeContext } from "@/lib/language/time/time-piece";
import { DAY_PART_HOURS, type DayPart } from "@/lib/language/time/vocabulary";
import { DAY, HOUR, instantOf, MINUTE, startOfDay, type Wall, wallOf } from "@/lib/language/time/wall";

type ResolvedDate = Pick<DateMention, "start" | "end" | "grain" | "timeSaid" | "dateSaid" | "implied">;

const onDay = (day: Wall, { hour, minute, second }: Clock): Wall => day + hour * HOUR + minute * MINUTE + second * 1000;

const isFixed = (clock: Clock): boolean => clock.meridiem !== null || clock.hour > 12 || clock.hour === 0;

const isNight = (part: DayPart): boolean => part === "night" || part === "late night";

/** Which half of the day "9" means when a part of the day stands beside it. */
function inPart(clock: Clock, part: DayPart): Clock {
  if (isFixed(clock)) return clock;
  if (part === "morning" || part === "early morning") return { ...clock, hour: clock.hour % 12, meridiem: "am" };
  if (part === "evening" && clock.hour === 12) return { ...clock, hour: 24, meridiem: "am" };
  // "tonight at 12" and "tonight at 2" are after midnight.
  if (isNight(part) && (clock.hour === 12 || clock.hour < 4))
    return { ...clock, hour: 24 + (clock.hour % 12), meridiem: "am" };
  return clock.hour < 12 ? { ...clock, hour: clock.hour + 12, meridiem: "pm" } : clock;
}

/** On a day that was named nobody means the small hours: 1 to 6 are in the afternoon, 7 to 11 in the morning. */
const inDaytime = (clock: Clock): Clock =>
  !isFixed(clock) && clock.hour < 7 ? { ...clock, hour: clock.hour + 12 } : clock;

/** The next time the clock shows it. Of the two halves of the day the sooner, but not the small hours. */
function nextClock(now: Wall, clock: Clock): Wall {
  const today = startOfDay(now);
  const hours = isFixed(clock) ? [clock.hour] : [clock.hour % 12, (clock.hour % 12) + 12];
  const isAwake = (hour: number) => isFixed(clock) || hour > 5;
  const candidates = [0, DAY].flatMap((shiftDays) =>
    hours.filter(isAwake).map((hour) => onDay(today + shiftDays, { ...clock, hour })),
  );
  return candidates.find((candidate) => candidate > now) ?? onDay(today + DAY, clock);
}

/** A time on a day that was said elsewhere in the sentence, in the part of that day if one was said. */
export function settleClock(now: Wall, day: Wall, clock: Clock, partStart: Wall | null): Wall {
  if (partStart !== null) return onDay(day, inPart(clock, partStart - day >= 12 * HOUR ? "evening" : "morning"));
  if (day === startOfDay(now) && !isFixed(clock)) {
    const next = nextClock(now, clock);
    if (startOfDay(next) === day) return next;
  }
  return onDay(day, inDaytime(clock));
}

function clockOn(context: TimeContext, draft: Draft, clock: Clock): Wall {
  const day = draft.day?.day ?? draft.part?.day ?? draft.days?.start;
  const settled = draft.part ? inPart(clock, draft.part.part) : clock;
  if (day === undefined || day === null) {
    const next = nextClock(context.now, settled);
    // "since 9am" was today, or yesterday.
    return context.tokens[draft.from - 1]?.word === "since" ? next - DAY : next;
  }
  // "today at 9", said after 9 in the morning, is 9 in the evening; a time with its half of the day stays where it was said.
  const isToday = day === startOfDay(context.now) && !draft.part;
  if (isToday && !isFixed(settled)) {
    const next = nextClock(context.now, settled);
    return startOfDay(next) === day ? next : onDay(day, inDaytime(settled));
  }
  const isSmallHours =
    draft.part?.part === "night" && settled.meridiem === "am" && settled.hour < 5 && draft.part.day !== null;
  return onDay(day, inDaytime(settled)) + (isSmallHours ? DAY : 0);
}

/** A time said in another zone, as the person's own clock shows it then. */
const fromZone = ({ timeZone }: TimeContext, wall: Wall, zone: string | undefined): Wall =>
  zone ? wallOf(instantOf(wall, zone), timeZone) : wall;

/** "from 9 to 5" is said of the day, even when the next 9 is in the evening. */
function nextInDaytime(now: Wall, clock: Clock): Wall {
  const today = onDay(startOfDay(now), inDaytime(clock));
  return today > now ? today : today + DAY;
}

function resolveClocks(context: TimeContext, draft: Draft, clocks: { from: Clock; to: Clock }): ResolvedDate {
  const isBare = !hasDay(draft) && !draft.part && !isFixed(clocks.from) && !isFixed(clocks.to);
  const start = isBare ? nextInDaytime(context.now, clocks.from) : clockOn(context, draft, clocks.from);
  const day = startOfDay(start);
  let end = onDay(day, clocks.to);
  while (end <= start) end += isFixed(clocks.to) ? DAY : 12 * HOUR;
  if (clocks.from.zone) return inZone(context, { start, end, zone: clocks.from.zone }, hasDay(draft));
  return { start, end, grain: "minute", timeSaid: true, dateSaid: hasDay(draft), implied: start };
}

/** "9 to 11am Eastern": the zone was said for both. */
function inZone(context: TimeContext, said: { start: Wall; end: Wall; zone: string }, dateSaid: boolean): ResolvedDate {
  const start = fromZone(context, said.start, said.zone);
  const end = fromZone(context, said.end, said.zone);
  return { start, end, grain: "minute", timeSaid: true, dateSaid, implied: start };
}

const hasDay = (draft: Draft): boolean => Boolean(draft.day || draft.days || (draft.part && draft.part.day !== null));

function resolvePart(
  context: TimeContext,
  draft: Draft,
  { part, day }: { part: DayPart; day: Wall | null },
): ResolvedDate {
  const hours = DAY_PART_HOURS[part];
  const today = startOfDay(context.now);
  const upcoming = today + hours.to * HOUR > context.now ? today : today + DAY;
  const base = draft.day?.day ?? day ?? draft.days?.start ?? upcoming;
  const implied = Math.max(
    base + hours.implied * HOUR,
    base === today ? Math.ceil((context.now + HOUR) / HOUR) * HOUR : 0,
  );
  return {
    start: base + hours.from * HOUR,
    end: base + hours.to * HOUR,
    grain: "day",
    timeSaid: false,
    dateSaid: true,
    implied: implied < base + hours.to * HOUR ? implied : base + hours.implied * HOUR,
  };
}

const MORNING = 9;

function resolveDay(context: TimeContext, day: Wall, end: Wall | null, start = day): ResolvedDate {
  const isToday = day === startOfDay(context.now);
  const implied = isToday ? Math.ceil((context.now + HOUR) / HOUR) * HOUR : day + MORNING * HOUR;
  return { start, end, grain: "day", timeSaid: false, dateSaid: true, implied };
}

function resolvePoint(context: TimeContext, draft: Draft): ResolvedDate | null {
  if (draft.moment) {
    const { at, grain } = draft.moment;
    return { start: at, end: null, grain, timeSaid: true, dateSaid: false, implied: at };
  }
  if (draft.clocks) return resolveClocks(context, draft, draft.clocks);
  if (draft.clock) {
    const { zone } = draft.clock;
    // Which 3pm comes next is a question of their clock.
    const isTheirs = zone !== undefined && !hasDay(draft);
    const there = isTheirs ? { ...context, now: wallOf(instantOf(context.now, context.timeZone), zone) } : context;
    const start = fromZone(context, clockOn(there, draft, draft.clock), zone);
    return { start, end: null, grain: draft.clock.grain, timeSaid: true, dateSaid: hasDay(draft), implied: start };
  }
  if (draft.part) return resolvePart(context, draft, draft.part);
  if (draft.day) return resolveDay(context, draft.day.day, null, draft.day.at);
  if (draft.days) return resolveDay(context, draft.days.start, draft.days.end, draft.days.at);
  if (draft.moveBy) return resolveDay(context, draft.moveBy.milliseconds ? context.now : startOfDay(context.now), null);
  return null;
}

function move(context: TimeContext, resolved: ResolvedDate, draft: Draft): ResolvedDate {
  if (!draft.moveBy) return resolved;
  const start = shift(resolved.start, draft.moveBy, context);
  const isClock = draft.moveBy.milliseconds !== 0;
  return {
    ...resolved,
    start,
    end: null,
    implied: resolved.timeSaid || isClock ? start : start + MORNING * HOUR,
    timeSaid: resolved.timeSaid || isClock,
    grain: isClock ? "minute" : resolved.grain,
  };
}

/** Works out when a draft is, with said and implied kept apart. */
export function resolveDraft(context: TimeContext, draft: Draft): ResolvedDate | null {
  const point = resolvePoint(context, draft);
  if (!point) return null;
  const resolved = move(context, point, draft);
  if (draft.length) return { ...resolved, end: shift(resolved.start, draft.length, context) };
  if (!draft.until) return resolved;
  const until = afterStart(withDayOf(draft, draft.until), resolved.start);
  const end = resolvePoint({ ...context, now: Math.max(context.now, resolved.start) }, until);
  if (!end) return resolved;
  return { ...resolved, end: end.timeSaid ? end.start : (end.end ?? end.start + DAY) };
}

/** "between Tuesday and Thursday", said on a Wednesday: the Thursday after that Tuesday. */
function afterStart(until: Draft, start: Wall): Draft {
  if (!until.day?.loose || until.day.day >= startOfDay(start)) return until;
  const weeks = Math.ceil((startOfDay(start) - until.day.day) / (7 * DAY));
  return { ...until, day: { ...until.day, day: until.day.day + weeks * 7 * DAY } };
}

/** "Friday from 2pm until 5pm": the end is on the day of the start unless it names its own. */
const withDayOf = (draft: Draft, until: Draft): Draft =>
  hasDay(until) || !draft.day ? until : { ...until, day: draft.day };
