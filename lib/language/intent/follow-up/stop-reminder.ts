import { isOfReminder } from "@/lib/language/intent/follow-up/is-of-reminder";
import { readPointer } from "@/lib/language/intent/follow-up/read-pointer";
import type { IntentRule } from "@/lib/language/intent/proposal";
import { textBetween, wordAt } from "@/lib/language/sentence";
import { wordSet } from "@/lib/language/text/word-set";

const STOPPING = wordSet("cancel stop dismiss");

/** "cancel it", said of a reminder, and "delete the rest", said of a list of them: their tasks stay. */
export const stopReminder: IntentRule = (sentence) => {
  const { frame, context } = sentence;
  const head = frame.heads[0];
  if (head?.value !== "delete" || head.at !== frame.start) return null;
  const pointer = readPointer(sentence, head.next);
  if (!pointer || pointer.next !== frame.end || !isOfReminder(context, pointer.reference)) return null;
  const isMany = pointer.reference.kind !== "pronoun" || (pointer.reference.plural && context.shows === "reminders");
  if (!isMany && !STOPPING.has(wordAt(sentence, head.at))) return null;
  return {
    intent: "CANCEL_REMINDER",
    confidence: 0.85,
    rule: "follow-up/cancel",
    because: textBetween(sentence, frame.start, frame.end),
    subject: null,
    steps: [{ tool: "change_reminder", reminder: pointer.reference, change: { kind: "cancel" } }],
  };
};
