import { startsWithDeed } from "@/lib/language/grammar/deed-in";
import type { Message } from "@/lib/language/grammar/message";
import { hasPhrase, isAnyOf } from "@/lib/language/grammar/words-in";

const SUBJECTS = ["speaker", "addressee", "others", "pointer"] as const;
const AUXILIARIES = ["auxiliary", "be", "be-not"] as const;

/** "my schedule", "upcoming events": nobody writes that on a list. */
const looksForDates = (message: Message): boolean =>
  message.is(message.to - 1, "looked-at") && !startsWithDeed(message) && message.sentence.mentions.length === 0;

/** "do plants [need] water" */
const saysMore = ({ words, start, to }: Message): boolean =>
  words
    .slice(start + 2, to)
    .some((found) => found.some(({ word }) => word.form === "base" && word.traits.has("remarks")));

/** A question is answered, never carried out; "can you add milk?" asks for it. */
export function isAsked(message: Message): boolean {
  const { start, from, leads, find, isMarkedAsked } = message;
  if (leads.has("requests")) return false;
  const opensAsked = find(start, "asks") ?? find(from, "asks");
  // "do the dishes" is a deed, "do you know" asks.
  const isDeed = message.is(start, "also-deed") && !isAnyOf(message, start + 1, SUBJECTS) && !saysMore(message);
  const isInverted = isAnyOf(message, start, AUXILIARIES) && !isDeed && !leads.has("duty");
  return isMarkedAsked || opensAsked !== null || isInverted || hasPhrase(message, "fact") || looksForDates(message);
}
