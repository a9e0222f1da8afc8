import type { CalendarDate } from "@/lib/domain/zoned-time";
import { isForeign } from "@/lib/language/intent/frame";
import { onlyIfCalledSo } from "@/lib/language/intent/only-if-called-so";
import type { IntentRule } from "@/lib/language/intent/proposal";
import { type Sentence, textBetween, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { wordSet } from "@/lib/language/text/word-set";
import { formatDate } from "@/lib/language/time/wall";

const SKIP = lexicon<true>([
  [
    true,
    ["skip|skipping", "i|we skip|skipped", "i'm|we're skipping", "i'll|we'll|i|we will? skip", "i|we am|are skipping"],
  ],
]);
/** "skip to the end", "skip ahead": through something else. */
const ELSEWHERE = wordSet("to and forward ahead back past over two");
/** Which time of several, in words that name no day. */
const THIS_TIME = lexicon<true>([
  [true, ["this time|once|one|week|month", "for now", "for? just? this once|time|week", "next time|one", "just once"]],
]);

/** Where the name ends, and the day that was said after it. */
function endOfName({ tokens, frame, mentions }: Sentence, from: number): { to: number; on: CalendarDate | null } {
  for (let at = from; at < frame.end; at++)
    if (THIS_TIME.match(tokens, at)?.next === frame.end) return { to: at, on: null };
  const day = mentions.find((mention) => mention.kind === "date" && mention.to === frame.end && mention.from > from);
  if (day?.kind !== "date") return { to: frame.end, on: null };
  // "skip it this week": some day of it.
  const isOneDay = day.end === null;
  return { to: day.from, on: isOneDay ? formatDate(day.start) : null };
}

/** "skip gym this Thursday", "I'll skip yoga": once, and not for good. Only what is called so is meant. */
export const skipped: IntentRule = (sentence) => {
  const { frame, tokens } = sentence;
  if (frame.asks || isForeign(frame)) return null;
  const skip = SKIP.match(tokens, 0) ?? SKIP.match(tokens, frame.start);
  if (!skip || skip.next >= frame.end || ELSEWHERE.has(wordAt(sentence, skip.next))) return null;
  const { to, on } = endOfName(sentence, skip.next);
  return onlyIfCalledSo(sentence, {
    intent: "UPDATE_TASK",
    rule: "there/skipped",
    because: textBetween(sentence, 0, frame.end),
    from: skip.next,
    to,
    step: (task) => ({ tool: "update_task", task, changes: { skips: { on } } }),
  });
};
