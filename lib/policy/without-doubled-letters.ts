/** "yesss" as "yes", "nooo" as "no". */
export const withoutDoubledLetters = (word: string): string => word.replace(/(.)\1+/gu, "$1");
