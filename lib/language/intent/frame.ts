import { matchLeadIn, skipTail } from "@/lib/language/intent/lead-in";
import { NOUNS, type Thing } from "@/lib/language/intent/nouns";
import { type Act, PARTICIPLES, QUESTIONS, VERBS } from "@/lib/language/intent/verbs";
import { lexicon } from "@/lib/language/text/phrase";
import type { Token } from "@/lib/language/text/token";
import { wordSet } from "@/lib/language/text/word-set";

export interface Hit<T> {
  value: T;
  at: number;
  next: number;
}

export interface NounHit extends Hit<Thing> {
  /** "my", "the", "this", "all": something that is there. "a", "new" or nothing: something that is not. */
  definite: boolean;
  indefinite: boolean;
  plural: boolean;
  /** Where the noun phrase starts: its determiner, or its first modifier. */
  phrase: number;
}

/** The skeleton of a sentence: what is to be done, what with, and whether it is a question. */
export interface Frame {
  /** First and last word that matter, without greeting and thanks. */
  start: number;
  end: number;
  /** What is done at the start of each clause. */
  heads: Hit<Act>[];
  /** The sentence opens as a question. */
  asks: boolean;
  reminds: Hit<Act>[];
  participles: Hit<Act>[];
  nouns: NounHit[];
}

const BREAKS = new Set([",", ";", ".", "!", "?", "so", "and", "then", "but", "because", "–", "—", "-", ":"]);
/** Words that order something wherever they stand after a list. */
const PLAIN_ORDERS = wordSet("add remove delete erase insert");
const WH = wordSet("what when which where how who why");
const RESUMES = lexicon<true>([
  [true, ["please|pls", "can|could|would|will you", "i need|want you to", "you can|may|should"]],
]);

/** A command can begin anew after a comma, "and", "so", or with a fresh "can you". */
function clauseStarts(tokens: readonly Token[], opening: number, end: number, nouns: readonly NounHit[]): number[] {
  const starts = [0];
  // "shopping list delete eggs", "please, to my chores list add dishes", "open the list remove eggs"
  const isHeadless = !VERBS.match(tokens, opening);
  const afterList = new Set(
    nouns
      .filter((noun) => noun.at < opening + 7 && (isHeadless || PLAIN_ORDERS.has(tokens[noun.next]?.word ?? "")))
      .filter((noun) => noun.value === "list" || (noun.value === "task" && noun.plural && noun.definite))
      .map((noun) => noun.next),
  );
  // "what time will you …" is still the question.
  const first = WH.has(tokens[0]?.word ?? "") ? 4 : 0;
  for (let at = 1; at < end; at++) {
    if (tokens[at]?.quoted || (at < first && !BREAKS.has(tokens[at - 1]?.word ?? "") && !afterList.has(at))) continue;
    if (BREAKS.has(tokens[at - 1]?.word ?? "") || afterList.has(at) || RESUMES.match(tokens, at)) starts.push(at);
  }
  return starts;
}

const SPEAKERS = wordSet("i i'm we we're");

/** "when I get home …" says when; "when do I …" asks. */
const isClauseOfTime = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === "when" && SPEAKERS.has(tokens[at + 1]?.word ?? "");

interface Opening {
  /** Where the clause comes to the point. */
  at: number;
  head: Hit<Act> | null;
  asks: boolean;
}

/**
 * How a clause that starts at each token would open. Filled from the end, because a clause that starts with a lead-in
 * opens like the one after it; so "please please please …" costs no more than any other sentence.
 */
function findOpenings(tokens: readonly Token[], end: number): Opening[] {
  const openings: Opening[] = [];
  for (let at = end - 1; at >= 0; at--) {
    const verb = tokens[at]?.quoted ? null : VERBS.match(tokens, at);
    const question = isClauseOfTime(tokens, at) ? null : QUESTIONS.match(tokens, at);
    const skipped = matchLeadIn(tokens, at) ?? at;
    const after = openings[skipped];
    // The longest reading wins: "I need to know" is a verb, "I need to" alone is a lead-in.
    if (verb && verb.next >= skipped && verb.next >= (question?.next ?? 0))
      openings[at] = { at, head: { ...verb, at }, asks: false };
    else if (question && question.next > skipped) openings[at] = { at, head: null, asks: true };
    else if (skipped > at && after) {
      // After "I need to" nothing is asked any more: "do the dishes" is no question.
      openings[at] = after.asks && tokens[skipped - 1]?.word === "to" ? { ...after, asks: false } : after;
    } else openings[at] = { at, head: null, asks: false };
  }
  return openings;
}

