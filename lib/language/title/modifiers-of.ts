import type { Hit, NounHit } from "@/lib/language/intent/frame";
import type { Act } from "@/lib/language/intent/verbs";
import { type Sentence, textBetween, wordAt } from "@/lib/language/sentence";
import { wordSet } from "@/lib/language/text/word-set";
import { NAMED_DAYS } from "@/lib/language/time/attributive";
import { cutTitle, type Title } from "@/lib/language/title/cut-title";

const IGNORED = wordSet(
  "my the a an of new all any first second third last next latest recent most upcoming future other current set up reminder reminders alert 's these those this that our another quick same previous recurring repeating me entire please out every old remaining scheduled existing specific rest more everyday pending missed past shared whole older weekend weekday weekdays reoccurring two three",
);
const DETERMINERS = wordSet("my the this that our his her their a an all");
const LINKS = wordSet("to for about of on from with");

/**
 * Where the noun phrase starts. The determiner right after the verb is the outermost one ("my pay the rent reminder"),
 * unless a link in between shows that it belongs to another noun ("the time for my lunch reminder").
 */
function phraseStart(sentence: Sentence, noun: NounHit, verb: Hit<Act> | null): number {
  const first = verb && verb.next <= noun.at ? verb.next : noun.at <= 9 ? 0 : null;
  // "the time of my dentist reminder"
  const isPartOf =
    first !== null && ["time", "date", "day", "name"].includes(wordAt(sentence, first + 1)) && noun.phrase > first + 1;
  if (isPartOf) return noun.phrase + 1;
  const isNear = first !== null && noun.at - first <= 9;
  const between = isNear ? sentence.tokens.slice(first + 1, noun.at).map((token) => token.word) : [];
  if (
    isNear &&
    DETERMINERS.has(wordAt(sentence, first)) &&
    !LINKS.has(between[0] ?? "") &&
    !between.some((word) => ["for", "about", "on", "from"].includes(word) && first < noun.phrase)
  )
    return first + 1;
  // "remove floss my teeth reminder": what the determiner belongs to is inside.
  const lead = verb && noun.phrase > verb.next ? sentence.tokens.slice(verb.next, noun.phrase) : [];
  const isInside =
    lead.length > 0 && lead.length <= 3 && lead.every(({ kind, word }) => kind === "word" && !LINKS.has(word));
  if (isInside && verb) return verb.next;
  // "I should have the floss my teeth reminder updated"
  const outer = noun.phrase - 2;
  if (DETERMINERS.has(wordAt(sentence, outer)) && !LINKS.has(wordAt(sentence, outer + 1))) return outer + 1;
  if (noun.definite || noun.indefinite) return noun.phrase + 1;
  return isNear && verb ? first : noun.at;
}

const isFeast = (sentence: Sentence, at: number): boolean => NAMED_DAYS.has(wordAt(sentence, at));

/** The words between determiner and noun: "my [dentist appointment] reminder". */
export function modifiersOf(sentence: Sentence, noun: NounHit, verb: Hit<Act> | null): Title | null {
  let from = phraseStart(sentence, noun, verb);
  let to = noun.at;
  while (from < to && IGNORED.has(wordAt(sentence, from))) from++;
  while (to > from && IGNORED.has(wordAt(sentence, to - 1))) to--;
  // Right before the noun even "weekly" and "Thursday" only say when.
  for (const { core, to: end } of sentence.mentions)
    if (core <= from && end > from && end <= to && !isFeast(sentence, core)) from = end;
  if (from >= to) return null;
  const title = cutTitle(sentence, from, to);
  return title && textBetween(sentence, title.from, title.to) !== "'s" ? title : null;
}
