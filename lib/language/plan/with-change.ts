import type { Message } from "@/lib/language/grammar/message";
import { isAsked } from "@/lib/language/grammar/no-thing/is-asked";
import { readChanges } from "@/lib/language/plan/read-changes";
import { readShiftAt } from "@/lib/language/plan/read-shift";
import { textBetween } from "@/lib/language/sentence";
import { spanOf } from "@/lib/language/time/read-dates";
import type { TaskChanges, TaskReference, Understanding } from "@/lib/language/understanding";

/** "set the membership for tomorrow", "make the call an hour later": a change, if a task is called so. */
export function withChange(said: Understanding, message: Message): Understanding {
  const { sentence, words, from, to, leads } = message;
  const verb = words[from]?.find(({ word }) => word.form === "base" && word.traits.has("changes"));
  if (!verb || leads.has("duty") || isAsked(message)) return said;
  const clause = { ...sentence, frame: { ...sentence.frame, start: from, end: to } };
  const { task, changes } = shiftedBy(message, verb.next) ?? readChanges(clause, { at: from, next: verb.next });
  if (task?.kind !== "title" || changes.title !== undefined || Object.keys(changes).length === 0) return said;
  return { ...said, plan: [{ tool: "update_task", task, changes }], possibleIntents: ["UPDATE_TASK"] };
}

/** "make the call an hour later": counted from its own time. */
function shiftedBy({ sentence, to }: Message, from: number): { task: TaskReference; changes: TaskChanges } | null {
  for (let at = from + 1; at < to; at++) {
    const shift = readShiftAt({ ...sentence, frame: { ...sentence.frame, end: to } }, at);
    if (!shift?.isSaid || shift.next < to) continue;
    const name = textBetween(sentence, from, at);
    return {
      task: { kind: "title", title: name, span: spanOf(sentence, { from, to: at }) },
      changes: { moveByMinutes: shift.minutes },
    };
  }
  return null;
}
