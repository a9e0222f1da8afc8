import { startsWithDeed } from "@/lib/language/grammar/deed-in";
import type { Message } from "@/lib/language/grammar/message";
import { hasWord, isMadeOf, isPlain } from "@/lib/language/grammar/words-in";
import type { Trait } from "@/lib/language/vocabulary/traits";

const US: readonly string[] = ["me", "us"];

/** "tell me a joke", "turn off the lights", "book me a flight", "restore your settings": somebody or something else is to do it. */
export function isForMachine(message: Message): boolean {
  const { leads, wordAt, from } = message;
  const isCalled = leads.has("machine-name") || hasWord(message, "machine-name") || hasWord(message, "addressed");
  return (
    isCalled ||
    US.includes(wordAt(from + 1)) ||
    speaksToUs(message) ||
    isOnlyForMachine(message) ||
    isOrdered(message) ||
    isMadeOf(message, ["machine-alone"]) ||
    isMadeOf(message, ["looked-up", "machine", "article"]) ||
    switchesSomething(message)
  );
}

const TIES: readonly Trait[] = ["relates", "toward", "be", "particle", "joins", "adverb", "duty", "machine-way"];

/** "volume to whisper", "i need a joke"; "buy dice for the game" is a deed, and "joke book for dad" is a book. */
function isOnlyForMachine({ words, from, to, find }: Message): boolean {
  if (words[from]?.some(({ word }) => word.traits.has("fetches"))) return false;
  for (let at = from; at < to; at++) {
    const found = find(at, "machine-only");
    if (found && (found.next >= to || TIES.some((trait) => find(found.next, trait)))) return true;
  }
  return false;
}

/** "restore your settings", "forget about me", "break it down for me"; "thank you notes" are to be written. */
function speaksToUs(message: Message): boolean {
  const { sentence, from, to, wordAt, is } = message;
  for (let at = from; at < to; at++)
    if (isPlain(message, at) && is(at, "addressee") && wordAt(at - 1) !== "thank") return true;
  const after = sentence.tokens.slice(to).map(({ word }) => word);
  return US.includes(wordAt(to - 1)) || (after.includes("for") && after.includes("me"));
}

/** "translate good night into Welsh"; with an article it is a thing of the person's: "translate the leaflet". */
function isOrdered(message: Message): boolean {
  const { find, from, to, is } = message;
  const order = find(from, "machine");
  if (!order || (startsWithDeed(message) && order.next < to && is(order.next, "article"))) return false;
  return !(order.word.traits.has("speaks") && isToSomebody(message));
}

/** "say happy birthday to grandma", "talk to the bank": somebody else is meant. */
function isToSomebody({ wordAt, is, from, to }: Message): boolean {
  for (let at = from + 1; at < to - 1; at++)
    if (wordAt(at) === "to" && !is(at + 1, "person") && !is(at + 1, "addressee")) return true;
  return false;
}

function switchesSomething(message: Message): boolean {
  const { find, is, from, to } = message;
  if (find(from, "switches") && hasWord(message, "machine-thing")) return true;
  const isOfThings = isMadeOf(message, ["machine-thing", "machine-way", "adverb", "relates", "switches"]);
  return is(from, "machine-thing") && isOfThings && to - from > 1;
}
