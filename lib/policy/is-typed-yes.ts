import { withoutDoubledLetters } from "@/lib/policy/without-doubled-letters";
import { YES_PHRASES, YES_SIGNS, YES_WORDS } from "@/lib/policy/yes-phrases";

const MEMBERS = new Set(YES_PHRASES);
/** What may go along with a yes and is none by itself; "all of them" is what the card asks about anyway. */
const BESIDES = new Set(["please", "thanks", "thank you", "all of them"]);
const MOST_WORDS = 4;

/** "yesss", "okayyy": letters doubled change nothing about a yes. */
const DRAWN_OUT = new Map<string, string>(YES_WORDS.map((word) => [withoutDoubledLetters(word), word]));

/** A pause comes after something, and no phrase of the list holds one: "delete, it" is not "delete it". */
const PAUSES = /(?<=\S)\s*(?:[.,!;:…–—\n]|\s-\s)[\s.,!;:…–—]*/u;

/** A sign with its skin tone and variation mark, a word, a space; anything else by itself, and it is in no list. */
const PIECES = /[👍✅][\u{1F3FB}-\u{1F3FF}\uFE0F]*|[A-Za-z]+|[ \t]+|./gsu;

/**
 * Whether a message is nothing but a yes, from its first character to its last: phrases of the closed list, joined with
 * each other and with politeness. A question mark, a number, a quotation mark, a "but", one word more: something else.
 * Only the letters of the list are letters here; what merely looks like one is not.
 */
export function isTypedYes(text: string): boolean {
  const clauses = text
    .replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, "")
    .split(PAUSES)
    .filter(Boolean)
    .map(wordsOf);
  const members = clauses.map((words, at) => countMembers(at > 0 && words[0] === "and" ? words.slice(1) : words));
  return members.every((count) => count !== null) && members.some((count) => count !== null && count > 0);
}

const wordsOf = (clause: string): string[] =>
  (clause.match(PIECES) ?? []).filter((piece) => !/^[ \t]+$/.test(piece)).map(plain);

const plain = (piece: string): string => {
  const word = piece.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return YES_SIGNS.find((sign) => piece.startsWith(sign)) ?? DRAWN_OUT.get(withoutDoubledLetters(word)) ?? word;
};

/** How many phrases of the list a clause is made of, or null where it holds anything else. */
function countMembers(words: readonly string[]): number | null {
  let members = 0;
  for (let at = 0; at < words.length; ) {
    if (at > 0 && words[at] === "and") at++;
    const member = lengthOfPhrase(words, at, MEMBERS);
    const length = member || lengthOfPhrase(words, at, BESIDES);
    if (length === 0) return null;
    if (member > 0) members++;
    at += length;
  }
  return members;
}

/** The longest first: "delete all of them" is one phrase. */
function lengthOfPhrase(words: readonly string[], at: number, phrases: ReadonlySet<string>): number {
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length--)
    if (phrases.has(words.slice(at, at + length).join(" "))) return length;
  return 0;
}
