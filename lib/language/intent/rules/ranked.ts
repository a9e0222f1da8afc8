import { isForeign } from "@/lib/language/intent/frame";
import { onlyIfCalledSo } from "@/lib/language/intent/only-if-called-so";
import type { IntentRule } from "@/lib/language/intent/proposal";
import { textBetween } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";

const IS = lexicon<true>([[true, ["is|are|was|got now|really|very|super|actually|suddenly|a?"]]]);

const TOO = lexicon<true>([[true, ["too|also|now|though|actually", "as well"]]]);

/** "the insurance is urgent", "call mom is low priority": how much it matters, said of a task that is called so. */
export const ranked: IntentRule = (sentence) => {
  const { frame, tokens, priorities } = sentence;
  const [level, ...more] = priorities;
  const end = level && (TOO.match(tokens, level.to)?.next ?? level.to);
  if (!level || more.length > 0 || frame.asks || end !== frame.end || sentence.mentions.length > 0) return null;
  for (let at = frame.start + 1; at < level.from; at++) {
    if (tokens[at]?.quoted || IS.match(tokens, at)?.next !== level.from) continue;
    return onlyIfCalledSo(sentence, {
      intent: "UPDATE_TASK",
      rule: "there/ranked",
      because: textBetween(sentence, at, frame.end),
      from: frame.start,
      to: at,
      step: (task) => ({ tool: "update_task", task, changes: { priority: level.priority } }),
      others: isForeign(frame) ? [] : ["CREATE_TASK"],
    });
  }
  return null;
};
