import { readSentence, type Sentence } from "@/lib/language/sentence";

/** One stretch of a message, in its place: blanks stand for what comes before, so that all spans stay true. */
export const readStretch = ({ text, context }: Sentence, from: number, to: number): Sentence =>
  readSentence(" ".repeat(from) + text.slice(from, to), context);
