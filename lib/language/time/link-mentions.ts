import { wordSet } from "@/lib/language/text/word-set";
import { readOn } from "@/lib/language/time/read-repeat-dates";
import { readExcept } from "@/lib/language/time/read-repeat-except";
import { settleClock } from "@/lib/language/time/resolve-draft";
import type { DateMention, TimeMention } from "@/lib/language/time/time-mention";
import type { Clock, RecurrenceParts, TimeContext } from "@/lib/language/time/time-piece";
import { WEEKDAY_CODES } from "@/lib/language/time/vocabulary";
import { DAY, dayOf, startOfDay, weekdayOf } from "@/lib/language/time/wall";

type Link = (first: TimeMention, second: TimeMention, context: TimeContext) => TimeMention | null;

const clockOf = ({ start }: DateMention): Clock => ({
  hour: Math.floor((start % DAY) / 3_600_000),
  minute: Math.floor((start % 3_600_000) / 60_000),
  second: 0,
  meridiem: "pm",
  grain: "minute",
});

const isDayOnly = (mention: TimeMention): mention is DateMention =>
  mention.kind === "date" && mention.dateSaid && !mention.timeSaid && mention.end === null;
const isPartOfDay = (mention: TimeMention): mention is DateMention =>
  mention.kind === "date" && !mention.timeSaid && mention.end !== null && mention.end - mention.start <= DAY;
const isClockOnly = (mention: TimeMention): mention is DateMention =>
  mention.kind === "date" && mention.timeSaid && !mention.dateSaid && mention.clock !== null;

/** "tomorrow … at 5", "tonight … at eight": day and time of one moment, with the task between them. */
const linkDayAndClock: Link = (first, second, { now }) => {
  const [day, time] = isClockOnly(first) ? [second, first] : [first, second];
  if (!isClockOnly(time) || !time.clock || !(isDayOnly(day) || isPartOfDay(day))) return null;
  const start = settleClock(now, startOfDay(day.start), time.clock, isPartOfDay(day) ? day.start : null);
  return { ...day, start, end: null, implied: start, grain: time.grain, timeSaid: true };
};

/** "a daily reminder to meditate at 9pm". */
const linkRepeatAndClock: Link = (first, second) => {
  const [repeat, time] = first.kind === "repeat" ? [first, second] : [second, first];
  if (repeat.kind !== "repeat" || repeat.clock || !isClockOnly(time)) return null;
  return { ...repeat, clock: clockOf(time) };
};

const STARTS = wordSet("starting beginning commencing");
const LONG: ReadonlySet<string> = new Set(["WEEKLY", "MONTHLY", "YEARLY"]);

/** "weekly", "every 2 months": no day was said with it. */
const isPlain = ({ byDay, byMonth, byMonthDay, byYearDay, byWeekNumber }: RecurrenceParts): boolean =>
  !(byDay ?? byMonth ?? byMonthDay ?? byYearDay ?? byWeekNumber);

/** "until June" stops at its beginning, "through June" and "until the end of the year" at its end. */
const lastDayOf = ({ from, to, start, end }: DateMention, { tokens }: TimeContext): number =>
  end !== null && tokens.slice(from, to).some(({ word }) => /^(?:end|through|thru)$/.test(word)) ? end - DAY : start;

