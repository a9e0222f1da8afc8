import { remindingAt } from "@/lib/language/plan/read-times";
import { type Sentence, wordAt } from "@/lib/language/sentence";
import { wordSet } from "@/lib/language/text/word-set";
import { cutTitle, type Title } from "@/lib/language/title/cut-title";
import type { NewTask } from "@/lib/language/understanding";

/** What a reminder is about is a thing; what it is "to" is a deed, which names a task only by its whole title. */
const LEADS_TO_THING = wordSet("about of for on regarding concerning");
const DETERMINER = /^(?:the|my|our|that|this|those|these) /iu;
const NOUN_AT_END = / (?:task|todo|to-do|item)$/iu;

/**
 * "remind me about the dry cleaning": perhaps a task is there that is called so. Only whoever knows the tasks can tell, so
 * what is to be made if not says what to look for. A rhythm, a priority or a note would be lost on a task that is there.
 */
export function perhapsThere(sentence: Sentence, subject: Title | null, added: NewTask): NewTask {
  const { title, recurrence, priority, description } = added;
  const reminding = remindingAt(sentence);
  const isReminded = reminding !== null && subject !== null && reminding < subject.from;
  if (!isReminded || !title || recurrence || priority || description) return added;
  const perhaps = isThing(sentence, subject)
    ? { title: nameOf(sentence, subject) ?? title, isWhole: false }
    : { title, isWhole: true };
  return { ...added, perhaps };
}

/** "about that dry cleaning": the title begins after "that". */
function isThing(sentence: Sentence, { from }: Title): boolean {
  const before = wordAt(sentence, from - 1) === "that" ? from - 2 : from - 1;
  return LEADS_TO_THING.has(wordAt(sentence, before));
}

/** What a title can be expected to hold: "the exam on Friday" is called an exam. */
const nameOf = (sentence: Sentence, { from, to }: Title): string | undefined =>
  cutTitle(sentence, from, to, { isReference: true })?.title.replace(DETERMINER, "").replace(NOUN_AT_END, "");
