import type { Proposal } from "@/lib/language/intent/proposal";
import { readTaskRhythm, splitTimes } from "@/lib/language/plan/read-times";
import type { Sentence } from "@/lib/language/sentence";
import { isPointer } from "@/lib/language/title/is-pointer";
import { occasionBefore } from "@/lib/language/title/occasion";
import { unquoteTimes } from "@/lib/language/title/unquote-times";
import type { NewTask } from "@/lib/language/understanding";

/** A dash with blanks around it, or a new line. */
const BREAK = / [-–—] |\n/u;

/** "Buy groceries - remember milk and eggs": what follows the break is a description. */
function splitDescription(text: string): { title: string; description: string | null } {
  const at = BREAK.exec(text);
  const title = at ? text.slice(0, at.index).trim() : "";
  const description = at ? text.slice(at.index + at[0].length).trim() : "";
  return title && description ? { title, description } : { title: text, description: null };
}

/** The call that creates what a sentence names. */
export function addTask(sentence: Sentence, { subject }: Proposal): NewTask {
  // "add it": whatever it is, that is not what it is called.
  const words = subject && !isPointer(subject) ? splitDescription(subject.title) : null;
  const { recurrence } = readTaskRhythm(sentence);
  const { due } = splitTimes(sentence);
  return {
    tool: "add_task",
    title: words && unquoteTimes(words.title, sentence.context),
    description: words?.description ?? (subject && occasionBefore(sentence, subject.from)),
    priority: sentence.priorities[0]?.priority ?? null,
    due: recurrence ? null : due,
    recurrence,
  };
}
