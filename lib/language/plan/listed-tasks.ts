import { readSentence, type Sentence, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { readNumber } from "@/lib/language/text/read-number";

const SEVERAL = lexicon<true>([
  [true, ["new|more? tasks|todos|items|things|chores|errands", "new|more? to dos|do's", "following things|tasks?"]],
]);
const DETERMINERS = ["the", "these", "some", "following"];
const OPENERS = [":", ",", "-", "–", "—"];

interface Run {
  from: number;
  to: number;
}

/**
 * "add 3 tasks: wash the car, mow the lawn and call Bob": each as a sentence of its own, in its place. Empty unless the
 * message announces several: "add buy milk, eggs and bread" is one errand.
 */
export function listedTasks(sentence: Sentence): Sentence[] {
  const list = findList(sentence);
  if (!list) return [];
  const runs = divide(sentence, { from: list.from, to: sentence.frame.end });
  const divided = [...runs.slice(0, -1), ...divideAtAnd(sentence, runs.at(-1))];
  const chosen = runs.length === list.announced ? runs : divided;
  return chosen.length > 1 ? chosen.map((run) => readRun(sentence, run)) : [];
}

/** Where the list starts, and how many were announced. */
function findList(sentence: Sentence): { from: number; announced: number | null } | null {
  const { tokens, frame } = sentence;
  const head = frame.heads[0];
  if (head?.value !== "create" || head.at !== frame.start) return null;
  let at = DETERMINERS.includes(wordAt(sentence, head.next)) ? head.next + 1 : head.next;
  const number = readNumber(tokens, at);
  at = number?.next ?? at;
  const several = SEVERAL.match(tokens, at);
  const opener = several?.next ?? at;
  const isOpened = OPENERS.includes(wordAt(sentence, opener));
  if (!several || !(isOpened || startsLine(sentence, opener))) return null;
  return { from: isOpened ? opener + 1 : opener, announced: number?.value ?? null };
}

/** At commas, semicolons and new lines. */
function divide(sentence: Sentence, { from, to }: Run): Run[] {
  const runs: Run[] = [];
  let start = from;
  for (let at = from; at <= to; at++) {
    const isMark = at < to && !sentence.tokens[at]?.quoted && [",", ";"].includes(wordAt(sentence, at));
    const isEnd = at === to || isMark || (at > start && startsLine(sentence, at));
    if (!isEnd) continue;
    if (at > start) runs.push({ from: start, to: at });
    start = isMark ? at + 1 : at;
  }
  return runs;
}

/** The last of several is joined by "and". */
function divideAtAnd(sentence: Sentence, run: Run | undefined): Run[] {
  if (!run) return [];
  const isAnd = (at: number) => ["and", "&"].includes(wordAt(sentence, at)) && !sentence.tokens[at]?.quoted;
  const first = isAnd(run.from) ? run.from + 1 : run.from;
  for (let at = run.to - 2; at > first; at--) {
    if (isAnd(at)) {
      return [
        { from: first, to: at },
        { from: at + 1, to: run.to },
      ];
    }
  }
  return [{ from: first, to: run.to }];
}

const startsLine = ({ text, tokens }: Sentence, at: number): boolean =>
  text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0).includes("\n");

/** Blanks stand for what comes before, so that all spans stay true. */
function readRun({ text, tokens, context }: Sentence, { from, to }: Run): Sentence {
  const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
  return readSentence(" ".repeat(start) + text.slice(start, end), context);
}
