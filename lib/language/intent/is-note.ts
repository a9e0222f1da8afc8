import { type Sentence, wordAt } from "@/lib/language/sentence";
import { wordSet } from "@/lib/language/text/word-set";

/** Whoever begins like this tells, asks or orders something. */
const TELLS = wordSet(
  "i i'm im i've ive i'd i'll my it it's its is if will would can could should he she they we we're you you're your this that that's there see are was were has have does did tell give show sign on in at",
);
const LONGEST = 12;

/** A note to oneself is short and begins with what it is about. */
export const isNote = (sentence: Sentence): boolean =>
  sentence.frame.end - sentence.frame.start <= LONGEST && !TELLS.has(wordAt(sentence, sentence.frame.start));
