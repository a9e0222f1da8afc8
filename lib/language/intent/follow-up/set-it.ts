import { isOfReminder } from "@/lib/language/intent/follow-up/is-of-reminder";
import { pointBack, readPointer } from "@/lib/language/intent/follow-up/read-pointer";
import { readValues } from "@/lib/language/intent/follow-up/read-values";
import type { IntentRule, Proposal } from "@/lib/language/intent/proposal";
import { readSentence, type Sentence, textBetween, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { readNumber } from "@/lib/language/text/read-number";
import { wordSet } from "@/lib/language/text/word-set";
import type { TaskChanges, TaskReference } from "@/lib/language/understanding";

const SETTING = wordSet("make set change put move have do push reschedule switch update");
const FIELDS = lexicon<true>([
  [true, ["the|its time|date|day|deadline|priority to|for?", "the|its due date|time to|for?"]],
]);
/** What makes a bare "Friday" a correction. */
const CORRECTING = wordSet("actually sorry rather instead due oops");

/** "make it Friday", "change the time to 10am", "for Friday instead", "not urgent". */
export const setIt: IntentRule = (sentence) => {
  const { frame, tokens } = sentence;
  const verb = SETTING.has(wordAt(sentence, frame.start)) ? frame.start + 1 : null;
  const field = verb === null ? null : FIELDS.match(tokens, verb);
  const pointer = verb === null || field ? null : readPointer(sentence, verb);
  const from = pointer?.next ?? field?.next ?? frame.start;
  if (verb !== null && from === frame.start) return null;
  const changes = readValues(sentence, from) ?? (pointer ? readBareHour(sentence, from) : null);
  if (!changes || (verb === null && !isAddition(sentence, changes))) return null;
  const reference = pointer?.reference ?? pointBack(sentence, frame.start, from === frame.start ? frame.end : from);
  return propose(sentence, changes, reference);
};

/** "make it 4", "change it to 10": of what has a time, an hour. The number alone could be anything else. */
function readBareHour(sentence: Sentence, from: number): TaskChanges | null {
  const { tokens, frame, text, context } = sentence;
  const at = ["to", "for"].includes(wordAt(sentence, from)) ? from + 1 : from;
  const number = readNumber(tokens, at);
  if (!(context.hasTime || context.hasReminder) || number?.next !== frame.end || number.value < 1 || number.value > 12)
    return null;
  const said = text.slice(tokens[at]?.start ?? 0, tokens[frame.end - 1]?.end);
  return readValues(readSentence(`at ${said}`, context), 0);
}

/** A value alone is about the one thing that was spoken of, when it was said as a change. */
function isAddition({ context, tokens, isCorrection }: Sentence, { priority }: TaskChanges): boolean {
  if (context.mentioned !== 1) return false;
  return isCorrection || priority !== undefined || tokens.some(({ word, quoted }) => !quoted && CORRECTING.has(word));
}

/** A time that is said of a reminder moves the reminder; everything else is the task's. */
function propose(sentence: Sentence, changes: TaskChanges, reference: TaskReference): Proposal {
  const { frame, context, tokens } = sentence;
  const { due, ...others } = changes;
  const isDue = tokens.some(({ word }) => word === "due" || word === "deadline");
  const isReminder = isOfReminder(context, reference) && !isDue && Object.keys(others).length === 0;
  const base = { confidence: 0.85, because: textBetween(sentence, frame.start, frame.end), subject: null };
  if (isReminder && due)
    return {
      ...base,
      intent: "CHANGE_REMINDER",
      rule: "follow-up/move-reminder",
      steps: [
        { tool: "change_reminder", reminder: reference, change: { kind: "move", to: { kind: "at", date: due } } },
      ],
    };
  return {
    ...base,
    intent: "UPDATE_TASK",
    rule: "follow-up/set",
    steps: [{ tool: "update_task", task: reference, changes }],
  };
}
