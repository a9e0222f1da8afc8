import { isOtherWithS, possibleBasesOf, singularsOf, sureBasesOf } from "@/lib/domain/word-forms";

const INFLECTED = 0.95;
/** Less than any other form of a word: one that was only mistyped may be another after all. */
export const SLIPPED = 0.8;
/** What is less than a slip is worth a question, and nothing may be done to it: "stock" and "stockings". */
const RESEMBLING = 0.7;

/** With fewer letters, another one is as often another word: "rest" and "rent". */
const LONG_ENOUGH = 5;

const HAS_DIGIT = /\p{N}/u;

/**
 * Whether two words are the same, in lower case and without accents: 1 when they are equal, less when one is another form
 * of the other (plants, calling, baked), less still when there is one slip between them: a letter changed, added or
 * dropped, or two neighbours swapped, in words of five letters or more each, the s of a plural not counted. Least when the
 * letters would allow that it is another form, and it may as well be another word. Else 0: a part of a word is another
 * word, and another digit another number.
 */
export function wordLikeness(one: string, other: string): number {
  if (one === other) return 1;
  if (HAS_DIGIT.test(one) || HAS_DIGIT.test(other)) return 0;
  if (shareOne(sureBasesOf(one), sureBasesOf(other))) return INFLECTED;
  if (hasSlipped(one, other)) return SLIPPED;
  return shareOne(possibleBasesOf(one), possibleBasesOf(other)) ? RESEMBLING : 0;
}

const shareOne = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((each) => others.includes(each));

function hasSlipped(one: string, other: string): boolean {
  if (lettersOf(one) < LONG_ENOUGH || lettersOf(other) < LONG_ENOUGH) return false;
  if (isOtherWithS(one, other)) return false;
  if (soundOf(one) === soundOf(other)) return true;
  const others = [other, ...singularsOf(other)];
  return [one, ...singularsOf(one)].some((form) => others.some((each) => isOneSlip([...form], [...each])));
}

/** "farmacy" sounds as "pharmacy" does. */
const soundOf = (word: string): string => word.replace(/ph/g, "f").replace(/(.)\1/gu, "$1");

/** "rents" and "rests" are as short as "rent" and "rest"; "focus" and "glass" are no plurals. */
export const lettersOf = (word: string): number => [...word].length - (/[^isu]s$/.test(word) ? 1 : 0);

function isOneSlip(one: string[], other: string[]): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const from = short.findIndex((letter, index) => letter !== long[index]);
  // What goes on with one letter more, or begins to differ at `from`.
  if (from < 0) return long.length - short.length === 1;
  const goesOn = (skipped: number, skippedOfLong: number): boolean =>
    short.slice(from + skipped).join() === long.slice(from + skippedOfLong).join();
  const isSwapped = short[from] === long[from + 1] && short[from + 1] === long[from];
  return goesOn(0, 1) || goesOn(1, 1) || (isSwapped && goesOn(2, 2));
}
