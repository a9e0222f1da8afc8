import { findReference } from "@/lib/language/reference/read-reference";
import type { Sentence } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { spanOf } from "@/lib/language/time/read-dates";
import type { TaskReference } from "@/lib/language/understanding";

const PRONOUNS = lexicon<boolean>([
  [false, ["it|that|this", "that|this|the one|task|item|todo"]],
  [true, ["them|those|these|both", "both|all of them|those|these"]],
]);

interface Pointer {
  reference: TaskReference;
  next: number;
}

/**
 * What the word at a token points to. Other than in a sentence of its own "it" may stand before anything here: "call it
 * Oat milk". A position counts only in the list that was shown.
 */
export function readPointer(sentence: Sentence, at: number): Pointer | null {
  const found = findReference(sentence, at, at + 1);
  if (found) return isWithinShown(sentence, found.reference) ? found : null;
  const pronoun = sentence.tokens[at]?.quoted ? null : PRONOUNS.match(sentence.tokens, at);
  return pronoun && { reference: pointBack(sentence, at, pronoun.next, pronoun.value), next: pronoun.next };
}

function isWithinShown({ context }: Sentence, reference: TaskReference): boolean {
  if (reference.kind !== "position") return true;
  return context.lastShown !== undefined && reference.index <= context.lastShown;
}

/** "it", or nothing at all, for whatever was spoken of last. */
export const pointBack = (sentence: Sentence, from: number, to: number, plural = false): TaskReference => ({
  kind: "pronoun",
  plural,
  span: spanOf(sentence, { from, to }),
});
