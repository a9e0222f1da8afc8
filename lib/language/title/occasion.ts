import { type Sentence, textBetween, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { wordSet } from "@/lib/language/text/word-set";

const OCCASIONS = lexicon<true>([[true, ["when|once i|i'm|we|we're", "on my|our|the way"]]]);
const LONGEST = 9;
/** "when I get to the office to …": here it leads to a place. */
const PLACES = wordSet("the my our a an work school town church bed");

/** "when I get home to …", "on my way home to …": where it is to happen, up to the word that starts what. */
export function skipOccasion(sentence: Sentence, at: number): number | null {
  if (!OCCASIONS.match(sentence.tokens, at)) return null;
  for (let next = at + 3; next < Math.min(at + LONGEST, sentence.frame.end - 1); next++)
    if (wordAt(sentence, next) === "to" && !PLACES.has(wordAt(sentence, next + 1))) return next;
  return null;
}

/** The same words, to be noted: nobody can tell when that is, but the person will want to read it. */
export function occasionBefore(sentence: Sentence, title: number): string | null {
  const [verb] = sentence.frame.reminds;
  if (!verb) return null;
  for (const at of [verb.next, verb.next + 1]) {
    const end = skipOccasion(sentence, at);
    if (end !== null && end < title) return noted(sentence, at, end);
  }
  // "when I'm at the store, remind me to buy milk"
  const isFirst = OCCASIONS.match(sentence.tokens, 0) !== null && verb.at > 2 && verb.at <= LONGEST;
  const comma = sentence.tokens.findIndex(({ word }) => word === ",");
  return isFirst ? noted(sentence, 0, comma > 0 ? Math.min(comma, verb.at) : verb.at) : null;
}

/** Unless it holds a time, which says enough. */
const noted = (sentence: Sentence, at: number, end: number): string | null =>
  sentence.mentions.some(({ from, to }) => from < end && to > at) ? null : textBetween(sentence, at, end);
