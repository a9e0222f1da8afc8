import { wordIn } from "@/lib/language/text/word-in";
import { wordSet } from "@/lib/language/text/word-set";
import type { Refiner } from "@/lib/language/time/refiner";
import type { Draft } from "@/lib/language/time/time-mention";
import type { TimeContext } from "@/lib/language/time/time-piece";

/** An hour a day is how long the thing takes; only days and longer end a rhythm. */
const canLast = (draft: Draft, length: Draft): boolean =>
  Boolean(length.duration && (draft.repeat ? length.duration.milliseconds === 0 : draft.clock || draft.moment));

const STARTS = wordSet("starting beginning commencing");

/** "at 9:30 for 7 hours", "from October 10 for 3 days". */
function isLengthAfter({ tokens }: TimeContext, last: Draft, draft: Draft): boolean {
  const lead = wordIn(tokens, last.from - 1);
  const isFrom = (STARTS.has(lead) || lead === "from") && isDays(last, draft);
  return (canLast(last, draft) || isFrom) && draft.from === last.to + 1 && wordIn(tokens, last.to) === "for";
}

/** "three days starting Friday". */
const isDays = (draft: Draft, { duration }: Draft): boolean =>
  Boolean(draft.day && !draft.clock && !draft.part && duration && duration.milliseconds === 0);

/** "for 2 hours starting at 3pm", "for an hour from noon", "30 minutes beginning at 9". */
function isLengthBefore({ tokens }: TimeContext, length: Draft, draft: Draft): boolean {
  const joint = wordIn(tokens, length.to);
  const isStart = STARTS.has(joint) || (joint === "from" && wordIn(tokens, length.from - 1) === "for");
  return isStart && !draft.repeat && (canLast(draft, length) || isDays(draft, length)) && draft.from - length.to <= 2;
}

/** "at 9:30 for 7 hours", "every day for 2 weeks", "for 30 minutes starting at 4". */
export const addLengths: Refiner = (context, drafts) => {
  const refined: Draft[] = [];
  for (const draft of drafts) {
    const last = refined.at(-1);
    const joined =
      last && draft.duration && isLengthAfter(context, last, draft)
        ? { ...last, to: draft.to, length: draft.duration }
        : last?.duration && isLengthBefore(context, last, draft)
          ? { ...draft, from: last.from, length: last.duration }
          : null;
    if (joined) refined[refined.length - 1] = joined;
    else refined.push(draft);
  }
  return refined;
};
