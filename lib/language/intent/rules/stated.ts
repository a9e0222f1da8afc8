import { stateIt } from "@/lib/language/intent/follow-up/state-it";
import type { IntentRule } from "@/lib/language/intent/proposal";
import { numbersDone } from "@/lib/language/intent/rules/numbers-done";

/** "task 2 is due on Friday", "number 3 is urgent": a number says which task, so nothing need have been spoken of. */
export const stateNumbered: IntentRule = (sentence) => {
  const stated = sentence.frame.asks ? null : stateIt(sentence);
  const step = stated?.steps?.[0];
  return step && "task" in step && step.task?.kind === "number" ? stated : numbersDone(sentence);
};
