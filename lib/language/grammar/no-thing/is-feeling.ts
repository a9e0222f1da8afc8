import { isDuty, startsWithDeed } from "@/lib/language/grammar/deed-in";
import type { Message } from "@/lib/language/grammar/message";
import { hasPhrase, hasWord, isMadeOf } from "@/lib/language/grammar/words-in";
import type { Trait } from "@/lib/language/vocabulary/traits";

const LONGEST_EXCLAMATION = 4;
const GREETING: readonly Trait[] = [
  ...(["greets", "judged", "degree", "addressee", "person", "adverb", "joins", "article"] as const),
];
const MOOD: readonly Trait[] = ["mood", "degree", "adverb", "judged", "be", "person", "joins"];
const COMFORT: readonly Trait[] = ["comfort", "article", "degree", "adverb", "judges"];
const JUDGEMENT: readonly Trait[] = [
  ...(["judges", "exclaims", "judged", "degree", "adverb", "article", "points", "pointer", "be"] as const),
  ...(["joins", "relates", "person", "addressee", "opener-before-pause"] as const),
];

/** "hate mondays", "so tired", "great job", "nice weather today": felt, thought or judged, and nothing to be done about it. */
export function isFeeling(message: Message): boolean {
  const { from, to, is, leads } = message;
  const isTold = (is(from, "feels") || (hasWord(message, "degree") && !startsWithDeed(message))) && !isDuty(message);
  return (
    isTold ||
    is(from, "states") ||
    hasPhrase(message, "thanks") ||
    isMadeOf(message, GREETING) ||
    isMadeOf(message, MOOD) ||
    (is(from, "exclaims") && to - from <= LONGEST_EXCLAMATION) ||
    (leads.has("lacks") && isMadeOf(message, COMFORT)) ||
    (judges(message) && isMadeOf(message, JUDGEMENT))
  );
}

/** "just a bad day" */
function judges({ from, to, is }: Message): boolean {
  let at = from;
  while (at < to && (is(at, "adverb") || is(at, "article") || is(at, "opener-before-pause"))) at++;
  return is(at, "judges") || is(at, "exclaims");
}
