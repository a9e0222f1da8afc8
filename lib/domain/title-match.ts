import { lettersOf, SLIPPED, wordLikeness } from "@/lib/domain/word-likeness";

/** This much better than the next: only then it is that one. */
const CLEAR_LEAD = 0.12;
/** Worth showing when asking which one was meant. */
const WORTH_ASKING = 0.45;

export type TitleMatch<Item> = { kind: "one"; item: Item } | { kind: "several"; items: Item[] } | { kind: "none" };

/**
 * One clear winner that has every word, or candidates to ask about, or nothing: never a guess between two that are close.
 * A word is in a title as a whole or not at all; one that only may be another form of it is asked about. Whoever says a whole title means that one, whatever else holds its words.
 */
export function matchTitle<Item extends { title: string }>(words: string, items: readonly Item[]): TitleMatch<Item> {
  const called = items.filter(({ title }) => plainly(title) === plainly(words));
  if (called.length > 1) return { kind: "several", items: called };
  return called[0] ? { kind: "one", item: called[0] } : matchWords(words, items);
}

const plainly = (text: string): string => text.normalize("NFC").trim().toLowerCase();

function matchWords<Item extends { title: string }>(words: string, items: readonly Item[]): TitleMatch<Item> {
  const wanted = tokensOf(words);
  const offers = items.map((item) => ({ item, offered: tokensOf(item.title) }));
  const isAlike = likenessAmong(
    wanted,
    offers.flatMap(({ offered }) => offered),
  );
  const whole = offers.filter(({ offered }) => holdsEvery(wanted, offered, isAlike));
  // What lacks a word stands back behind what has them all, and is never more than asked about.
  const ranked = (whole.length > 0 ? whole : offers)
    .map(({ item, offered }) => ({ item, score: scoreOf(wanted, offered, isAlike) }))
    .filter(({ score }) => score >= WORTH_ASKING)
    .sort((one, other) => other.score - one.score);
  const [best, second] = ranked;
  if (!best) return { kind: "none" };
  const isClear = whole.length > 0 && best.score - (second?.score ?? 0) >= CLEAR_LEAD;
  if (isClear) return { kind: "one", item: best.item };
  return {
    kind: "several",
    items: ranked.filter(({ score }) => best.score - score < 2 * CLEAR_LEAD).map(({ item }) => item),
  };
}

/** Every word that tells titles apart is in this one. */
export const hasEveryWord = (words: string, title: string): boolean =>
  holdsEvery(tokensOf(words), tokensOf(title), wordLikeness);

/** For putting what a search found in order. */
export const titleScore = (words: string, title: string): number =>
  scoreOf(tokensOf(words), tokensOf(title), wordLikeness);

type Likeness = (wanted: string, offered: string) => number;

/** Where a title has the very word, nobody mistyped it: "house" is then not "horse". */
function likenessAmong(wanted: readonly string[], offered: readonly string[]): Likeness {
  const known = new Set(wanted.filter((token) => offered.some((other) => wordLikeness(token, other) > SLIPPED)));
  return (token, other) => {
    const likeness = wordLikeness(token, other);
    return likeness === SLIPPED && known.has(token) ? 0 : likeness;
  };
}

function holdsEvery(wanted: readonly string[], offered: readonly string[], isAlike: Likeness): boolean {
  const telling = wanted.filter((token) => !SMALL_WORDS.has(token));
  const asked = telling.length > 0 ? telling : wanted;
  return asked.length > 0 && asked.every((token) => offered.some((other) => isAlike(token, other) >= SLIPPED));
}

/** How much of what was said is in the title, and then how much of the title was said. It means nothing by itself. */
function scoreOf(wanted: readonly string[], offered: readonly string[], isAlike: Likeness): number {
  if (wanted.length === 0 || offered.length === 0) return 0;
  const coverage = weightedShare(wanted, (token) => offered.map((other) => isAlike(token, other)));
  const precision = weightedShare(offered, (token) => wanted.map((other) => isAlike(other, token)));
  return 0.8 * coverage + 0.2 * precision;
}

/** Words that tell no title from another: those that stand in any, and those that only point ("the one about bread"). */
const SMALL_WORDS = new Set(
  "a an the my our this that to of for in on at and with about from task one ones thing".split(" "),
);

/** What to search for: "the bill" is in "Pay Bill for the tickets" twice over, and still no more than any other bill. */
export function tellingWords(words: string): string {
  const telling = words.split(/\s+/).filter((word) => word !== "" && !SMALL_WORDS.has(word.toLowerCase()));
  return telling.length > 0 ? telling.join(" ") : words;
}

const LONGEST_WEIGHT = 6;
const HAS_DIGIT = /\p{N}/u;

/** A number tells titles apart as well as the longest word does. */
function weightOf(token: string): number {
  if (HAS_DIGIT.test(token)) return LONGEST_WEIGHT;
  return SMALL_WORDS.has(token) ? 0.1 : Math.min(lettersOf(token), LONGEST_WEIGHT);
}

function weightedShare(tokens: readonly string[], likenessesOf: (token: string) => number[]): number {
  let matched = 0;
  let total = 0;
  for (const token of tokens) {
    const weight = weightOf(token);
    total += weight;
    matched += weight * Math.max(...likenessesOf(token));
  }
  return matched / total;
}

/** "Anna's" is of Anna. */
const POSSESSIVE = /['’ʼ]s(?![\p{L}\p{N}])/gu;
/** "don't" and "O'Brien" are one word each. */
const WITHIN_WORD = /(?<=\p{L})['’ʼ](?=\p{L})/gu;
/** As are 10.50, 1,000, 3:30 and 2026-05-10: a part of a number is another number. */
const TOKEN = /(?:[\p{L}\p{N}]|(?<=\p{N})[.,:/⁄-](?=\p{N}))+/gu;

function tokensOf(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").replace(POSSESSIVE, "").replace(WITHIN_WORD, "");
  return (plain.toLowerCase().match(TOKEN) ?? []).map((word) => IN_FULL.get(word) ?? word);
}

/** Written short, or said otherwise, and always the same. */
const IN_FULL: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{
      dr: "doctor",
      appt: "appointment",
      appts: "appointments",
      bday: "birthday",
      hw: "homework",
      xmas: "christmas",
    },
    ...{ mum: "mom", mam: "mom", mummy: "mom", mommy: "mom", daddy: "dad", granny: "grandma", gran: "grandma" },
    ...{
      grandpa: "grandad",
      granddad: "grandad",
      telly: "tv",
      television: "tv",
      meds: "medication",
      veg: "vegetables",
    },
    ...{
      fridge: "refrigerator",
      biz: "business",
      dept: "department",
      mtg: "meeting",
      tix: "tickets",
      info: "information",
    },
  }),
);

/** The other ways in which a word may stand in a title. */
export const writtenAs = (word: string): string[] => {
  const full = IN_FULL.get(word) ?? word;
  return [full, ...[...IN_FULL].flatMap(([short, long]) => (long === full ? short : []))];
};
