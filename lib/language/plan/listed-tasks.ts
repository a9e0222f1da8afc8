import { readStretch } from "@/lib/language/read-stretch";
import { type Sentence, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { readNumber } from "@/lib/language/text/read-number";
import { wordsAt } from "@/lib/language/vocabulary/vocabulary";

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
  const list = findList(sentence) ?? findSeparated(sentence) ?? findThings(sentence);
  if (!list) return [];
  const runs = divide(sentence, list);
  const divided = [...runs.slice(0, -1), ...divideAtAnd(sentence, runs.at(-1), list.isSeparate)];
  const chosen = runs.length === list.announced ? runs : divided;
  return chosen.length > 1 ? chosen.map((run) => readRun(sentence, run)) : [];
}

interface List extends Run {
  /** How many there are to be, if that was said. */
  announced: number | null;
  /** Each "and" joins two of them: "a and b and c as separate tasks". */
  isSeparate: boolean;
}

/** Announced at its start. */
function findList(sentence: Sentence): List | null {
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
  const from = isOpened ? opener + 1 : opener;
  return { from, to: frame.end, announced: number?.value ?? null, isSeparate: false };
}

const SEPARATELY = lexicon<true>([
  [
    true,
    ["as separate|individual|different|single|two|three|four|five|six tasks|todos|items|things|to-dos", "separately"],
  ],
]);
const EACH_FOR = lexicon<true>([[true, ["separate|individual tasks|todos|items|to-dos for|:"]]]);

/** "add eggs and bread as separate tasks", "add separate tasks for eggs and bread": said of what stands beside it. */
function findSeparated(sentence: Sentence): List | null {
  const { tokens, frame } = sentence;
  const head = frame.heads[0];
  if (head?.value !== "create" || head.at !== frame.start) return null;
  const before = EACH_FOR.match(tokens, head.next);
  if (before) return { from: before.next, to: frame.end, announced: null, isSeparate: true };
  for (let at = frame.end - 1; at > head.next; at--) {
    const after = SEPARATELY.match(tokens, at);
    if (after && after.next >= frame.end) return { from: head.next, to: at, announced: null, isSeparate: true };
  }
  return null;
}

const LONGEST_THING = 6;
const NO_THINGS = ["asks", "speaker", "pointer", "addressee", "joins", "auxiliary"] as const;

/** "add milk, eggs and bread": things at commas, none of which begins with what is done. */
function findThings(sentence: Sentence): List | null {
  const { tokens, frame } = sentence;
  const head = frame.heads[0];
  if (head?.value !== "create" || head.at !== frame.start || frame.nouns.length > 0) return null;
  if (!tokens.some(({ word }) => word === "," || word === ";")) return null;
  const list = { from: head.next, to: frame.end, announced: null, isSeparate: false };
  const runs = divide(sentence, list);
  const isThing = ({ from, to }: Run): boolean =>
    to - from <= LONGEST_THING &&
    !wordsAt(tokens, from).some(({ word, next }) => word.form === "base" && word.traits.has("deed") && next < to) &&
    !wordsAt(tokens, from).some(({ word }) => NO_THINGS.some((trait) => word.traits.has(trait))) &&
    tokens.slice(from, to).some(({ kind }, at) => kind === "word" && sentence.holeAt[from + at] === undefined);
  return runs.length > 1 && runs.every(isThing) ? list : null;
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

/** The last of several is joined by "and"; where each is to be one of its own, so are all. */
function divideAtAnd(sentence: Sentence, run: Run | undefined, isEach: boolean): Run[] {
  if (!run) return [];
  const isAnd = (at: number) => ["and", "&"].includes(wordAt(sentence, at)) && !sentence.tokens[at]?.quoted;
  const first = isAnd(run.from) ? run.from + 1 : run.from;
  for (let at = run.to - 2; at > first; at--) {
    if (!isAnd(at)) continue;
    const rest = { from: first, to: at };
    return [...(isEach ? divideAtAnd(sentence, rest, true) : [rest]), { from: at + 1, to: run.to }];
  }
  return [{ from: first, to: run.to }];
}

const startsLine = ({ text, tokens }: Sentence, at: number): boolean =>
  text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0).includes("\n");

const readRun = (sentence: Sentence, { from, to }: Run): Sentence =>
  readStretch(sentence, sentence.tokens[from]?.start ?? 0, sentence.tokens[to - 1]?.end ?? 0);
