import type { NounHit } from "@/lib/language/intent/frame";
import { startOfListPhrase } from "@/lib/language/intent/start-of-list-phrase";
import type { Sentence } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { cutTitle, type Title } from "@/lib/language/title/cut-title";

/** "is [oat milk] on my list", "did I put [sunscreen] on the list". */
const ASKED_FOR = lexicon<true>([
  [
    true,
    [
      "is|are there?",
      "do|did i|we already? have|put|add|write|include",
      "do|did i|we remember to add|put",
      "have i|we already? put|added|got",
      "is there? a|an?",
      "does|do my? list have",
    ],
  ],
]);

/** What a question about a list looks for. */
export function askedFor(sentence: Sentence, noun: NounHit): Title | null {
  const asked = ASKED_FOR.match(sentence.tokens, sentence.frame.start);
  const found =
    asked && asked.next < noun.phrase ? cutTitle(sentence, asked.next, startOfListPhrase(sentence, noun)) : null;
  return found && !/^(?:any|anything|something|there|tasks?|items?|the|my)\b/i.test(found.title) ? found : null;
}
