import type { IntentRule } from "@/lib/language/intent/proposal";
import { textBetween } from "@/lib/language/sentence";
import type { Trait } from "@/lib/language/vocabulary/traits";
import { wordsAt } from "@/lib/language/vocabulary/vocabulary";

/** "create a list called holiday", "tag the dentist as health", "split the report into steps". */
const ORDERS: readonly { first: Trait; also: readonly Trait[] }[] = [
  { first: "makes-lists", also: ["list", "list-name"] },
  { first: "labels-things", also: ["labels-as"] },
  { first: "splits", also: ["part"] },
  { first: "adds-part", also: ["part"] },
];

/** What is asked for and not there yet is said, instead of being taken for a task. */
export const notYet: IntentRule = (sentence) => {
  const { tokens, frame } = sentence;
  const canBe = (at: number, trait: Trait): boolean => wordsAt(tokens, at).some(({ word }) => word.traits.has(trait));
  const placeOf = (trait: Trait, from: number): number =>
    tokens.findIndex(({ quoted }, at) => at >= from && at < frame.end && !quoted && canBe(at, trait));
  const opening = wordsAt(tokens, frame.start);
  const isOrder = ORDERS.some(({ first, also }) => {
    if (!opening.some(({ word }) => word.traits.has(first))) return false;
    let at = frame.start;
    for (const trait of also) {
      const next = placeOf(trait, at + 1);
      if (next < 0) return false;
      at = next;
    }
    return true;
  });
  return isOrder
    ? {
        intent: "GENERAL_CHAT",
        confidence: 0.9,
        rule: "not-yet",
        because: textBetween(sentence, frame.start, frame.start + 1),
        subject: null,
        helpWith: "lists",
      }
    : null;
};
