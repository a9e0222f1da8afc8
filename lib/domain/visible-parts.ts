import { shortened } from "@/lib/domain/shortened";

/** A piece of a text as it stands there, or the name of a character in it that nobody would see. */
export interface VisiblePart {
  text: string;
  isMark: boolean;
}

/** Draws nothing, or steers how the rest is drawn: control characters, zero widths, bidi controls, tags, fillers. */
const UNSEEN = "[\\p{Cc}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800\\ufff9-\\ufffb]";

/** Where such a character changes what is seen, and belongs to how a word or a picture is written. */
const NEEDED = [
  // A family, a heart that is red, a number in a box.
  "(?<=\\p{Extended_Pictographic}[\\ufe0f\\u{1f3fb}-\\u{1f3ff}]?)\\u200d(?=\\p{Extended_Pictographic})",
  "(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]",
  "(?<=[0-9#*])\\ufe0f(?=\\u20e3)",
  // Persian ends a letter inside a word with it; Indic scripts choose the shape of what follows a virama.
  "(?<=\\p{Script=Arabic})\\u200c(?=\\p{Script=Arabic})",
  "(?<=[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca])[\\u200c\\u200d]",
  // Which of two ways to draw a Chinese character.
  "(?<=\\p{Script=Han})[\\u{e0100}-\\u{e01ef}]",
].join("|");

/** A mark over nothing would be drawn over our own words, and a heap of them over the lines around. No script needs six. */
const PILED = "(?<=^|\\p{M}{5})\\p{M}";

const SPLIT = new RegExp(`((?!${NEEDED})${UNSEEN}|${PILED})`, "u");

/** What is written from right to left: numbers and signs beside it would change places with it. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A stored text for somebody who must see all of it before they answer: "pay⟨U+202E⟩llib". Two titles that look the same are
 * told apart, and none can turn the words around it.
 */
export const visibleParts = (text: string): VisiblePart[] =>
  text
    .split(SPLIT)
    .map((piece, index) =>
      index % 2 === 0 ? { text: piece, isMark: false } : { text: nameOfCharacter(piece), isMark: true },
    )
    .filter(({ text: piece }) => piece !== "");

/**
 * The same where there is nothing but characters, a reply, a mail's subject, a voice, and at most so many of them. This is how
 * whatever somebody else wrote comes to stand between words of ours. Isolated where it needs that: what could end the
 * isolation is named like the rest.
 */
export function visibleText(text: string, length = Number.POSITIVE_INFINITY): string {
  const parts = visibleParts(text).map((part) => part.text);
  const shown = shortened(parts.join(""), length);
  return RIGHT_TO_LEFT.test(shown) ? `\u2068${shown}\u2069` : shown;
}

/** What stands in the place of a character that must not be taken for what it looks like. */
export const nameOfCharacter = (character: string): string =>
  `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}⟩`;
