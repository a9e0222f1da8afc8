import { type Sentence, wordAt } from "@/lib/language/sentence";
import { wordSet } from "@/lib/language/text/word-set";

const DUTIES = wordSet("need have got gotta must should supposed ought has");

/** "I have to finish the report" tells what is still to be done; "I need you to finish it" orders. */
export function isDuty({ tokens }: Sentence, head: number): boolean {
  const before = tokens.slice(0, head).map(({ word }) => word);
  return (
    /^(?:i|we|i've|we've|i'm)$/.test(before[0] ?? "") &&
    !before.includes("you") &&
    before.some((word) => DUTIES.has(word))
  );
}

const FINISHING = wordSet("finish complete do");

/** "I need to finish task 3": it is there, and not done. "I need to tick off task 3" asks us to. */
export const isStillToDo = (sentence: Sentence, head: number): boolean =>
  FINISHING.has(wordAt(sentence, head)) && isDuty(sentence, head);
