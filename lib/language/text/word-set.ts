/** A set of words written as one line of text. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(" "));
