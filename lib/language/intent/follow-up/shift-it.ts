import { pointBack, readPointer } from "@/lib/language/intent/follow-up/read-pointer";
import type { IntentRule, Proposal } from "@/lib/language/intent/proposal";
import { type Sentence, textBetween, wordAt } from "@/lib/language/sentence";
import { readDuration } from "@/lib/language/time/read-duration";
import { MINUTE } from "@/lib/language/time/wall";
import type { TaskReference } from "@/lib/language/understanding";

const DIRECTIONS: ReadonlyMap<string, number> = new Map([
  ["later", 1],
  ["earlier", -1],
  ["sooner", -1],
]);

/** "an hour later" to the end of the sentence, in minutes. */
function readShift({ tokens, frame }: Sentence, from: number): number | null {
  const length = readDuration(tokens, from);
  const direction = length && DIRECTIONS.get(tokens[length.next]?.word ?? "");
  if (!direction || length.next + 1 !== frame.end) return null;
  const { months, days, milliseconds } = length.value;
  return direction * Math.round((months * 30 + days) * 24 * 60 + milliseconds / MINUTE);
}

/** "make it an hour later", "remind me 10 minutes earlier": counted from the time that is set. */
export const shiftIt: IntentRule = (sentence) => {
  const { frame, context } = sentence;
  const isReminding = frame.reminds[0]?.at === frame.start && wordAt(sentence, frame.start + 1) === "me";
  // Without a reminder "10 minutes earlier" is before the task is due, which the rule for "remind me" reads.
  if (isReminding && !context.hasReminder) return null;
  const pointer = isReminding
    ? { reference: pointBack(sentence, frame.start, frame.start + 2), next: frame.start + 2 }
    : wordAt(sentence, frame.start) === "make"
      ? readPointer(sentence, frame.start + 1)
      : null;
  const minutes = pointer && readShift(sentence, pointer.next);
  return minutes ? propose(sentence, pointer.reference, minutes) : null;
};

function propose(sentence: Sentence, reference: TaskReference, minutes: number): Proposal {
  const { frame, context } = sentence;
  const base = { confidence: 0.85, because: textBetween(sentence, frame.start, frame.end), subject: null };
  return context.hasReminder && reference.kind === "pronoun"
    ? {
        ...base,
        intent: "CHANGE_REMINDER",
        rule: "follow-up/shift-reminder",
        steps: [{ tool: "change_reminder", reminder: reference, change: { kind: "shift", minutes } }],
      }
    : {
        ...base,
        intent: "UPDATE_TASK",
        rule: "follow-up/shift",
        steps: [{ tool: "update_task", task: reference, changes: { moveByMinutes: minutes } }],
      };
}
