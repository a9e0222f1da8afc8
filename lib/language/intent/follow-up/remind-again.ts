import { pointBack } from "@/lib/language/intent/follow-up/read-pointer";
import { readValues } from "@/lib/language/intent/follow-up/read-values";
import type { IntentRule } from "@/lib/language/intent/proposal";
import { textBetween, wordAt } from "@/lib/language/sentence";

/** "remind me again in 20 minutes": the reminder moves, or the task spoken of gets one. */
export const remindAgain: IntentRule = (sentence) => {
  const { frame, context } = sentence;
  const verb = frame.reminds[0];
  if (!verb || verb.at !== frame.start || wordAt(sentence, verb.next) !== "me") return null;
  if (wordAt(sentence, verb.next + 1) !== "again") return null;
  const due = readValues(sentence, verb.next + 2)?.due;
  if (!due) return null;
  const it = pointBack(sentence, verb.at, verb.next + 2);
  const time = { kind: "at", date: due } as const;
  const base = { confidence: 0.9, because: textBetween(sentence, verb.at, verb.next + 2), subject: null };
  return context.hasReminder
    ? {
        ...base,
        intent: "CHANGE_REMINDER",
        rule: "follow-up/again",
        steps: [{ tool: "change_reminder", reminder: it, change: { kind: "move", to: time, again: true } }],
      }
    : {
        ...base,
        intent: "SCHEDULE_REMINDER",
        rule: "follow-up/again",
        steps: [{ tool: "schedule_reminder", task: it, time, repeat: null }],
      };
};
