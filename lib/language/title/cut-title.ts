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
  /** One stretch of what was said: a time at its edge leaves, one in its middle stays. */
  isUnbroken?: boolean;
  /** "the birthday party" is found without its article; "The Martian" has it in its name. */
  dropsArticle?: boolean;
}

interface Run {
  from: number;
  to: number;
}

const LEADING = wordSet(", : - – — ; . to that and about ! ? = then * •");
const TRAILING = wordSet(
  ", : - – — ; . ! ? and to at by the or but so because that is a an for of from later as instead",
);
/** "[at 8] sharp", "[this month] only". */
const AFTER_TIME = wordSet("only sharp sharply");
/** What is left of "they are [on Friday]" when the time has gone. */
const BEFORE_TIME = wordSet("are was were");
const ARTICLES = wordSet("the my our");
const AFTER_TO_DO = wordSet("list lists item items reminder reminders");
const BETWEEN = wordSet(", ; . - :");

/** "leave 15 minutes before the show starts": counted from something only the title knows, so it stays. */
const staysInside = (hole: Hole, from: number, to: number): boolean =>
  hole.isOffset && hole.from > from && hole.to < to;

const isKept = (hole: Hole, { from, to }: Run, { keepTimesFrom }: Cut): boolean =>
  staysInside(hole, from, to) || (keepTimesFrom !== undefined && hole.isTime && hole.from >= keepTimesFrom);

/** The stretch without the times and small words at its edges. */
function withoutEdges(sentence: Sentence, whole: Run, cut: Cut): Run {
  let run = whole;
  for (;;) {
    run = trim(sentence, run, true);
    const first = sentence.holeAt[run.from];
    const last = sentence.holeAt[run.to - 1];
    if (run.from >= run.to) return run;
    if (first && !isKept(first, whole, cut)) run = { from: first.to, to: run.to };
    else if (last && !isKept(last, whole, cut)) run = { from: run.from, to: last.from };
    else return run;
  }
}

/** The stretches that no hole covers. */
function runsIn(sentence: Sentence, whole: Run, cut: Cut): Run[] {
  if (cut.isLiteral) return [whole];
  const { from, to } = cut.isUnbroken ? withoutEdges(sentence, whole, cut) : whole;
  const runs: Run[] = [];
  let at = from;
  for (const hole of sentence.holes) {
    if (hole.to <= from || hole.from >= to || isKept(hole, whole, cut)) continue;
    if (cut.isUnbroken && !hole.isPriority) continue;
    if (hole.from > at) runs.push({ from: at, to: hole.from });
    at = Math.max(at, hole.to);
  }
  if (at < to) runs.push({ from: at, to });
  return runs;
}

/** "my to do reminder": no verb but the name of the list. */
export const isToDo = (tokens: Sentence["tokens"], at: number): boolean =>
  tokens[at]?.word === "to" && tokens[at + 1]?.word === "do" && AFTER_TO_DO.has(tokens[at + 2]?.word ?? "");

function trim({ tokens, holeAt }: Sentence, { from, to }: Run, isFirst: boolean): Run {
  const isIn = (words: ReadonlySet<string>, at: number) => words.has(tokens[at]?.word ?? "") && !tokens[at]?.quoted;
  let start = from;
  let end = to;
  while (start < end && isIn(isFirst ? LEADING : BETWEEN, start) && !isToDo(tokens, start)) start++;
  const isLoose = (at: number) =>
    isIn(TRAILING, at) || (holeAt[at + 1] && isIn(BEFORE_TIME, at)) || (holeAt[at - 1] && isIn(AFTER_TIME, at));
  while (end > start && isLoose(end - 1)) end--;
  return { from: start, to: end };
}

/** Cuts a title out of the message: the person's own words without the times in between. */
export function cutTitle(sentence: Sentence, first: number, until: number, cut: Cut = {}): Title | null {
  const article = sentence.tokens[first];
  const hasArticle = cut.dropsArticle && article && ARTICLES.has(article.word) && !article.capital && !article.quoted;
  const from = hasArticle && first + 1 < until ? first + 1 : first;
  const to = endOfThought(sentence, from, until, cut.isReference ?? false);
  const runs = runsIn(sentence, { from, to }, cut)
    .map((run, at) => trim(sentence, run, at === 0))
    .filter((run) => run.to > run.from);
  const [opening] = runs;
  const last = runs.at(-1);
  if (!opening || !last) return null;
  const title = unquote(runs.map((run) => textBetween(sentence, run.from, run.to)).join(" "));
  return title ? { title, from: opening.from, to: last.to } : null;
}

const QUOTED = /^["“«'‘`](.*)["”»'’`]$/su;

/** Quotation marks around the whole title only said where it begins and ends. */
const unquote = (title: string): string => (QUOTED.exec(title)?.[1] ?? title).trim();
