import { isSameWord, wordLikeness } from "@/lib/domain/word-likeness";

/**
 * How well words fit a title: typos, another word order, a part of it, singular for plural. The number is used to tell
 * one clear winner from several that are close; it means nothing by itself.
 */
export function titleScore(words: string, title: string): number {
  const wanted = tokensOf(words);
  const offered = tokensOf(title);
  if (wanted.length === 0 || offered.length === 0) return 0;
  const coverage = weightedShare(wanted, offered);
  const precision = weightedShare(offered, wanted);
  return 0.8 * coverage + 0.2 * precision;
}

/** "wash car" fits "Wash the carrots" but for what a word begins with: whoever says so may mean something else. */
function hasOnlyBeginning(words: string, title: string): boolean {
  const offered = tokensOf(title);
  return tokensOf(words).some((token) => {
    if (SMALL_WORDS.has(token)) return false;
    const alike = offered.filter((other) => wordLikeness(token, other) > 0);
    return alike.length > 0 && !alike.some((other) => isSameWord(token, other));
  });
}

/** At least this well, and this much better than the next: only then it is that one. */
const GOOD_ENOUGH = 0.62;
const CLEAR_LEAD = 0.12;
/** Worth showing when asking which one was meant. */
const WORTH_ASKING = 0.45;

export type TitleMatch<Item> = { kind: "one"; item: Item } | { kind: "several"; items: Item[] } | { kind: "none" };

/** One clear winner, or candidates to ask about, or nothing: never a guess between two that are close. */
export function matchTitle<Item extends { title: string }>(words: string, items: Item[]): TitleMatch<Item> {
  const ranked = items
    .map((item) => ({ item, score: titleScore(words, item.title) }))
    .filter(({ score }) => score >= WORTH_ASKING)
    .sort((one, other) => other.score - one.score);
  const [best, second] = ranked;
  if (!best) return { kind: "none" };
  const isClear = best.score >= GOOD_ENOUGH && best.score - (second?.score ?? 0) >= CLEAR_LEAD;
  if (isClear && !hasOnlyBeginning(words, best.item.title)) return { kind: "one", item: best.item };
  return {
    kind: "several",
    items: ranked.filter(({ score }) => best.score - score < 2 * CLEAR_LEAD).map(({ item }) => item),
  };
}

/** Words that stand in any title and tell none apart. */
const SMALL_WORDS = new Set(["a", "an", "the", "my", "to", "of", "for", "in", "on", "at", "and", "with", "task"]);

const LONGEST_WEIGHT = 6;
const HAS_DIGIT = /\p{N}/u;

/** A number tells titles apart as well as the longest word does. */
function weightOf(token: string): number {
  if (HAS_DIGIT.test(token)) return LONGEST_WEIGHT;
  return SMALL_WORDS.has(token) ? 0.1 : Math.min(token.length, LONGEST_WEIGHT);
}

function weightedShare(tokens: string[], among: string[]): number {
  let matched = 0;
  let total = 0;
  for (const token of tokens) {
    const weight = weightOf(token);
    total += weight;
    matched += weight * Math.max(...among.map((other) => wordLikeness(token, other)));
  }
  return matched / total;
}

function tokensOf(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(singular);
}

function singular(token: string): string {
  if (token.length > 4 && token.endsWith("ies")) return `${token.slice(0, -3)}y`;
  if (token.length > 4 && /(s|x|z|ch|sh)es$/.test(token)) return token.slice(0, -2);
  return token.length > 3 && token.endsWith("s") && !token.endsWith("ss") ? token.slice(0, -1) : token;
}
