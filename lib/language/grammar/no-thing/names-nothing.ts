import type { Message } from "@/lib/language/grammar/message";
import { isAnyOf } from "@/lib/language/grammar/words-in";
import type { Trait } from "@/lib/language/vocabulary/traits";

/** What only ties other words together names nothing. */
const SMALL: readonly Trait[] = [
  ...(["relates", "article", "joins", "adverb", "degree", "be", "points", "particle"] as const),
  ...(["opener", "opener-before-pause", "fragment", "number-word"] as const),
];

const KEYS = "qwertyuiop asdfghjkl zxcvbnm lkjhgfdsa";
const SHORTEST_RUN = 4;
const ONE_LETTER = /^(.)\1{2,}$/u;
const NO_VOWELS = /^[bcdfghjklmnpqrstvwxz]{5,}$/;

/** Nobody's word: "aaaa", "sdlkfj", "asdf". */
const isNoise = (word: string): boolean =>
  ONE_LETTER.test(word) || NO_VOWELS.test(word) || (word.length >= SHORTEST_RUN && KEYS.includes(word));

/** "3", "???", "tomorrow at 6": beside signs, times and small words there is nothing to call a task by. */
export function namesNothing(message: Message): boolean {
  const { sentence, from, to } = message;
  return !sentence.tokens.slice(from, to).some(({ kind, word, quoted }, index) => {
    const isOfTime = sentence.holeAt[from + index] !== undefined && !quoted;
    return kind === "word" && !isOfTime && !isNoise(word) && !isAnyOf(message, from + index, SMALL);
  });
}

/** Times, priorities and signs alone. */
export const isOnlyTime = ({ sentence, from, to }: Message): boolean =>
  sentence.tokens
    .slice(from, to)
    .every(({ kind }, index) => kind === "symbol" || sentence.holeAt[from + index] !== undefined);
