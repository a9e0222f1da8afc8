import type { Hit, NounHit } from "@/lib/language/intent/frame";
import { contentOf } from "@/lib/language/intent/list-content";
import { startOfListPhrase } from "@/lib/language/intent/start-of-list-phrase";
import type { Act } from "@/lib/language/intent/verbs";
import { type Sentence, wordAt } from "@/lib/language/sentence";
import { wordSet } from "@/lib/language/text/word-set";
import type { Title } from "@/lib/language/title/cut-title";

/** Verbs that only carry: whether a thing comes on a list or off it is said by the word before the list. */
const CARRY = wordSet(
  "get have toss throw drop list leave bring move pull take knock cut kick rip dump push bump come strip pluck cull",
);
const ONTO = wordSet("on onto to into in");
/** "get [the items] on my list" reads what is there. */
const READS = /^(?:what|all|any|every|the|me|my|us|an? |rid)\b|\b(?:items?|things?|stuff|tasks?|entries)$/i;

/** The verb as it carries: of "can I get" the last word, and never "get rid of". */
const carries = (sentence: Sentence, verb: Hit<Act>): boolean => CARRY.has(wordAt(sentence, verb.next - 1));

/** "toss batteries onto my list", "can I get [milk] on the list", "list [milk] on my shopping list": what is put there. */
export function putOn(sentence: Sentence, noun: NounHit, verb: Hit<Act>): Title | null {
  const to = wordAt(sentence, startOfListPhrase(sentence, noun));
  const isOn = verb.next < noun.phrase - 1 && ONTO.has(to) && ONTO.has(wordAt(sentence, noun.phrase - 1));
  const content = isOn && carries(sentence, verb) ? contentOf(sentence, noun, verb) : null;
  return content && !READS.test(content.title) ? content : null;
}

/** "get everything off my list", "cut milk from the list"; "off" may stand anywhere after the verb. */
export function isTakenOff(sentence: Sentence, noun: NounHit, start: number): boolean {
  // "I want milk off my list": whatever the verb, off is off.
  const list = startOfListPhrase(sentence, noun);
  const isNamed = list > start + 1 || list === sentence.frame.start;
  if (wordAt(sentence, list) === "off" && noun.value === "list" && isNamed) return true;
  if (!CARRY.has(wordAt(sentence, start))) return false;
  const isOff = sentence.tokens
    .slice(start + 1, sentence.frame.end)
    .some(({ word, quoted }) => word === "off" && !quoted);
  return isOff || (list > start + 1 && ["from", "out"].includes(wordAt(sentence, list)));
}
