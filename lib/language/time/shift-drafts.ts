import { readOrdinal } from "@/lib/language/text/read-number";
import { wordIn } from "@/lib/language/text/word-in";
import { wordSet } from "@/lib/language/text/word-set";
import { negate, readDuration } from "@/lib/language/time/read-duration";
import { isPoint, type Refiner } from "@/lib/language/time/refiner";
import type { Draft } from "@/lib/language/time/time-mention";
import type { TimeContext } from "@/lib/language/time/time-piece";
import { DAY } from "@/lib/language/time/wall";

const wordAt = ({ tokens }: TimeContext, at: number): string => wordIn(tokens, at);

const BACK = wordSet("before prior preceding ahead");
const ON = wordSet("after following from past");

/** "an hour to midnight", "half an hour till noon"; "an hour to 5" is something else. */
const isToNoon = ({ tokens }: TimeContext, direction: string, target: Draft | undefined): boolean =>
  /^(?:to|till|til)$/.test(direction) && /^(?:noon|midday|midnight)$/.test(wordIn(tokens, (target?.to ?? 0) - 1));

/** "an hour before 3pm", "2 weeks after January 15", "three weeks from tomorrow". */
const shiftByDuration: Refiner = (context, drafts) => {
  const refined: Draft[] = [];
  for (let at = 0; at < drafts.length; at++) {
    const draft = drafts[at];
    const target = drafts[at + 1];
    if (!draft) continue;
    const direction = draft.duration ? wordAt(context, draft.to) : "";
    const anchor = direction === "prior" || direction === "ahead" ? draft.to + 2 : draft.to + 1;
    if (
      draft.duration &&
      (BACK.has(direction) || ON.has(direction) || isToNoon(context, direction, target)) &&
      // "for two hours from 3pm" is how long it lasts.
      !(direction === "from" && wordAt(context, draft.from - 1) === "for") &&
      isPoint(target) &&
      target.from <= anchor &&
      !target.repeat
    ) {
      // "the day before at 6pm" names a day and a time on it; "an hour before 6pm" counts from the time.
      const isDayAndTime =
        direction === "before" && draft.duration.milliseconds === 0 && !target.day && !target.days && !target.part;
      if (isDayAndTime && target.clock) {
        refined.push({ from: draft.from, to: target.to, offset: draft.duration, clock: target.clock });
        at++;
        continue;
      }
      const moveBy = ON.has(direction) ? draft.duration : negate(draft.duration);
      refined.push({ ...target, from: draft.from, moveBy });
      at++;
    } else refined.push(draft);
  }
  return refined;
};

/** "a week Monday"; "twice a week Monday and Thursday" is how often. */
const isWeekFrom = (context: TimeContext, { from }: Draft, { day }: Draft): boolean =>
  Boolean(day?.loose) && !/^(?:once|twice|times|time|days|day|hours|minutes)$/.test(wordAt(context, from - 1));

/** "a week on Tuesday", "two weeks today": counted from a day that is named without "from". */
const shiftByWeeks: Refiner = (context, drafts) => {
  const refined: Draft[] = [];
  for (let at = 0; at < drafts.length; at++) {
    const draft = drafts[at];
    const target = drafts[at + 1];
    if (!draft) continue;
    const { duration } = draft;
    const isWeeks = duration && duration.days > 0 && duration.days % 7 === 0 && !duration.milliseconds;
    const isOn = target && wordAt(context, draft.to) === "on" && target.from === draft.to + 1;
    const isBeside =
      target &&
      target.from === draft.to &&
      (/^to(?:day|morrow)$/.test(wordAt(context, target.from)) || isWeekFrom(context, draft, target));
    // "away for a week on Monday" is how long it lasts.
    const isLength = ["for", "every", "last", "lasts"].includes(wordAt(context, draft.from - 1));
    if (isWeeks && target?.day && (isOn || isBeside) && !isLength) {
      refined.push({ ...target, from: draft.from, moveBy: duration });
      at++;
    } else refined.push(draft);
  }
  return refined;
};

/** "[the second] Friday after", "[3rd] Monday before": how often it is counted, and where that was said. */
function readRank({ tokens }: TimeContext, from: number): { rank: number; from: number } | null {
  const before = wordIn(tokens, from - 1);
  if (before === "the" || before === "first") return { rank: 1, from };
  for (const start of [from - 1, from - 2]) {
    const ordinal = readOrdinal(tokens, start);
    if (ordinal?.next === from && ordinal.value <= 10) return { rank: ordinal.value, from: start };
  }
  return null;
}

/** "the Friday after Thanksgiving", "the Monday before March 1st", "the second Friday after Easter". */
const findWeekdayBeside: Refiner = (context, drafts) => {
  const refined: Draft[] = [];
  for (let at = 0; at < drafts.length; at++) {
    const draft = drafts[at];
    const target = drafts[at + 1];
    if (!draft) continue;
    const direction = wordAt(context, draft.to);
    const isWeekday = draft.day?.loose && !draft.clock && !draft.part;
    const ranked = isWeekday ? readRank(context, draft.from) : null;
    if (
      ranked &&
      draft.day &&
      target?.day &&
      !target.day.loose &&
      ["after", "before", "following", "preceding"].includes(direction) &&
      target.from <= draft.to + 2
    ) {
      const sign = BACK.has(direction) ? -1 : 1;
      const gap = ((((sign * (draft.day.day - target.day.day)) / DAY) % 7) + 7) % 7 || 7;
      const days = gap + (ranked.rank - 1) * 7;
      refined.push({ ...target, from: ranked.from, day: { day: target.day.day + sign * days * DAY, loose: false } });
      at++;
    } else refined.push(draft);
  }
  return refined;
};

/** "next Tuesday + 10 days", "June 3 plus two weeks", "Friday minus 3 days". */
const addSigned: Refiner = (context, drafts) => {
  const refined: Draft[] = [];
  for (const draft of drafts) {
    const last = refined.at(-1);
    if (last?.moveBy && draft.from < last.to) continue;
    const sign = wordAt(context, draft.to);
    const length =
      draft.day && ["+", "plus", "minus"].includes(sign) ? readDuration(context.tokens, draft.to + 1) : null;
    const moveBy = length && (sign === "minus" ? negate(length.value) : length.value);
    refined.push(length && moveBy ? { ...draft, to: length.next, moveBy } : draft);
  }
  return refined;
};

/** Times that are counted from another one; a weekday beside a date first, for it is no length. */
export const SHIFTS: readonly Refiner[] = [addSigned, findWeekdayBeside, shiftByWeeks, shiftByDuration];
