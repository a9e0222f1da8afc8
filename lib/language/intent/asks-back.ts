import { lexicon } from "@/lib/language/text/phrase";
import type { Token } from "@/lib/language/text/token";

/** Asked back: "are you sure" holds a yes only by its words. */
const ASKED_BACK = lexicon<true>([
  [
    true,
    [
      "are|do|did|have you|we|they",
      "can|could|may|should|must|did|will|would|shall i|we|it|that|this",
      "do i|we",
      "is|was|does it|that|this|there",
      "who|which|when|where|what's|who's",
      "what if|happens|is|are|do|does|did|will|would|about|else",
      "how do|does|did|sure|many|much|come|is|are|certain|will|would",
      "why do|did|would|should|is|are",
    ],
  ],
]);
const CLAUSE_ENDS = new Set([",", ".", "!", "?", "-", ";", "but", "wait", "oh", "hmm", "well", "and"]);

/** A question stands where a clause begins: "yes, are you sure?". */
export const asksBack = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (_, at) => (at === 0 || CLAUSE_ENDS.has(tokens[at - 1]?.word ?? "")) && ASKED_BACK.match(tokens, at) !== null,
  );
