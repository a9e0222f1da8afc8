const HAS_DIGIT = /\p{N}/u;
const VOWEL = /[aeiou]/;

/** A part of a word that is enough to ask by, not to act on. */
const BEGINNING = 0.6;

/** How alike two words are, in lower case and singular: 1 the same, 0 strangers. */
export function wordLikeness(one: string, other: string): number {
  if (one === other) return 1;
  // A digit more or less is another number, not a typo.
  if (HAS_DIGIT.test(one) || HAS_DIGIT.test(other)) return 0;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (isInflected(one, other)) return 0.95;
  if (isBeginning(short, long)) return isShortened(short, long) ? 0.7 + 0.3 * (short.length / long.length) : BEGINNING;
  const allowed = long.length >= 8 ? 2 : long.length >= 4 ? 1 : 0;
  const distance =
    allowed > 0 && long.length - short.length <= allowed ? editDistance(one, other) : Number.POSITIVE_INFINITY;
  if (distance > allowed) return 0;
  // Among short words another letter is as often another word ("rest", "rent"): enough to ask, too little to act on.
  const mayBeAnother = long.length <= 4 && !hasSameLetters(one, other);
  return mayBeAnother ? 0.6 : 0.9 - 0.08 * distance;
}

/** Not merely what the other begins with: "car" and "carrots" have nothing to do with each other. */
export function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (wordLikeness(one, other) === 0) return false;
  return isInflected(one, other) || !isBeginning(short, long) || isShortened(short, long);
}

const isBeginning = (short: string, long: string): boolean => short.length >= 3 && long.startsWith(short);

const LONG_ENOUGH = 5;

/**
 * "quart" for "quarterly", "repor" for "report": cut before a vowel, or by its last letter. What goes on with a consonant
 * is as often made of two words ("water" and "watermelon").
 */
const isShortened = (short: string, long: string): boolean =>
  short.length >= LONG_ENOUGH && (long.length - short.length === 1 || VOWEL.test(long[short.length] ?? ""));

const isInflected = (one: string, other: string): boolean => {
  const bases = basesOf(other);
  return basesOf(one).some((base) => bases.includes(base));
};

/** A word, and what it may have been before its ending: "call" of "calling", "shop" of "shopping", "bake" of "baked". */
function basesOf(word: string): string[] {
  const stem = /^(.{3,})(?:ing|ed)$/.exec(word)?.[1];
  if (stem === undefined || !VOWEL.test(stem)) return [word];
  if (stem.endsWith("i")) return [word, `${stem.slice(0, -1)}y`];
  return /([bdgklmnprt])\1$/.test(stem) ? [word, stem, stem.slice(0, -1)] : [word, stem, `${stem}e`];
}

const hasSameLetters = (one: string, other: string): boolean => [...one].sort().join() === [...other].sort().join();

/** Letters changed, added, dropped or swapped with their neighbour. */
function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      let best = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
      row.push(best);
    }
    beforeLast = last;
    last = row;
  }
  return last[other.length] ?? 0;
}
