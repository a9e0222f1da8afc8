import type { IntentRule } from "@/lib/language/intent/proposal";
import { textBetween, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { wordSet } from "@/lib/language/text/word-set";

const CHANGING = wordSet("change update set edit make");
const FIELDS = lexicon<true>([
  [true, ["the|its title|name|description|note|notes|priority to|:", "the|its due date to|:", "the|its deadline to|:"]],
]);

/** "change the name to Buy bread": of what was spoken of last. The plan reads the value as in any other change. */
export const nameField: IntentRule = (sentence) => {
  const { frame, tokens } = sentence;
  const field = CHANGING.has(wordAt(sentence, frame.start)) ? FIELDS.match(tokens, frame.start + 1) : null;
  if (!field || field.next >= frame.end) return null;
  return {
    intent: "UPDATE_TASK",
    confidence: 0.85,
    rule: "follow-up/field",
    because: textBetween(sentence, frame.start, field.next),
    subject: null,
  };
};
