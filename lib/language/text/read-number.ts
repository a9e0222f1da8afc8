import type { Token } from "@/lib/language/text/token";
import { wordIn } from "@/lib/language/text/word-in";

/** What a small reader found: the value and the index of the first token after it. */
export interface Reading<T> {
  value: T;
  next: number;
}

const UNITS = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
const TEENS = ["thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"];
const TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const ORDINALS = [
  "zeroth",
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
];

const small = new Map<string, number>([...UNITS, ...TEENS].map((word, value) => [word, value]));
const tens = new Map<string, number>(TENS.map((word, at) => [word, (at + 2) * 10]));
const ordinals = new Map<string, number>(ORDINALS.map((word, value) => [word, value]));
for (const [word, value] of [
  ["eleventh", 11],
  ["twelfth", 12],
  ["twelth", 12],
] as const)
  ordinals.set(word, value);
for (const [at, word] of TEENS.entries()) ordinals.set(`${word}th`, at + 13);
for (const [word, value] of tens) ordinals.set(word.replace(/y$/, "ieth"), value);

/** "7", "seven", "twenty one", "a hundred", "two hundred and six", "a dozen". */
export function readNumber(tokens: readonly Token[], at: number): Reading<number> | null {
  const hasArticle = wordIn(tokens, at) === "a";
  if (hasArticle && wordIn(tokens, at + 1) === "dozen") return { value: 12, next: at + 2 };
  const count = hasArticle ? { value: 1, next: at + 1 } : readBelowHundred(tokens, at);
  if (!count || wordIn(tokens, count.next) !== "hundred" || tokens[at]?.kind === "number")
    return hasArticle ? null : count;
  const isHours = /^hours?$/.test(wordIn(tokens, count.next + 1));
  if (isHours) return hasArticle ? { value: 100, next: count.next + 1 } : count;
  const rest = readBelowHundred(tokens, wordIn(tokens, count.next + 1) === "and" ? count.next + 2 : count.next + 1);
  const value = count.value * 100;
  return rest && tokens[rest.next - 1]?.kind === "word"
    ? { value: value + rest.value, next: rest.next }
    : { value, next: count.next + 1 };
}

/** "7", "seventeen", "twenty one". */
export function readBelowHundred(tokens: readonly Token[], at: number): Reading<number> | null {
  const token = tokens[at];
  if (!token) return null;
  if (token.kind === "number") return /^\d{1,4}$/.test(token.word) ? { value: Number(token.word), next: at + 1 } : null;
  const ten = tens.get(token.word);
  if (ten !== undefined) {
    const unit = small.get(wordIn(tokens, at + 1));
    return unit && unit < 10 ? { value: ten + unit, next: at + 2 } : { value: ten, next: at + 1 };
  }
  const value = small.get(token.word);
  return value === undefined ? null : { value, next: at + 1 };
}

const SUFFIXES = new Set(["st", "nd", "rd", "th", "sts"]);

/** "1st", "31sT", "first", "twenty second", "thirty-first". */
export function readOrdinal(tokens: readonly Token[], at: number): Reading<number> | null {
  const token = tokens[at];
  if (!token) return null;
  if (token.kind === "number") {
    const suffix = tokens[at + 1];
    if (!suffix?.glued || !SUFFIXES.has(suffix.word) || token.word.length > 3) return null;
    return { value: Number(token.word), next: at + 2 };
  }
  const ten = tens.get(token.word);
  if (ten !== undefined) {
    const unit = ordinals.get(wordIn(tokens, at + 1));
    return unit && unit < 10 ? { value: ten + unit, next: at + 2 } : null;
  }
  const value = ordinals.get(token.word);
  return value === undefined ? null : { value, next: at + 1 };
}

const FRACTION_SIGNS: ReadonlyMap<string, number> = new Map([
  ["½", 0.5],
  ["¼", 0.25],
  ["¾", 0.75],
]);

