import { KNOWN_VERBS } from "@/lib/domain/known-verbs";

/** What is left of them without the s is another word, or none. */
const NO_PLURALS = new Set(
  (
    "news lens goods means shorts greens customs odds does was has its hers ours yours theirs this always perhaps besides " +
    "sometimes series species"
  ).split(" "),
);
/** The few of several that end like "focus" and "tennis". */
const PLURALS_LIKE_LATIN = new Set("taxis menus skis kiwis bikinis emojis".split(" "));
/** They end like a verb by chance. */
const NO_VERBS = new Set(
  (
    "something anything everything nothing morning evening during darling sibling hundred sacred kindred hatred wicked " +
    "naked wretched rugged"
  ).split(" "),
);

/** With fewer letters it was no word with an ending. */
const SHORTEST = 3;

/** A word, and what it surely was before its ending: "plant" of "plants", "shop" of "shopping", "bake" of "baked". */
export const sureBasesOf = (word: string): string[] => [
  word,
  ...singularsOf(word),
  ...verbsOf(word).filter((verb) => KNOWN_VERBS.has(verb)),
];

/** The same, and what the letters alone allow: "stock" of "stockings", "unit" of "united". */
export const possibleBasesOf = (word: string): string[] =>
  [word, ...singularsOf(word)].flatMap((form) => [form, ...verbsOf(form)]);

/** "houses" is of "house" and "boxes" of "box"; nothing in the letters tells which. */
export function singularsOf(word: string): string[] {
  if (!isPlural(word)) return [];
  const without = (ending: number) => word.slice(0, -ending);
  return [
    without(1),
    ...(/(?:s|x|z|ch|sh|o)es$/.test(word) ? [without(2)] : []),
    ...(/..ies$/.test(word) ? [`${without(3)}y`] : []),
  ].filter(isLongEnough);
}

const isPlural = (word: string): boolean =>
  (/[^isu]s$/.test(word) && !NO_PLURALS.has(word)) || PLURALS_LIKE_LATIN.has(word);

/** "custom" and "customs" are two words, though only a letter apart. */
export const isOtherWithS = (one: string, other: string): boolean =>
  (NO_PLURALS.has(one) && one === `${other}s`) || (NO_PLURALS.has(other) && other === `${one}s`);

const isLongEnough = (word: string): boolean => word.length >= SHORTEST;

const VERB_ENDING = /^(.{2,})(?:ing|ed)$/u;
const HAS_VOWEL = /[aeiouy]/;
/** A consonant is doubled after a vowel that stands alone: "shopping" and "quitting", but never "earring". */
const DOUBLED = /(?:^|[^aeiouy]|qu)[aeiouy]([bdgklmnprt])\1$/;
/** What would have doubled its last letter: "hoping" is of "hope", "hopping" of "hop". */
const WOULD_DOUBLE = /^[^aeiouy]*[aeiouy][^aeiouywx]$/;
/** Nothing ends so without its e: "handled" is of "handle", "centred" of "centre". */
const NEEDS_E = /[^aeiouylrw][lr]$/;

function verbsOf(word: string): string[] {
  const stem = VERB_ENDING.exec(word)?.[1];
  if (stem === undefined || !HAS_VOWEL.test(stem) || NO_VERBS.has(word)) return [];
  return stemsOf(stem, word.endsWith("ed")).filter(isLongEnough);
}

function stemsOf(stem: string, isDone: boolean): string[] {
  const [withE, last] = [`${stem}e`, stem.at(-1) ?? ""];
  if (isDone && last === "i") return [`${stem.slice(0, -1)}y`, withE];
  if (isDone && last === "e") return [withE];
  if ("aeioy".includes(last)) return [stem];
  if (DOUBLED.test(stem)) return [stem, stem.slice(0, -1)];
  return WOULD_DOUBLE.test(stem) || NEEDS_E.test(stem) ? [withE] : [stem, withE];
}