const DEFINITE = new Set([
  "my",
  "the",
  "this",
  "that",
  "these",
  "those",
  "our",
  "all",
  "any",
  "every",
  "each",
  "his",
  "her",
  "their",
  "your",
  "its",
  "todays",
  "today's",
  "tomorrow's",
  "both",
]);
const INDEFINITE = new Set(["a", "an", "new", "another", "some", "one"]);

/** "the book club reminder", "my monthly trash reminder": verbs that are things after a determiner. */
const ALSO_THINGS = wordSet("trash book check record log review switch move schedule program drop skip clean");

function isVerb(tokens: readonly Token[], at: number): boolean {
  const isDetermined = [1, 2].some((back) => {
    const word = tokens[at - back]?.word ?? "";
    return DEFINITE.has(word) || INDEFINITE.has(word);
  });
  return VERBS.match(tokens, at) !== null && !(isDetermined && ALSO_THINGS.has(tokens[at]?.word ?? ""));
}

/** Words that lead to a list; what stands before them is put there or taken off, and its "the" is not the list's. */
const LEADS_TO_LIST = wordSet("from off onto into on to");

/** "remove [wash the car] from home list"; "my things to do list" goes on. */
const leadsToList = (tokens: readonly Token[], at: number, { value }: Hit<Thing>): boolean =>
  value === "list" &&
  LEADS_TO_LIST.has(tokens[at]?.word ?? "") &&
  !/^(?:do|buy|get|pack|read|watch)$/.test(tokens[at + 1]?.word ?? "");

/** Looks back from a noun to its determiner, over at most eight modifiers: "my Friday dentist appointment reminder". */
function describeNoun(tokens: readonly Token[], hit: Hit<Thing>): NounHit {
  const last = tokens[hit.next - 1]?.word ?? "";
  const plural = /s$/.test(last) && last !== "to-dos";
  for (let at = hit.at - 1; at >= Math.max(0, hit.at - 9); at--) {
    const word = tokens[at]?.word ?? "";
    if (DEFINITE.has(word)) return { ...hit, definite: true, indefinite: false, plural, phrase: at };
    if (INDEFINITE.has(word)) return { ...hit, definite: false, indefinite: true, plural, phrase: at };
    if (leadsToList(tokens, at, hit)) return { ...hit, definite: false, indefinite: false, plural, phrase: at + 1 };
    if (BREAKS.has(word) || isVerb(tokens, at)) break;
  }
  return { ...hit, definite: false, indefinite: false, plural, phrase: hit.at };
}

function findAll<T>(
  tokens: readonly Token[],
  end: number,
  match: (at: number) => { value: T; next: number } | null,
): Hit<T>[] {
  const hits: Hit<T>[] = [];
  for (let at = 0; at < end; at++) {
    const hit = tokens[at]?.quoted ? null : match(at);
    if (!hit) continue;
    hits.push({ ...hit, at });
    at = hit.next - 1;
  }
  return hits;
}

const BEFORE_VERB = wordSet(
  "need have want got gotta going has needs wants like trying remember forget supposed able had wanted needed me us you left lot lots plenty",
);

/** "I need to do the dishes": no to-do, but a verb. */
const isVerbToDo = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === "to" &&
  tokens[at + 1]?.word === "do" &&
  BEFORE_VERB.has(tokens[at - 1]?.word ?? "") &&
  !/^(?:list|lists|item|items)$/.test(tokens[at + 2]?.word ?? "");

/** "my list should be empty" says how it is to be, "empty the bins" what is to be done. */
const isDeedNotState = (tokens: readonly Token[], at: number, end: number): boolean =>
  ["clear", "empty"].includes(tokens[at]?.word ?? "") && at + 1 < end;

export function buildFrame(tokens: readonly Token[]): Frame {
  const end = skipTail(tokens, 0);
  const openings = findOpenings(tokens, end);
  const nouns = findAll(tokens, end, (at) => (isVerbToDo(tokens, at) ? null : NOUNS.match(tokens, at))).map((hit) =>
    describeNoun(tokens, hit),
  );
  const clauses = clauseStarts(tokens, openings[0]?.at ?? 0, end, nouns).flatMap((from) => openings[from] ?? []);
  const heads = clauses.flatMap(({ head }) => head ?? []);
  return {
    start: clauses[0]?.at ?? 0,
    end,
    heads: [...new Map(heads.map((head) => [head.at, head])).values()],
    asks: clauses[0]?.asks ?? false,
    reminds: findAll(tokens, end, (at) => {
      const verb = VERBS.match(tokens, at);
      return verb?.value === "remind" ? verb : null;
    }),
    participles: findAll(tokens, end, (at) => (isDeedNotState(tokens, at, end) ? null : PARTICIPLES.match(tokens, at))),
    nouns,
  };
}

/** It speaks of things that belong to other assistants. */
export const isForeign = ({ nouns }: Frame): boolean =>
  nouns.some((noun) => noun.value === "foreign" || noun.value === "music");
