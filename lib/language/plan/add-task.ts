import type { Proposal } from "@/lib/language/intent/proposal";
import { readTaskRhythm, splitTimes } from "@/lib/language/plan/read-times";
import type { Sentence } from "@/lib/language/sentence";
import { tokenise } from "@/lib/language/text/tokenise";
import { isPointer } from "@/lib/language/title/is-pointer";
import { occasionBefore } from "@/lib/language/title/occasion";
import { unquoteTimes } from "@/lib/language/title/unquote-times";
import type { NewTask } from "@/lib/language/understanding";
import { lookUp } from "@/lib/language/vocabulary/vocabulary";

/** A dash with blanks around it, or a new line. */
const BREAK = / [-–—] |\n/u;

/** "Buy groceries - remember milk and eggs": what follows the break is a description. */
function splitDescription(text: string): { title: string; description: string | null } {
  const at = BREAK.exec(text);
  const title = at ? text.slice(0, at.index).trim() : "";
  const description = at ? text.slice(at.index + at[0].length).trim() : "";
  return title && description ? { title, description } : { title: text, description: null };
}

/** "add something to my list": whatever it is, that is not what it is called. */
function isVague(title: string): boolean {
  const tokens = tokenise(title);
  const words = lookUp(tokens);
  const isNothing = (at: number): boolean =>
    words[at]?.some(({ word, next }) => next === at + 1 && NOTHING_SAID.some((trait) => word.traits.has(trait))) ??
    false;
  return (
    tokens.every(({ quoted }, at) => !quoted && isNothing(at)) &&
    words[0]?.some(({ word }) => word.traits.has("vague")) === true
  );
}

/** "add a task with title Call Bob" */
function withoutNaming(title: string): string {
  const tokens = tokenise(title);
  const naming = lookUp(tokens.slice(0, 4))[0]?.find(({ word }) => word.traits.has("named"));
  const told = lookUp(tokens.slice(1, 9))[0]?.find(({ word }) => word.traits.has("duty"));
  if (tokens[0]?.word === "that" && told && !naming) return title.slice(tokens[told.next + 1]?.start ?? 0);
  return naming ? title.slice(tokens[naming.next]?.start ?? 0) : title;
}

const NOTHING_SAID = ["vague", "article", "field"] as const;

/** The call that creates what a sentence names. */
export function addTask(sentence: Sentence, { subject }: Pick<Proposal, "subject">): NewTask {
  // "add it": whatever it is, that is not what it is called.
  const words = subject && !isPointer(subject) ? splitDescription(withoutNaming(subject.title)) : null;
  const { recurrence } = readTaskRhythm(sentence);
  const { due } = splitTimes(sentence);
  return {
    tool: "add_task",
    title: words && !isVague(words.title) ? unquoteTimes(words.title, sentence.context) : null,
    description: words?.description ?? (subject && occasionBefore(sentence, subject.from)),
    priority: sentence.priorities[0]?.priority ?? null,
    due: recurrence ? null : due,
    recurrence,
  };
}
