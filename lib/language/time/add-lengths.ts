import { wordIn } from "@/lib/language/text/word-in";
import { wordSet } from "@/lib/language/text/word-set";
import type { Refiner } from "@/lib/language/time/refiner";
import type { Draft } from "@/lib/language/time/time-mention";
import type { TimeContext } from "@/lib/language/time/time-piece";

/** An hour a day is how long the thing takes; only days and longer end a rhythm. */
const canLast = (draft: Draft, length: Draft): boolean =>
  Boolean(length.duration && (draft.repeat ? length.duration.milliseconds === 0 : draft.clock || draft.moment));

const isLengthAfter = ({ tokens }: TimeContext, last: Draft, draft: Draft): boolean =>
  canLast(last, draft) && draft.from === last.to + 1 && wordIn(tokens, last.to) === "for";

const STARTS = wordSet("starting beginning commencing");

/** "for 2 hours starting at 3pm", "for an hour from noon", "30 minutes beginning at 9". */
function isLengthBefore({ tokens }: TimeContext, length: Draft, draft: Draft): boolean {
  const joint = wordIn(tokens, length.to);
  const isStart = STARTS.has(joint) || (joint === "from" && wordIn(tokens, length.from - 1) === "for");
  return isStart && !draft.repeat && canLast(draft, length) && draft.from - length.to <= 2;
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
