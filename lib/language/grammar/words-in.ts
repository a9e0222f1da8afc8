import type { Message } from "@/lib/language/grammar/message";
import type { Trait } from "@/lib/language/vocabulary/traits";

/** Neither quoted nor part of a time: "am" of "9 am" is no "be". */
export const isPlain = ({ sentence }: Message, at: number): boolean =>
  !sentence.tokens[at]?.quoted && sentence.holeAt[at] === undefined;

/** Whether one of the words of the point is this by itself. */
export function hasWord(message: Message, trait: Trait): boolean {
  for (let at = message.from; at < message.to; at++) if (isPlain(message, at) && message.is(at, trait)) return true;
  return false;
}

/** The same for what may be several words: "a thousand thanks". */
export function hasPhrase(message: Message, trait: Trait): boolean {
  for (let at = message.from; at < message.to; at++) if (message.find(at, trait)) return true;
  return false;
}

/** Whether every word from there on is one of these; signs do not count. */
export function isMadeOf(message: Message, traits: readonly Trait[], from = message.from): boolean {
  let at = from;
  while (at < message.to) {
    const ends = traits.flatMap((trait) => message.find(at, trait)?.next ?? []);
    const isSign = message.sentence.tokens[at]?.kind !== "word";
    if (ends.length === 0 && !isSign) return false;
    at = Math.max(at + 1, ...ends);
  }
  return true;
}

export const isAnyOf = (message: Message, at: number, traits: readonly Trait[]): boolean =>
  traits.some((trait) => message.is(at, trait));
