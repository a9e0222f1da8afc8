import type { IntentRule } from "@/lib/language/intent/proposal";
import { reachesEnd } from "@/lib/language/intent/reaches-end";
import { readFilter } from "@/lib/language/reference/read-filter";
import { textBetween } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";

const ANOTHER = lexicon<true>([[true, ["and? what|how about|for", "and for|on?"]]]);

/** "and tomorrow?", "what about Friday": the same of another day, once a list was shown. */
export const askOtherDay: IntentRule = (sentence) => {
  const { tokens, frame, text, context } = sentence;
  const asked = ANOTHER.match(tokens, 0);
  const { due } = readFilter(sentence);
  const isOpen = context.lastShown !== undefined && context.shows === undefined && !context.isAdding;
  if (!isOpen || !asked || asked.next >= frame.end || !due || !reachesEnd(sentence, asked.next)) return null;
  if (tokens[0]?.word === "and" && asked.next === 1 && !text.trimEnd().endsWith("?")) return null;
  return {
    intent: "LIST_TASKS",
    confidence: 0.8,
    rule: "ask/other-day",
    because: textBetween(sentence, 0, frame.end),
    subject: null,
    steps: [{ tool: "list_tasks", filter: { status: "pending", due } }],
  };
};
