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
  if (best.score >= GOOD_ENOUGH && best.score - (second?.score ?? 0) >= CLEAR_LEAD)
    return { kind: "one", item: best.item };
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
    matched += weight * Math.max(...among.map((other) => likeness(token, other)));
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

function likeness(one: string, other: string): number {
  if (one === other) return 1;
  // A digit more or less is another number, not a typo.
  if (HAS_DIGIT.test(one) || HAS_DIGIT.test(other)) return 0;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length >= 3 && long.startsWith(short)) return 0.7 + 0.3 * (short.length / long.length);
  const allowed = long.length >= 8 ? 2 : long.length >= 4 ? 1 : 0;
  const distance =
    allowed > 0 && long.length - short.length <= allowed ? editDistance(one, other) : Number.POSITIVE_INFINITY;
  if (distance > allowed) return 0;
  // Among short words another letter is as often another word ("rest", "rent"): enough to ask, too little to act on.
  const mayBeAnother = long.length <= 4 && !hasSameLetters(one, other);
  return mayBeAnother ? 0.6 : 0.9 - 0.08 * distance;
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
