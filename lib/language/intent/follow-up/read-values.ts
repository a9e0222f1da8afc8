import { newDate } from "@/lib/language/plan/new-time";
import { readTaskRhythm } from "@/lib/language/plan/read-times";
import type { Sentence } from "@/lib/language/sentence";
import { wordSet } from "@/lib/language/text/word-set";
import { readDate } from "@/lib/language/time/read-dates";
import type { TaskChanges } from "@/lib/language/understanding";

/** Words that tie a value to what gets it, or one value to the next. */
const GLUE = wordSet("to for on at by due as and with be , repeat instead rather then also too now a an");

/** The values that stand from a token to the end with nothing else beside them; null when anything else was said. */
export function readValues(sentence: Sentence, from: number): TaskChanges | null {
  const { frame, holeAt, tokens, mentions, priorities } = sentence;
  let at = from;
  while (at < frame.end) {
    const hole = holeAt[at];
    if (!hole && (!GLUE.has(tokens[at]?.word ?? "") || tokens[at]?.quoted)) return null;
    at = hole?.to ?? at + 1;
  }
  const priority = priorities.find((mention) => mention.to > from)?.priority;
  const date = newDate({ ...sentence, mentions: mentions.filter(({ to }) => to > from) });
  const { recurrence } = readTaskRhythm(sentence);
  const changes: TaskChanges = {
    ...(priority && { priority }),
    ...(recurrence ? { recurrence } : date && { due: readDate(sentence, date) }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}
