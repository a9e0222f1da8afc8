import type { IntentRule } from "@/lib/language/intent/proposal";
import { readNumbers } from "@/lib/language/reference/read-number-list";
import { textBetween } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { spanOf } from "@/lib/language/time/read-dates";

/** What is said of them: done, or not. */
const IS_DONE = lexicon<boolean>([
  [
    true,
    [
      ":|-|– done|finished|complete|completed",
      "is|are|was|were|has|have|been|both been|both|all|now|already? all|now|already? done|finished|complete|completed",
      "done|finished|completed",
    ],
  ],
  [
    false,
    [
      "is|are|was|were not done|finished|complete|completed yet?",
      "isn't|isnt|aren't|arent|wasn't done|finished|complete|completed yet?",
    ],
  ],
]);

/** "1 and 3 are done", "4 is finished", "2 done": numbers that something is said to be done of can only be tasks. */
export const numbersDone: IntentRule = (sentence) => {
  const { frame, tokens } = sentence;
  if (frame.asks) return null;
  const { numbers, next } = readNumbers(sentence, frame.start, frame.end);
  const [number, ...also] = numbers;
  const state = IS_DONE.match(tokens, next);
  if (number === undefined || state?.next !== frame.end) return null;
  // "one is done" is said of anything.
  if (also.length === 0 && tokens[next - 1]?.kind !== "number") return null;
  const span = spanOf(sentence, { from: frame.start, to: next });
  const task = { kind: "number" as const, number, ...(also.length > 0 && { also }), span };
  return {
    intent: "COMPLETE_TASK",
    confidence: 0.8,
    rule: "numbers/done",
    because: textBetween(sentence, frame.start, frame.end),
    subject: null,
    steps: [{ tool: "complete_task", task, completed: state.value }],
  };
};
