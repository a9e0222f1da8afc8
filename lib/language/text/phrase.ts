import type { Token } from "@/lib/language/text/token";

/**
 * Phrases are written as people say them: "get rid of", "take|takes off|away", "check off of?". Words are separated by
 * spaces, `|` separates alternatives of one word, a trailing `?` makes it optional. There is no repetition, so matching
 * a phrase costs at most as many steps as it has words.
 */
export interface Slot {
  words: ReadonlySet<string>;
  optional: boolean;
}

interface Lexicon<T> {
  /** The longest entry that starts at a token. */
  match(tokens: readonly Token[], at: number): { value: T; next: number } | null;
}

export function compilePhrase(phrase: string): Slot[] {
  return phrase.split(" ").map((part) => {
    const optional = part.endsWith("?");
    return { words: new Set((optional ? part.slice(0, -1) : part).split("|")), optional };
  });
}

/** Where a phrase ends that begins here, or null. */
export function matchSlots(slots: readonly Slot[], tokens: readonly Token[], at: number): number | null {
  let next = at;
  for (const { words, optional } of slots) {
    const token = tokens[next];
    if (token && !token.quoted && words.has(token.word)) next++;
    else if (!optional) return null;
  }
  return next > at ? next : null;
}

/** Entries indexed by the words they can start with, so that looking one up does not depend on how many there are. */
export function lexicon<T>(entries: readonly (readonly [T, readonly string[]])[]): Lexicon<T> {
  const byFirst = new Map<string, { slots: Slot[]; value: T }[]>();
  for (const [value, phrases] of entries) {
    for (const phrase of phrases) {
      const slots = compilePhrase(phrase);
      const required = slots.findIndex((slot) => !slot.optional);
      for (const word of slots.slice(0, required + 1).flatMap((slot) => [...slot.words])) {
        byFirst.set(word, [...(byFirst.get(word) ?? []), { slots, value }]);
      }
    }
  }
  return {
    match(tokens, at) {
      // Asked at almost every word by almost every rule: most words start nothing, and that must cost nothing.
      const entries = byFirst.get(tokens[at]?.word ?? "");
      if (!entries) return null;
      let best: { value: T; next: number } | null = null;
      for (const { slots, value } of entries) {
        const next = matchSlots(slots, tokens, at);
        if (next !== null && next > (best?.next ?? 0)) best = { value, next };
      }
      return best;
    },
  };
}
