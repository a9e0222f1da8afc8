import { type Sentence, textBetween } from "@/lib/language/sentence";
import { wordSet } from "@/lib/language/text/word-set";
import { endOfThought } from "@/lib/language/title/end-of-thought";
import type { Hole } from "@/lib/language/title/find-holes";

/** A title and the tokens it was cut from. */
export interface Title {
  title: string;
  from: number;
  to: number;
}

interface Cut {
  /** The words name something that exists: what is said about it ("… as done", "… instead") is no part of the name. */
  isReference?: boolean;
  /** From this token on times belong to the title, because when to remind was said before. */
  keepTimesFrom?: number;
  /** Everything belongs to it, times and priorities too: a description, a new title. */
  isLiteral?: boolean;
}

interface Run {
  from: number;
  to: number;
}

const LEADING = wordSet(", : - – — ; . to that and about ! ? = then * •");
const TRAILING = wordSet(", : - – — ; . ! ? and to at by the or but so because that is a an for of from later");
const BETWEEN = wordSet(", ; . - :");

/** "leave 15 minutes before the show starts": counted from something only the title knows, so it stays. */
const staysInside = (hole: Hole, from: number, to: number): boolean =>
  hole.isOffset && hole.from > from && hole.to < to;

/** The stretches between `from` and `to` that no hole covers. */
function runsBetween({ holes }: Sentence, from: number, to: number, { keepTimesFrom, isLiteral }: Cut): Run[] {
  if (isLiteral) return [{ from, to }];
  const runs: Run[] = [];
  let at = from;
  for (const hole of holes) {
    if (hole.to <= from || hole.from >= to || staysInside(hole, from, to)) continue;
    if (keepTimesFrom !== undefined && hole.isTime && hole.from >= keepTimesFrom) continue;
    if (hole.from > at) runs.push({ from: at, to: hole.from });
    at = Math.max(at, hole.to);
  }
  if (at < to) runs.push({ from: at, to });
  return runs;
}

function trim({ tokens }: Sentence, { from, to }: Run, isFirst: boolean): Run {
  const isIn = (words: ReadonlySet<string>, at: number) => words.has(tokens[at]?.word ?? "") && !tokens[at]?.quoted;
  let start = from;
  let end = to;
  while (start < end && isIn(isFirst ? LEADING : BETWEEN, start)) start++;
  while (end > start && isIn(TRAILING, end - 1)) end--;
  return { from: start, to: end };
}

/** Cuts a title out of the message: the person's own words without the times in between. */
export function cutTitle(sentence: Sentence, from: number, until: number, cut: Cut = {}): Title | null {
  const to = endOfThought(sentence, from, until, cut.isReference ?? false);
  const runs = runsBetween(sentence, from, to, cut)
    .map((run, at) => trim(sentence, run, at === 0))
    .filter((run) => run.to > run.from);
  const [first] = runs;
  const last = runs.at(-1);
  if (!first || !last) return null;
  const title = unquote(runs.map((run) => textBetween(sentence, run.from, run.to)).join(" "));
  return title ? { title, from: first.from, to: last.to } : null;
}

const QUOTED = /^["“«'‘`](.*)["”»'’`]$/su;

/** Quotation marks around the whole title only said where it begins and ends. */
const unquote = (title: string): string => (QUOTED.exec(title)?.[1] ?? title).trim();
