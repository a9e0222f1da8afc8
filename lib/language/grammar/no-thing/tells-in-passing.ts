import { isDuty, startsWithDeed } from "@/lib/language/grammar/deed-in";
import type { Message } from "@/lib/language/grammar/message";
import { hasWord, isAnyOf, isMadeOf } from "@/lib/language/grammar/words-in";

const GOES_ON = ["particle", "relates", "adverb", "tells", "toward", "article"] as const;
const OUTCRY = ["tells", "feels", "exclaims", "judges", "greets", "done"] as const;

/** "raining again", "kids finally asleep", "teenagers, honestly", "need coffee to function": nothing that is to be done. */
export function tellsInPassing(message: Message): boolean {
  if (isDuty(message) || startsWithDeed(message)) return false;
  const { from, to, words, is, leads } = message;
  const isDoing = is(from, "doing") && isAnyOf(message, from + 1, GOES_ON);
  const isOver = words[from]?.some(({ word }) => word.form === "told" && word.traits.has("remarks")) === true;
  const isMood = is(from, "mood") && (from + 1 >= to || is(from + 1, "relates") || is(from + 1, "adverb"));
  const isComfort = leads.has("lacks") && is(from, "comfort");
  return hasWord(message, "tells") || isDoing || isOver || isMood || isComfort || endsInOutcry(message);
}

function endsInOutcry(message: Message): boolean {
  const { sentence, from, to } = message;
  const pause = sentence.tokens.slice(from, to).findLastIndex(({ word }) => word === ",") + from;
  return pause > from && isMadeOf(message, OUTCRY, pause + 1);
}
