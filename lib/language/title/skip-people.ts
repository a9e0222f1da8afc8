import { type Sentence, wordAt } from "@/lib/language/sentence";
import { wordSet } from "@/lib/language/text/word-set";

const PEOPLE = wordSet("me us myself him her them everyone everybody");

/** "remind Luke he has …": what they are reminded of starts without a word before it. */
const CLAUSES = wordSet("he she they he's she's they're hes shes theyre it's it’s we we're");

/** After "remind" come the people, then perhaps a time, then what it is about. */
export function skipPeople(sentence: Sentence, from: number): number {
  const isAll = ["all", "both"].includes(wordAt(sentence, from + 1)) && wordAt(sentence, from) !== "me";
  if (PEOPLE.has(wordAt(sentence, from)) && isAll) return from + 2;
  if (PEOPLE.has(wordAt(sentence, from)) && !["and", "in"].includes(wordAt(sentence, from + 1))) return from + 1;
  // "alert me" has named them.
  if (PEOPLE.has(wordAt(sentence, from - 1))) return from;
  // Someone by name or kinship: up to the word that starts what they are reminded of.
  let at = from;
  for (let words = 0; words < 7 && at < sentence.frame.end; words++) {
    if (["to", "about", "of", "that"].includes(wordAt(sentence, at)) && (words > 0 || at === from)) return at;
    if (words > 0 && CLAUSES.has(wordAt(sentence, at))) return at;
    at = sentence.holeAt[at]?.to ?? at + 1;
  }
  return wordAt(sentence, from) === "my" || PEOPLE.has(wordAt(sentence, from)) ? from + 1 : from;
}
