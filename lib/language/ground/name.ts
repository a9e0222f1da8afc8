import { hasEveryWord, tellingWords, writtenAs } from "@/lib/domain/title-match";
import { singularsOf } from "@/lib/domain/word-forms";
import type { KnownTask } from "@/lib/language/ground/world";
import { tokenise } from "@/lib/language/text/tokenise";
import type { Trait } from "@/lib/language/vocabulary/traits";
import { lookUp, type Word } from "@/lib/language/vocabulary/vocabulary";

/** A name taken apart: "Buy oat milk" is buying, of oat milk. */
interface Name {
  verb: Word | null;
  /** What is left of it without the verb. */
  thing: string;
}

const FAMILIES: readonly Trait[] = [
  ...(["fetches", "reaches", "sends", "pays", "cleans", "mends", "cooks", "books", "waters", "plants"] as const),
  ...(["feeds", "writes", "reads", "studies", "packs", "visits", "starts", "ends"] as const),
];

/** The deed that a title begins with. A word alone is a thing: "Iron", "Book". */
export function readName(title: string): Name {
  const tokens = tokenise(title);
  const [found] = lookUp(tokens)[0]?.filter(({ word }) => word.form === "base" && word.traits.has("deed")) ?? [];
  const rest = found && tokens[found.next];
  if (!found || !rest) return { verb: null, thing: title };
  return { verb: found.word, thing: title.slice(rest.start) };
}

/** "phone" is "call", "grab" is "buy"; "finish" and "do" are any deed. */
export function isSameDeed(one: Word, other: Word): boolean {
  if (one.lemma === other.lemma || one.traits.has("generic") || other.traits.has("generic")) return true;
  return FAMILIES.some((family) => one.traits.has(family) && other.traits.has(family));
}

/** The same words, whatever their order and their small ones. */
export const holdsBoth = (one: string, other: string): boolean => hasEveryWord(one, other) && hasEveryWord(other, one);

/** Whether two names are of one thing and one deed: "car" is "Wash the car", "phone mom" is "Call mom". */
export function isSameName(said: string, title: string): boolean {
  if (holdsBoth(said, title)) return true;
  const [one, other] = [readName(said), readName(title)];
  if (one.verb && other.verb && !isSameDeed(one.verb, other.verb)) return false;
  return holdsBoth(one.thing, other.thing);
}

const SHORT = 5;

/** What to look up: each word that can tell tasks apart. A short one is found by its beginning, so "cars" is looked up as "car". */
export const wordsToLookUp = (text: string): string[] =>
  tellingWords(text)
    .toLowerCase()
    .split(/\s+/)
    .flatMap((word) => writtenAs(word.length <= SHORT ? (singularsOf(word)[0] ?? word) : word));

/** The tasks that hold every word that was said, whole words with their inflections. */
export const tasksNamed = (said: string, tasks: readonly KnownTask[]): KnownTask[] =>
  tasks.filter(({ title }) => hasEveryWord(said, title));
