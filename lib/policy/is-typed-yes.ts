import { withoutDoubledLetters } from "@/lib/policy/without-doubled-letters";
import { YES_PHRASES, YES_SIGNS, YES_WORDS } from "@/lib/policy/yes-phrases";

const MEMBERS = new Set(YES_PHRASES);
const POLITENESS = new Set(["please", "thanks", "thank you"]);
const MOST_WORDS = 4;

/** "yesss", "okayyy": letters doubled change nothing about a yes. */
const DRAWN_OUT = new Map<string, string>(YES_WORDS.map((word) => [withoutDoubledLetters(word), word]));

/** A sign with its skin tone and variation mark, a word, what may stand between words; anything else by itself. */
const PIECES = /[👍✅][\u{1F3FB}-\u{1F3FF}\uFE0F]*|[a-z]+|[\s.,!;:…–—-]+|./gsu;
const BETWEEN = /^[\s.,!;:…–—-]/u;

/**
 * Whether a message is nothing but a yes, from its first character to its last: phrases of the closed list, joined with
 * each other and with politeness. A question mark, a number, a quotation mark, a "but", one word more: something else.
 */
export function isTypedYes(text: string): boolean {
  const words = (text.toLowerCase().match(PIECES) ?? []).filter((piece) => !BETWEEN.test(piece)).map(plain);
  let consents = false;
  for (let at = 0; at < words.length; ) {
    if (at > 0 && words[at] === "and") at++;
    const member = lengthOfPhrase(words, at, MEMBERS);
    const length = member || lengthOfPhrase(words, at, POLITENESS);
    if (length === 0) return false;
    consents ||= member > 0;
    at += length;
  }
  return consents;
}

const plain = (piece: string): string =>
  YES_SIGNS.find((sign) => piece.startsWith(sign)) ?? DRAWN_OUT.get(withoutDoubledLetters(piece)) ?? piece;

/** The longest first: "delete all of them" is one phrase. */
function lengthOfPhrase(words: readonly string[], at: number, phrases: ReadonlySet<string>): number {
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length--)
    if (phrases.has(words.slice(at, at + length).join(" "))) return length;
  return 0;
}
