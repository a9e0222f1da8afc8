import { VERBS } from "@/lib/language/intent/verbs";
import { type Sentence, wordAt } from "@/lib/language/sentence";
import { wordSet } from "@/lib/language/text/word-set";

/** What people have to do, by the word it begins with. */
export const CHORES = wordSet(
  "buy call phone email pay pick clean wash vacuum mow water feed submit mail renew return pack study practice bring file sign apply charge replace organize sell donate iron fold sweep dust paint print order cook bake finish",
);

/** Of these nobody says when they are due, but they are done all the same. */
const DEEDS = wordSet(
  "book send go play turn ask visit drive walk learn train collect drop hang fix repair install build plan write text ring message hire rent sort tidy empty top",
);
const DETERMINERS = wordSet("the my a an our his her their some all this that these those");

export const isDeed = (word: string): boolean => CHORES.has(word) || DEEDS.has(word);

/** "[call the bank]": the words that follow tell of a deed, so whatever they name is only what the deed is about. */
export function startsWithDeed(sentence: Sentence, at: number): boolean {
  const word = wordAt(sentence, at);
  return (isDeed(word) || VERBS.match(sentence.tokens, at) !== null) && !DETERMINERS.has(word);
}

/** The same where the word could be a thing too: "call history" is none, "call the bank" is. */
export const startsWithDeedTo = (sentence: Sentence, at: number): boolean =>
  startsWithDeed(sentence, at) && DETERMINERS.has(wordAt(sentence, at + 1));
