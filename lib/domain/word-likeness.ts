const INFLECTED = 0.95;
/** Less than any other form of a word: one that was only mistyped may be another after all. */
export const SLIPPED = 0.8;

/** With fewer letters, another one is as often another word: "rest" and "rent". */
const LONG_ENOUGH = 5;

const HAS_DIGIT = /\p{N}/u;

/**
 * Whether two words are the same, in lower case and without accents: 1 when they are equal, less when one is another form
 * of the other (plants, calling, baked), less still when there is one slip between them: a letter changed, added or
 * dropped, or two neighbours swapped, in words of five letters or more each, the s of a plural not counted. Else 0: a part
 * of a word is another word, and another digit another number.
 */
export function wordLikeness(one: string, other: string): number {
  if (one === other) return 1;
  if (HAS_DIGIT.test(one) || HAS_DIGIT.test(other)) return 0;
  if (shareOne(basesOf(one), basesOf(other))) return INFLECTED;
  return hasSlipped(one, other) ? SLIPPED : 0;
}

const shareOne = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((each) => others.includes(each));

/** A word, and what it may have been before its ending: "plant" of "plants", "shop" of "shopping", "bake" of "baked". */
const basesOf = (word: string): string[] => [word, ...singularsOf(word)].flatMap((form) => [form, ...verbsOf(form)]);

/** "houses" is of "house" and "boxes" of "box"; nothing in the letters tells which. */
function singularsOf(word: string): string[] {
  if (word.length < 4 || !/[^s]s$/.test(word)) return [];
  const without = (ending: number) => word.slice(0, -ending);
  return [
    without(1),
    ...(/(?:s|x|z|ch|sh|o)es$/.test(word) ? [without(2)] : []),
    ...(/..ies$/.test(word) ? [`${without(3)}y`] : []),
  ];
}

const VERB_ENDING = /^(.{2,})ing$|^(.{3,})ed$/u;
const HAS_VOWEL = /[aeiouy]/;
const DOUBLED = /([bdgklmnprt])\1$/;
/** What would have doubled its last letter: "hoping" is of "hope", "hopping" of "hop". */
const WOULD_DOUBLE = /^[^aeiouy]*[aeiouy][^aeiouywx]$/;

function verbsOf(word: string): string[] {
  const [, ofDoing, ofDone] = VERB_ENDING.exec(word) ?? [];
  const stem = ofDoing ?? ofDone;
  if (stem === undefined || !HAS_VOWEL.test(stem)) return [];
  if (stem.endsWith("i")) return [`${stem.slice(0, -1)}y`];
  if (DOUBLED.test(stem)) return [stem, stem.slice(0, -1)];
  return WOULD_DOUBLE.test(stem) ? [`${stem}e`] : [stem, `${stem}e`];
}

function hasSlipped(one: string, other: string): boolean {
  if (lettersOf(one) < LONG_ENOUGH || lettersOf(other) < LONG_ENOUGH) return false;
  const others = [other, ...singularsOf(other)];
  return [one, ...singularsOf(one)].some((form) => others.some((each) => isOneSlip([...form], [...each])));
}

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
