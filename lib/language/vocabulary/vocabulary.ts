import { compilePhrase, matchSlots, type Slot } from "@/lib/language/text/phrase";
import type { Token } from "@/lib/language/text/token";
import { inflect } from "@/lib/language/vocabulary/inflect";
import { type Row, readTable } from "@/lib/language/vocabulary/read-table";
import { TRAITS, type Trait } from "@/lib/language/vocabulary/traits";
import { VERBS } from "@/lib/language/vocabulary/verbs";
import { WORDS } from "@/lib/language/vocabulary/words";

/** "told" is what it looks like once it is done: "bought", "written"; "says" of somebody else: "buys". */
export type Form = "base" | "ing" | "told" | "says";

/** A word or phrase in one of its forms. */
export interface Word {
  /** As the dictionary has it. */
  lemma: string;
  form: Form;
  traits: ReadonlySet<Trait>;
  /** What stands behind its object, where that may come between: "up" of "pick ~ up". */
  behind: readonly string[];
}

/** A word found in a message, up to the token `next`. */
export interface Found {
  word: Word;
  next: number;
}

interface Entry {
  slots: readonly Slot[];
  word: Word;
}

const split = (phrase: string): string[] => phrase.split(" ").filter((word) => word !== "");

const literally = (words: readonly string[]): Slot[] =>
  words.map((word) => ({ words: new Set([word]), optional: false }));

/** A verb in all its forms, and where its object may stand inside it both ways: "pick up the kids", "pick the kids up". */
function verbEntries({ phrase, forms, traits }: Row<Trait>): Entry[] {
  const [together = "", apart = ""] = phrase.split("~");
  const [verb = "", ...rest] = split(together);
  const behind = split(apart);
  const { ing, past, participle } = inflect(verb, forms);
  const shared = { lemma: [verb, ...rest, ...behind].join(" "), traits: new Set(traits) };
  const looks: [string, Form][] = [
    [verb, "base"],
    [ing, "ing"],
    [withS(verb), "says"],
    ...[...new Set([past, participle, ...doubled(verb)])].map(asTold),
  ];
  return looks.flatMap(([look, form]) => [
    { slots: literally([...look.split("-"), ...rest, ...behind]), word: { ...shared, form, behind: [] } },
    ...(behind.length > 0
      ? [{ slots: literally([...look.split("-"), ...rest]), word: { ...shared, form, behind } }]
      : []),
  ]);
}

const withS = (verb: string): string =>
  /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;

/** "cancelled" beside "canceled", "travelled" beside "traveled". */
const doubled = (verb: string): string[] => (/.[aeiou][^aeiou]*[aeiou]l$/.test(verb) ? [`${verb}led`] : []);

const asTold = (look: string): [string, Form] => [look, "told"];

const wordEntry = ({ phrase, traits }: Row<Trait>): Entry => ({
  slots: compilePhrase(phrase),
  word: { lemma: phrase, form: "base", traits: new Set(traits), behind: [] },
});

const BY_FIRST = new Map<string, Entry[]>();

const VERB_ROWS = readTable(TRAITS, VERBS);

for (const entry of [...VERB_ROWS.flatMap(verbEntries), ...readTable(TRAITS, WORDS).map(wordEntry)]) {
  const required = entry.slots.findIndex(({ optional }) => !optional);
  for (const first of entry.slots.slice(0, required + 1).flatMap(({ words }) => [...words]))
    BY_FIRST.set(first, [...(BY_FIRST.get(first) ?? []), entry]);
}

/** What may be said instead, word for word: "hoover" and "vacuum". */
const SAYS_THE_SAME: readonly Trait[] = ["hoovers"];

const LEMMAS_OF = new Map(
  SAYS_THE_SAME.map((same) => [same, VERB_ROWS.flatMap(({ phrase, traits }) => (traits.includes(same) ? phrase : []))]),
);

export const lemmasLike = ({ lemma, traits }: Word): string[] => [
  lemma,
  ...SAYS_THE_SAME.flatMap((same) => (traits.has(same) ? (LEMMAS_OF.get(same) ?? []) : [])),
];

const lengthOf = ({ word, next }: Found): number => next + word.behind.length;

/** Everything that the tokens at one place can be, the longest first. */
export function wordsAt(tokens: readonly Token[], at: number): Found[] {
  const entries = BY_FIRST.get(tokens[at]?.word ?? "");
  if (!entries) return [];
  const found: Found[] = [];
  for (const { slots, word } of entries) {
    const next = matchSlots(slots, tokens, at);
    if (next !== null) found.push({ word, next });
  }
  return found.sort((one, other) => lengthOf(other) - lengthOf(one));
}

const DRAWN_OUT = /(\p{L})\1{2,}/gu;

/** What every place of a message can be; "heyyy" is "hey". */
export function lookUp(tokens: readonly Token[]): Found[][] {
  const plain = tokens.map((token) =>
    token.word.search(DRAWN_OUT) >= 0 ? { ...token, word: token.word.replace(DRAWN_OUT, "$1") } : token,
  );
  return plain.map((_, at) => wordsAt(plain, at));
}
