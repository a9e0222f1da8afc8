import { matchLeadIn } from "@/lib/language/intent/lead-in";
import { type Sentence, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { wordSet } from "@/lib/language/text/word-set";
import { cutTitle, type Title } from "@/lib/language/title/cut-title";

/** What people say of the thing before they name it. */
const STATEMENTS = lexicon<true>([
  [
    true,
    [
      "i|we already? have|got to?",
      "i've|we've got to?",
      "i|we was|were supposed to",
      "there's|there is?",
      "i|we need to?",
      "i'm",
      "i am",
      "i|we can't|cant|cannot|don't|dont|mustn't|must|shouldn't want|not? to? miss|forget to|about?",
      "i|we can't|cant|cannot|don't want? to? be late to|for",
      "i|we can|must|should not miss|forget to|about?",
      "i|we won't|can't|cannot|will not? be? able? to? attend|make|go",
      "it's|its important|imperative that? i|we don't|not forget|miss to|about?",
      "it's|its important|imperative that? i|we remember to",
      "i|we will",
      "i'll|we'll",
      "i'm|we're supposed to",
      "it's|its time for? me? to",
      "the|my time|date of|for",
      "i|we moved|changed|rescheduled|postponed|delayed",
      "i|we missed|skipped|cancelled|canceled|finished|did|already",
      "i|we don't|dont|won't have|need|want|be|going to? go? to?",
      "i|we no longer have|need|want to? go? to?",
      "i|we am|are|was|were not? going|gonna? to?",
      "not going|gonna to? have|make|be? time for|to?",
    ],
  ],
]);

const FILLERS = wordSet(
  "can could would will you please so and help , . ; - – then to i need want a set the make create have do don't forget actually also already ok okay oh",
);

/** What a reminder is about when it was said before: "I need to buy milk, can you remind me?" */
export function subjectBefore(sentence: Sentence, to: number, isReference = false): Title | null {
  let end = to;
  while (end > 0 && FILLERS.has(wordAt(sentence, end - 1))) end--;
  let from = 0;
  for (
    let next = STATEMENTS.match(sentence.tokens, from)?.next ?? matchLeadIn(sentence.tokens, from);
    next !== null && next < end;
  ) {
    from = next;
    next = STATEMENTS.match(sentence.tokens, from)?.next ?? matchLeadIn(sentence.tokens, from);
  }
  const isSeparate = sentence.mentions.some((mention) => mention.from >= end || (mention.also?.from ?? 0) >= end);
  return cutTitle(sentence, from, end, { isReference, ...(isSeparate && { keepTimesFrom: from }) });
}
