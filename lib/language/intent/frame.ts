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
const RESUMES = lexicon<true>([
  [true, ["please|pls", "can|could|would|will you", "i need|want you to", "you can|may|should"]],
]);

/** A command can begin anew after a comma, "and", "so", or with a fresh "can you". */
function clauseStarts(tokens: readonly Token[], end: number, nouns: readonly NounHit[]): number[] {
  const starts = [0];
  // "shopping list delete eggs", "to my chores list add dishes"
  const isHeadless = !VERBS.match(tokens, 0) && !matchLeadIn(tokens, 0);
  const afterList = new Set(
    nouns
      .filter((noun) => isHeadless && noun.at < 7)
      .filter((noun) => noun.value === "list" || (noun.value === "task" && noun.plural && noun.definite))
      .map((noun) => noun.next),
  );
  for (let at = 1; at < end; at++) {
    if (tokens[at]?.quoted) continue;
    if (BREAKS.has(tokens[at - 1]?.word ?? "") || afterList.has(at) || RESUMES.match(tokens, at)) starts.push(at);
  }
  return starts;
}

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
    const question = QUESTIONS.match(tokens, at);
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

/** Looks back from a noun to its determiner, over at most eight modifiers: "my Friday dentist appointment reminder". */
function describeNoun(tokens: readonly Token[], hit: Hit<Thing>): NounHit {
  const last = tokens[hit.next - 1]?.word ?? "";
  const plural = /s$/.test(last) && last !== "to-dos";
  for (let at = hit.at - 1; at >= Math.max(0, hit.at - 9); at--) {
    const word = tokens[at]?.word ?? "";
    if (DEFINITE.has(word)) return { ...hit, definite: true, indefinite: false, plural, phrase: at };
    if (INDEFINITE.has(word)) return { ...hit, definite: false, indefinite: true, plural, phrase: at };
    if (BREAKS.has(word) || VERBS.match(tokens, at)) break;
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

export function buildFrame(tokens: readonly Token[]): Frame {
  const end = skipTail(tokens, 0);
  const openings = findOpenings(tokens, end);
  const nouns = findAll(tokens, end, (at) => (isVerbToDo(tokens, at) ? null : NOUNS.match(tokens, at))).map((hit) =>
    describeNoun(tokens, hit),
  );
  const clauses = clauseStarts(tokens, end, nouns).flatMap((from) => openings[from] ?? []);
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
    participles: findAll(tokens, end, (at) => PARTICIPLES.match(tokens, at)),
    nouns,
  };
}

/** It speaks of things that belong to other assistants. */
export const isForeign = ({ nouns }: Frame): boolean =>
  nouns.some((noun) => noun.value === "foreign" || noun.value === "music");
