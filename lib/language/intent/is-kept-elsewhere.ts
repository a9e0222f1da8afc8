import { startsWithDeed } from "@/lib/language/intent/starts-with-deed";
import { type Sentence, wordAt } from "@/lib/language/sentence";
import { wordSet } from "@/lib/language/text/word-set";

/** What other programs keep; "delete that photo" is no task's name. */
const KEPT_ELSEWHERE = wordSet(
  "photo photos picture pictures selfie video videos file files folder document documents post comment history cookies cache profile contact conversation chat recording data screenshot memory lyrics quote story puzzle level",
);

const DETERMINERS = wordSet("my the this that a an all your");

/** "delete my last photo", "finish the lyrics": a thing of another program, and no deed. */
export function isKeptElsewhere(sentence: Sentence, from: number): boolean {
  const first = DETERMINERS.has(wordAt(sentence, from)) ? from + 1 : from;
  const isThing = (at: number): boolean => KEPT_ELSEWHERE.has(wordAt(sentence, at));
  return (isThing(sentence.frame.end - 1) || (first > from && isThing(first))) && !startsWithDeed(sentence, from);
}