/** "a weekly reminder to clean on Wednesday", "a monthly reminder to pay on the 18th", "every day, starting Monday". */
const linkRepeatAndDay: Link = (first, second, context) => {
  const [repeat, day] = first.kind === "repeat" ? [first, second] : [second, first];
  if (repeat.kind !== "repeat" || day.kind !== "date" || repeat.startsOn !== null) return null;
  const { parts } = repeat;
  // "every Tuesday for the next 6 weeks"
  if (day.end !== null && !day.timeSaid && context.tokens[day.from]?.word === "for")
    return { ...repeat, parts: { ...parts, until: day.end - DAY } };
  if (day.relation === "until") return { ...repeat, parts: { ...parts, until: lastDayOf(day, context) } };
  const withClock = { ...repeat, clock: repeat.clock ?? (day.timeSaid ? clockOf(day) : null) };
  if (STARTS.has(context.tokens[day.from]?.word ?? "")) return { ...withClock, startsOn: startOfDay(day.start) };
  // "a monthly reminder to pay on the last Friday": the words name the day of each month, the date only the next one.
  const days = isPlain(parts) && LONG.has(parts.freq) ? readOn(context.tokens, parts, day.from) : null;
  if (days) return { ...withClock, parts: { ...parts, ...days.value } };
  if (parts.freq === "WEEKLY" && !parts.byDay)
    return { ...withClock, parts: { ...parts, byDay: [WEEKDAY_CODES[weekdayOf(day.start)] ?? "MO"] } };
  if (parts.freq === "MONTHLY" && !parts.byDay && !parts.byMonthDay)
    return { ...withClock, parts: { ...parts, byMonthDay: [dayOf(day.start)] } };
  return day.dateSaid ? { ...withClock, startsOn: startOfDay(day.start) } : null;
};

/** "a weekly reminder to hand in the timesheet on Fridays": one rhythm, its days said later. */
const linkRepeats: Link = (first, second, { tokens }) => {
  if (first.kind !== "repeat" || second.kind !== "repeat") return null;
  // "every day to walk the dog, except Sundays"
  const except = readExcept(tokens, second.from - 1, first.parts.byDay);
  if (except) return { ...first, parts: { ...first.parts, freq: "WEEKLY", byDay: except.value } };
  // "… and on Mondays" begins another one.
  if (!isPlain(first.parts) || isPlain(second.parts) || tokens[second.from - 1]?.word === "and") return null;
  const isSame = first.parts.freq === second.parts.freq || first.parts.freq === "DAILY";
  if (!isSame || (first.parts.interval && second.parts.interval)) return null;
  return {
    ...second,
    parts: { ...first.parts, ...second.parts },
    clock: first.clock ?? second.clock,
    startsOn: first.startsOn ?? second.startsOn,
  };
};

const LINKS: readonly Link[] = [linkDayAndClock, linkRepeatAndClock, linkRepeatAndDay, linkRepeats];

/** Neighbouring mentions that say one thing together become one; the second place is remembered, so that it leaves the title too. */
export function linkMentions(context: TimeContext, mentions: readonly TimeMention[]): TimeMention[] {
  const linked: TimeMention[] = [];
  for (const mention of mentions) {
    const last = linked.at(-1);
    const isTied =
      mention.relation === "to" || mention.relation === "from" || last?.relation === "from" || last?.relation === "to";
    const joined = last && !last.also && !isTied ? link(last, mention, context) : null;
    if (last && joined) {
      const place = { from: last.from, to: last.to, core: last.core, relation: last.relation };
      linked[linked.length - 1] = {
        ...joined,
        ...place,
        also: { from: mention.from, to: mention.to, isDay: isDayOnly(mention) || isPartOfDay(mention) },
      };
    } else linked.push(last ? onSameDay(last, mention, context) : mention);
  }
  return linked;
}

/** "tomorrow at 4, remind me at 3": a bare time after a dated one is on the same day. */
function onSameDay(last: TimeMention, mention: TimeMention, { now }: TimeContext): TimeMention {
  const isDated = last.kind === "date" && last.dateSaid && last.timeSaid;
  if (!isDated || !isClockOnly(mention) || !mention.clock || mention.relation === "from") return mention;
  const start = settleClock(now, startOfDay(last.start), mention.clock, null);
  return { ...mention, start, implied: start };
}

function link(first: TimeMention, second: TimeMention, context: TimeContext): TimeMention | null {
  for (const attempt of LINKS) {
    const joined = attempt(first, second, context);
    if (joined) return joined;
  }
  return null;
}