/** "1/2", "3/4", "½". */
function readFraction(tokens: readonly Token[], at: number): Reading<number> | null {
  const sign = FRACTION_SIGNS.get(wordIn(tokens, at));
  if (sign !== undefined) return { value: sign, next: at + 1 };
  const isGlued = wordIn(tokens, at + 1) === "/" && tokens[at + 1]?.glued && tokens[at + 2]?.glued;
  const [above, below] = isGlued ? [readBelowHundred(tokens, at), readBelowHundred(tokens, at + 2)] : [null, null];
  return above && below && below.value > above.value && below.value <= 4
    ? { value: above.value / below.value, next: below.next }
    : null;
}

/** "1½": digits and the sign are one token. */
function readGluedFraction(tokens: readonly Token[], at: number): Reading<number> | null {
  const word = wordIn(tokens, at);
  const sign = FRACTION_SIGNS.get(word.at(-1) ?? "");
  return sign !== undefined && /^\d{1,2}.$/.test(word)
    ? { value: Number(word.slice(0, -1)) + sign, next: at + 1 }
    : null;
}

/** A count of things: a number, "a", "an", "a couple of", "a few", "several", "half a", "one and a half". */
export function readQuantity(tokens: readonly Token[], at: number): Reading<number> | null {
  if (wordIn(tokens, at) === "half" && ["a", "an"].includes(wordIn(tokens, at + 1)))
    return { value: 0.5, next: at + 2 };
  // "half hour"; what follows must be a unit, so "half past" is none of it.
  if (wordIn(tokens, at) === "half") return { value: 0.5, next: at + 1 };
  if (["a", "an"].includes(wordIn(tokens, at))) {
    if (wordIn(tokens, at + 1) === "half") return { value: 0.5, next: at + 2 };
    if (["hundred", "dozen"].includes(wordIn(tokens, at + 1))) return readNumber(tokens, at);
    if (wordIn(tokens, at + 1) === "pair" && wordIn(tokens, at + 2) === "of") return { value: 2, next: at + 3 };
    if (wordIn(tokens, at + 1) === "couple") return { value: 2, next: at + (wordIn(tokens, at + 2) === "of" ? 3 : 2) };
    if (wordIn(tokens, at + 1) === "few") return { value: 3, next: at + 2 };
    return { value: 1, next: at + 1 };
  }
  if (wordIn(tokens, at) === "couple") return { value: 2, next: at + (wordIn(tokens, at + 1) === "of" ? 2 : 1) };
  if (wordIn(tokens, at) === "few") return { value: 3, next: at + 1 };
  if (wordIn(tokens, at) === "several") return { value: 7, next: at + 1 };
  const fraction = readFraction(tokens, at);
  if (fraction) return fraction;
  const number = readNumber(tokens, at) ?? readGluedFraction(tokens, at);
  if (!number) return null;
  // "1 1/2 hours"
  const part =
    tokens[number.next]?.kind === "number" && !tokens[number.next]?.glued ? readFraction(tokens, number.next) : null;
  if (part) return { value: number.value + part.value, next: part.next };
  if (
    wordIn(tokens, number.next) === "." &&
    /^\d$/.test(wordIn(tokens, number.next + 1)) &&
    tokens[number.next]?.glued &&
    tokens[number.next + 1]?.glued
  ) {
    return { value: Number(`${number.value}.${wordIn(tokens, number.next + 1)}`), next: number.next + 2 };
  }
  if (
    wordIn(tokens, number.next) === "and" &&
    ["a", "an"].includes(wordIn(tokens, number.next + 1)) &&
    wordIn(tokens, number.next + 2) === "half"
  ) {
    return { value: number.value + 0.5, next: number.next + 3 };
  }
  if (wordIn(tokens, number.next) === "and" && wordIn(tokens, number.next + 1) === "half")
    return { value: number.value + 0.5, next: number.next + 2 };
  return number;
}
