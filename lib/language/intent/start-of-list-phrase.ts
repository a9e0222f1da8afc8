import type { NounHit } from "@/lib/language/intent/frame";
import { type Sentence, wordAt } from "@/lib/language/sentence";

/** The start of "to my to-do list", so that it can be cut off the thing that is put there. */
export function startOfListPhrase(sentence: Sentence, noun: NounHit): number {
  let at = noun.phrase;
  while (
    ["to", "on", "in", "into", "onto", "from", "off", "of", "out", "for", "my", "the", "current"].includes(
      wordAt(sentence, at - 1),
    )
  )
    at--;
  return at;
}
