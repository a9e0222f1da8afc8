import type { IntentRule } from "@/lib/language/intent/proposal";
import { textBetween, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { wordSet } from "@/lib/language/text/word-set";
import { cutTitle } from "@/lib/language/title/cut-title";

const LABELS = lexicon<true>([
  [true, ["a|another|one|my? more? new|next? task|todo|to-do|chore|errand", "a|another|one? more? new? to do"]],
]);
const MARKS = wordSet(": - – —");

/** "todo: delete the old photos": what stands behind the label is the task, whatever its first word could also mean. */
export const labelledTask: IntentRule = (sentence) => {
  const { tokens, frame } = sentence;
  const label = LABELS.match(tokens, frame.start);
  const isLabel = label && MARKS.has(wordAt(sentence, label.next)) && !tokens[label.next]?.quoted;
  const subject = isLabel ? cutTitle(sentence, label.next + 1, frame.end) : null;
  if (!label || !subject) return null;
  const because = textBetween(sentence, frame.start, label.next + 1);
  return { intent: "CREATE_TASK", confidence: 0.9, rule: "tasks/label", because, subject };
};
