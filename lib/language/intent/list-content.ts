import type { Hit, NounHit } from "@/lib/language/intent/frame";
import { saysDone } from "@/lib/language/intent/says-done";
import { startOfListPhrase } from "@/lib/language/intent/start-of-list-phrase";
import type { Act } from "@/lib/language/intent/verbs";
import { type Sentence, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { wordSet } from "@/lib/language/text/word-set";
import { cutTitle, type Title } from "@/lib/language/title/cut-title";
import { isPointer } from "@/lib/language/title/is-pointer";
import { modifiersOf } from "@/lib/language/title/modifiers-of";
import { skipConnectors } from "@/lib/language/title/skip-connectors";
import { subjectBefore } from "@/lib/language/title/subject-before";

/** "the item", "a task to", "my to-do called": what only announces the title. */
const ANNOUNCERS = lexicon<true>([
  [
    true,
    [
      "the|a|an|my|this|that|new|another? new? task|item|todo|entry|thing item|entry? that|to|called|named|titled|about|for|of|:?",
      "the|a|an|my|this|that|new|another? new? task|item|todo|entry|thing that|saying i|we need|have|want|must to?",
      "the|a|an|my|this|that|new|another? new? to do item|task? that|to|called|named|titled|about|for|of|:?",
    ],
  ],
]);

const AS_ITEM = lexicon<true>([
  [true, ["as a|an new|separate|another? item|task|entry|todo|thing", "as? done|finished|complete|completed|bought"]],
]);

/** "I need [paper] added to my list". */
function endOfContent(sentence: Sentence, from: number, noun: NounHit): number {
  const end = startOfListPhrase(sentence, noun);
  const added = sentence.frame.participles.find(
    (participle) => participle.value === "create" && participle.at > from && participle.next === end,
  );
  if (added) return wordAt(sentence, added.at - 1) === "be" ? added.at - 2 : added.at;
  // "add [milk] as an item on my list", "mark [milk] done on my list"
  for (let at = end - 1; at > from && at >= end - 4; at--)
    if (AS_ITEM.match(sentence.tokens, at)?.next === end) return at;
  return end;
}

/** "add [milk] to my list", "add to my list [milk]", "on my list, add [milk]", "a task to [call Dan]". */
export function contentOf(sentence: Sentence, noun: NounHit, verb: Hit<Act> | null): Title | null {
  const { end } = sentence.frame;
  const isReference = verb !== null && (verb.value !== "create" || saysDone(sentence, verb));
  if (!verb) return cutTitle(sentence, noun.next, end);
  const announced = ANNOUNCERS.match(sentence.tokens, verb.next)?.next ?? verb.next;
  const from = noun.value === "list" && announced > noun.at ? verb.next : announced;
  if (verb.at > noun.at)
    return cutTitle(sentence, from, end, { isReference }) ?? (isReference ? saidOf(sentence, noun, verb) : null);
  const modifiers = isReference && noun.value === "task" ? modifiersOf(sentence, noun, verb) : null;
  if (modifiers) return modifiers;
  const between =
    from < noun.at
      ? cutTitle(sentence, from, endOfContent(sentence, from, noun), { isReference, dropsArticle: isReference })
      : null;
  // "I have to go to the library, add this item", "…, put that on my list": it was named before.
  const isThisItem = ["this", "that"].includes(wordAt(sentence, noun.phrase)) && noun.next >= end;
  const pointsBack = between ? isPointer(between) : isThisItem || POINTS_BACK.has(wordAt(sentence, verb.next));
  const before = pointsBack && verb.at > sentence.frame.start ? subjectBefore(sentence, verb.at) : null;
  if (before) return before;
  if (between && !ARTICLES.has(between.title.toLowerCase())) return between;
  const start = from > noun.at ? from : skipConnectors(sentence, noun.next);
  return start < end ? cutTitle(sentence, start, end, { isReference }) : null;
}

const POINTS_BACK = wordSet("it this that");

/** "the [dentist] task is done", "task [dentist] has been done". */
function saidOf(sentence: Sentence, noun: NounHit, verb: Hit<Act>): Title | null {
  const modifiers = modifiersOf(sentence, noun, null);
  if (modifiers) return modifiers;
  const named = cutTitle(sentence, noun.next, verb.at, { isReference: true });
  const title = named?.title.replace(BEFORE_DONE, "").trim();
  return named && title ? { ...named, title } : null;
}

const BEFORE_DONE = / ?(?:is|are|was|has|have)(?: been)?$/iu;

const ARTICLES = new Set([
  "a",
  "an",
  "the",
  "new",
  "a new",
  "following",
  "the following",
  "my",
  "another",
  "this",
  "that",
  "out",
  "up",
  "off",
  "all",
  "everything",
  "all my",
  "all of my",
  "all the",
  "every",
]);
