import { readPointer } from "@/lib/language/intent/follow-up/read-pointer";
import type { IntentRule } from "@/lib/language/intent/proposal";
import { textBetween, wordAt } from "@/lib/language/sentence";
import { wordSet } from "@/lib/language/text/word-set";

const STOPPING = wordSet("cancel stop dismiss");

/** "cancel it", said of a reminder: the task stays. */
export const stopReminder: IntentRule = (sentence) => {
  const { frame, context } = sentence;
  if (!context.hasReminder || !STOPPING.has(wordAt(sentence, frame.start))) return null;
  const pointer = readPointer(sentence, frame.start + 1);
  if (pointer?.reference.kind !== "pronoun" || pointer.next !== frame.end) return null;
  return {
    intent: "CANCEL_REMINDER",
    confidence: 0.85,
    rule: "follow-up/cancel",
    because: textBetween(sentence, frame.start, frame.end),
    subject: null,
    steps: [{ tool: "change_reminder", reminder: pointer.reference, change: { kind: "cancel" } }],
  };
};
