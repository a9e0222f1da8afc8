import type { Message } from "@/lib/language/grammar/message";
import { isAnyOf } from "@/lib/language/grammar/words-in";

const SUBJECTS = ["speaker", "addressee", "others", "pointer", "person"] as const;
const PREDICATES = ["be", "auxiliary", "adverb", "points"] as const;

/** "you are slow", "I was there", "that is odd"; "her birthday card" and "that form for Tom" are things. */
export const speaksOfSomebody = (message: Message): boolean =>
  isAnyOf(message, message.from, SUBJECTS) && !saysWhich(message);

function saysWhich(message: Message): boolean {
  const { from, to, words, is, wordAt } = message;
  const isPossessive = is(from, "article") && from + 1 < to && !wordAt(from).includes("'");
  const isVerb = words[from + 1]?.some(({ word }) => word.form === "says" && word.traits.has("remarks"));
  return isPossessive && !isVerb && !isAnyOf(message, from + 1, PREDICATES);
}
