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

const SPLIT = new RegExp(`((?!${NEEDED})${UNSEEN})`, "u");

/**
 * A stored text for somebody who must see all of it before they answer: "pay⟨U+202E⟩llib". Two titles that look the same are
 * told apart, and none can turn the words around it.
 */
export const visibleParts = (text: string): VisiblePart[] =>
  text
    .split(SPLIT)
    .map((piece, index) => (index % 2 === 0 ? { text: piece, isMark: false } : { text: nameOf(piece), isMark: true }))
    .filter(({ text: piece }) => piece !== "");

/** The same where there is nothing but characters: a line of a reply, a voice. */
export const visibleText = (text: string): string =>
  visibleParts(text)
    .map((part) => part.text)
    .join("");

const nameOf = (character: string): string =>
  `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}⟩`;
