import { wordIn } from "@/lib/language/text/word-in";
import { negate } from "@/lib/language/time/read-duration";
import { isPoint, type Refiner } from "@/lib/language/time/refiner";
import type { Draft } from "@/lib/language/time/time-mention";
import type { TimeContext } from "@/lib/language/time/time-piece";
import { DAY } from "@/lib/language/time/wall";

const wordAt = ({ tokens }: TimeContext, at: number): string => wordIn(tokens, at);

/** "an hour before 3pm", "2 weeks after January 15", "three weeks from tomorrow". */
const shiftByDuration: Refiner = (context, drafts) => {
  const refined: Draft[] = [];
  for (let at = 0; at < drafts.length; at++) {
    const draft = drafts[at];
    const target = drafts[at + 1];
    if (!draft) continue;
    const direction = draft.duration ? wordAt(context, draft.to) : "";
    const anchor = direction === "prior" ? draft.to + 2 : draft.to + 1;
    if (
      draft.duration &&
      ["before", "after", "following", "from", "prior"].includes(direction) &&
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
      const moveBy = direction === "before" || direction === "prior" ? negate(draft.duration) : draft.duration;
      refined.push({ ...target, from: draft.from, moveBy });
      at++;
    } else refined.push(draft);
  }
  return refined;
};

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
    const isBeside = target && target.from === draft.to && /^to(?:day|morrow)$/.test(wordAt(context, target.from));
    // "away for a week on Monday" is how long it lasts.
    const isLength = ["for", "every", "last", "lasts"].includes(wordAt(context, draft.from - 1));
    if (isWeeks && target?.day && (isOn || isBeside) && !isLength) {
      refined.push({ ...target, from: draft.from, moveBy: duration });
      at++;
    } else refined.push(draft);
  }
  return refined;
};

/** "the Friday after Thanksgiving", "the Monday before March 1st". */
const findWeekdayBeside: Refiner = (context, drafts) => {
  const refined: Draft[] = [];
  for (let at = 0; at < drafts.length; at++) {
    const draft = drafts[at];
    const target = drafts[at + 1];
    if (!draft) continue;
    const direction = wordAt(context, draft.to);
    const isLed = ["the", "first"].includes(wordAt(context, draft.from - 1));
    const isWeekday = draft.day?.loose && isLed && !draft.clock && !draft.part;
    if (
      isWeekday &&
      draft.day &&
      target?.day &&
      !target.day.loose &&
      ["after", "before", "following"].includes(direction) &&
      target.from <= draft.to + 2
    ) {
      const sign = direction === "before" ? -1 : 1;
      const gap = ((((sign * (draft.day.day - target.day.day)) / DAY) % 7) + 7) % 7 || 7;
      refined.push({ ...target, from: draft.from, day: { day: target.day.day + sign * gap * DAY, loose: false } });
      at++;
    } else refined.push(draft);
  }
  return refined;
};

/** Times that are counted from another one; a weekday beside a date first, for it is no length. */
export const SHIFTS: readonly Refiner[] = [findWeekdayBeside, shiftByWeeks, shiftByDuration];
