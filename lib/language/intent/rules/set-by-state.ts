import type { IntentRule } from "@/lib/language/intent/proposal";
import { endBeforeDone, saysDone } from "@/lib/language/intent/says-done";
import { stillOpen } from "@/lib/language/plan/read-target";
import { readKind } from "@/lib/language/reference/read-kind";
import { textBetween, wordAt } from "@/lib/language/sentence";
import { wordSet } from "@/lib/language/text/word-set";
import { spanOf } from "@/lib/language/time/read-dates";
import type { PlanStep } from "@/lib/language/understanding";

/** "stop" and "skip" are said of other things than tasks too. */
const WIPING = wordSet(
  "delete remove erase clear scrap discard trash purge get clean wipe toss throw bin ditch drop nuke zap take empty deleting removing",
);

/** "remove the done ones", "clear what's done", "mark the overdue ones as done". */
export const setByState: IntentRule = (sentence) => {
  const { frame } = sentence;
  const head = frame.heads[0];
  if (!head || head.at !== frame.start || frame.asks) return null;
  const isDelete = head.value === "delete" && WIPING.has(wordAt(sentence, head.at));
  const isComplete = head.value === "complete" && saysDone(sentence, head);
  if (!isDelete && !isComplete) return null;
  const end = isComplete ? endBeforeDone(sentence) : frame.end;
  const isAs = isComplete && wordAt(sentence, frame.end - 2) === "as";
  const run = { from: head.next, to: isAs ? frame.end - 2 : end };
  const filter = readKind(sentence, run);
  if (!filter) return null;
  const span = spanOf(sentence, run);
  const step: PlanStep = isDelete
    ? { tool: "delete_task", task: { kind: "every", filter, span } }
    : { tool: "complete_task", task: { kind: "every", filter: stillOpen(filter), span }, completed: true };
  return {
    intent: isDelete ? "DELETE_TASK" : "COMPLETE_TASK",
    confidence: 0.85,
    rule: "set/state",
    because: textBetween(sentence, head.at, frame.end),
    subject: null,
    steps: [step],
  };
};
