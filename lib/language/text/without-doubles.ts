import type { Token } from "@/lib/language/text/token";

/** "yeees", "nooo": drawn out, a word means no less. */
export function withoutDoubles(token: Token): Token {
  return { ...token, word: [...token.word].filter((letter, at, letters) => letter !== letters[at - 1]).join("") };
}
