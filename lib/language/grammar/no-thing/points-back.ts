import { afterDeed, isDuty, startsWithDeed } from "@/lib/language/grammar/deed-in";
import type { Message } from "@/lib/language/grammar/message";
import { hasPhrase, hasWord, isMadeOf } from "@/lib/language/grammar/words-in";
import type { Trait } from "@/lib/language/vocabulary/traits";

const WITHOUT_THING: readonly Trait[] = [
  ...(["points", "pointer", "article", "relates", "person", "adverb", "joins", "addressee"] as const),
  ...(["number-word", "fragment"] as const),
];
const WITH_THING: readonly Trait[] = [...WITHOUT_THING, "vague"];
const LONGEST_POINT = 3;
const PRONOUNS: readonly string[] = ["it", "that", "them"];
const POINTERS: readonly string[] = ["this", "that"];

/** "same again", "the other one", "joanna too", "fix it", "make that two": it makes sense only after something else. */
export function pointsBack(message: Message): boolean {
  const { from, to, is, wordAt } = message;
  const first = is(from, "article") ? from + 1 : from;
  const isShort = to - from <= LONGEST_POINT && PRONOUNS.includes(wordAt(to - 1));
  return (
    isShort ||
    hasWord(message, "anaphor") ||
    hasPhrase(message, "of-them") ||
    endsAsWell(message) ||
    (hasWord(message, "compares") && !startsWithDeed(message)) ||
    (is(first, "points") && !isDuty(message)) ||
    (is(from, "article") && is(to - 1, "points")) ||
    isMadeOf(message, WITH_THING) ||
    isMadeOf(message, WITHOUT_THING, afterDeed(message)) ||
    isDoneToIt(message, afterDeed(message))
  );
}

const endsAsWell = ({ find, wordAt, to }: Message): boolean =>
  find(to - (wordAt(to - 1) === "well" ? 2 : 1), "as-well") !== null;

/** "make it two", "make that 10am"; "wash that shirt" says which. */
function isDoneToIt({ sentence, wordAt, words, from, to }: Message, at: number): boolean {
  if (wordAt(at) === "it") return true;
  if (!POINTERS.includes(wordAt(at))) return false;
  const isChanged = at > from && words[from]?.some(({ word }) => word.traits.has("changes")) === true;
  return isChanged || at + 1 >= to || sentence.holeAt[at + 1] !== undefined;
}
