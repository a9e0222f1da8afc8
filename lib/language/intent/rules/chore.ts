import { isForeign } from "@/lib/language/intent/frame";
import type { IntentRule } from "@/lib/language/intent/proposal";
import { textBetween, wordAt } from "@/lib/language/sentence";
import { wordSet } from "@/lib/language/text/word-set";
import { cutTitle } from "@/lib/language/title/cut-title";

/** What people have to do. As the first word of a message with a date it is a task, without one it may be. */
const CHORES = wordSet(
  "buy call phone email pay pick clean wash vacuum mow water feed submit mail renew return pack study practice bring file sign apply charge replace organize sell donate iron fold sweep dust paint print order cook bake finish",
);

/** "can I make it", "should we take": asked, not told. */
const ASKS = wordSet("can could should would will may might do does");

/** "buy milk tomorrow", "call mom !!": a task without any command word. */
export const bareChore: IntentRule = (sentence) => {
  const { frame, mentions, priorities } = sentence;
  const word = wordAt(sentence, frame.start);
  const isAsked = sentence.tokens.slice(0, frame.start).some((token) => ASKS.has(token.word));
  // Another assistant is told to do it now; what has a deadline or a priority is to be remembered.
  const isKept =
    priorities.length > 0 || mentions.some((mention) => mention.kind === "date" && mention.relation === "by");
  const isOthers = isForeign(frame) && !isKept;
  if (frame.asks || isAsked || !CHORES.has(word) || frame.end - frame.start < 2 || isOthers) return null;
  const isDated = isKept || mentions.some((mention) => mention.kind !== "offset" && mention.from > frame.start);
  const subject = cutTitle(sentence, frame.start, frame.end);
  const because = textBetween(sentence, frame.start, frame.start + 1);
  if (isDated) return { intent: "CREATE_TASK", confidence: 0.72, rule: "chore/dated", because, subject };
  return { intent: "GENERAL_CHAT", confidence: 0.5, rule: "chore/bare", because: "", subject, others: ["CREATE_TASK"] };
};
