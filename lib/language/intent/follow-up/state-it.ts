import { pointBack, readPointer } from "@/lib/language/intent/follow-up/read-pointer";
import { readValues } from "@/lib/language/intent/follow-up/read-values";
import type { IntentRule } from "@/lib/language/intent/proposal";
import { type Sentence, textBetween } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import type { TaskReference } from "@/lib/language/understanding";

const IS = lexicon<true>([[true, ["is|are|was|were", "has|have been"]]]);
const CONTRACTED = lexicon<true>([[true, ["it's|that's|its|thats"]]]);
const DONE = lexicon<true>([[true, ["all|already|now? done|finished|complete|completed"]]]);

/** Said of what was just ticked off. */
const NOT_YET = lexicon<true>([
  [
    true,
    [
      "not quite|really? yet",
      "not done|finished|complete|completed yet?",
      "i|we haven't|havent|didn't|didnt done|do|finished|finish? it|that? yet?",
      "no ,? i|we haven't|havent|didn't|didnt",
      "it|that isn't|isnt|wasn't|wasnt done|finished|complete yet?",
      "it's|that's not done|finished|complete yet?",
      "it|that is|was not done|finished|complete yet?",
    ],
  ],
]);

function readSubject(sentence: Sentence, at: number): { reference: TaskReference; next: number } | null {
  const short = CONTRACTED.match(sentence.tokens, at);
  if (short) return { reference: pointBack(sentence, at, short.next), next: short.next };
  const pointer = readPointer(sentence, at);
  const is = pointer && IS.match(sentence.tokens, pointer.next);
  return is && { reference: pointer.reference, next: is.next };
}

/** "the third one is done", "that one is urgent", "it's due Friday". */
export const stateIt: IntentRule = (sentence) => {
  const { frame, tokens } = sentence;
  const base = { confidence: 0.85, because: textBetween(sentence, frame.start, frame.end), subject: null };
  if (NOT_YET.match(tokens, frame.start)?.next === frame.end)
    return {
      ...base,
      intent: "COMPLETE_TASK",
      rule: "follow-up/not-done",
      steps: [{ tool: "complete_task", task: pointBack(sentence, frame.start, frame.end), completed: false }],
    };
  const subject = readSubject(sentence, frame.start);
  if (!subject) return null;
  const { reference, next } = subject;
  if (DONE.match(tokens, next)?.next === frame.end)
    return {
      ...base,
      intent: "COMPLETE_TASK",
      rule: "follow-up/done",
      steps: [{ tool: "complete_task", task: reference, completed: true }],
    };
  const changes = readValues(sentence, next);
  // "it's tomorrow" may be about anything; "it's due tomorrow" is not.
  const isSaid = changes && (changes.priority !== undefined || tokens[next]?.word === "due");
  if (!isSaid) return null;
  return {
    ...base,
    intent: "UPDATE_TASK",
    rule: "follow-up/state",
    steps: [{ tool: "update_task", task: reference, changes }],
  };
};
