import { isOfReminder } from "@/lib/language/intent/follow-up/is-of-reminder";
import { pointBack, readPointer } from "@/lib/language/intent/follow-up/read-pointer";
import type { IntentRule, Proposal } from "@/lib/language/intent/proposal";
import { isMoving, readShiftAt } from "@/lib/language/plan/read-shift";
import { type Sentence, textBetween, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import type { TaskReference } from "@/lib/language/understanding";

const WAYS = lexicon<true>([[true, ["back|forward|up|out by?", "by"]]]);

/** "an hour later", or after a verb that moves things "back by an hour", to the end of the sentence, in minutes. */
function readShift(sentence: Sentence, from: number, isMoved: boolean): number | null {
  const { frame, tokens } = sentence;
  const at = (isMoved ? WAYS.match(tokens, from)?.next : null) ?? from;
  const shift = readShiftAt(sentence, at, frame.start);
  return shift && (shift.isSaid || isMoved) && shift.next === frame.end ? shift.minutes : null;
}

/** "make it an hour later", "push it back an hour", "remind me 10 minutes earlier": counted from the time that is set. */
export const shiftIt: IntentRule = (sentence) => {
  const { frame, context } = sentence;
  const isReminding = frame.reminds[0]?.at === frame.start && wordAt(sentence, frame.start + 1) === "me";
  // Without a reminder "10 minutes earlier" is before the task is due, which the rule for "remind me" reads.
  if (isReminding && !context.hasReminder) return null;
  // A task is moved by the rule for changes; what the reminder spoken of is moved by is known only here.
  const isMoved = context.hasReminder === true && isMoving(wordAt(sentence, frame.start));
  const pointer = isReminding
    ? { reference: pointBack(sentence, frame.start, frame.start + 2), next: frame.start + 2 }
    : isMoved || wordAt(sentence, frame.start) === "make"
      ? readPointer(sentence, frame.start + 1)
      : null;
  const minutes = pointer && readShift(sentence, pointer.next, isMoved);
  return minutes ? propose(sentence, pointer.reference, minutes) : null;
};

function propose(sentence: Sentence, reference: TaskReference, minutes: number): Proposal {
  const { frame, context } = sentence;
  const base = { confidence: 0.85, because: textBetween(sentence, frame.start, frame.end), subject: null };
  return isOfReminder(context, reference)
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
