import { isDuty, startsWithDeed } from "@/lib/language/grammar/deed-in";
import type { Message } from "@/lib/language/grammar/message";
import { isAsked } from "@/lib/language/grammar/no-thing/is-asked";
import { isDenied } from "@/lib/language/grammar/no-thing/is-denied";
import { isFeeling } from "@/lib/language/grammar/no-thing/is-feeling";
import { isForMachine } from "@/lib/language/grammar/no-thing/is-for-machine";
import { isListOrder } from "@/lib/language/grammar/no-thing/is-list-order";
import { isStatement } from "@/lib/language/grammar/no-thing/is-statement";
import { namesNothing } from "@/lib/language/grammar/no-thing/names-nothing";
import { pointsBack } from "@/lib/language/grammar/no-thing/points-back";
import { speaksOfSomebody } from "@/lib/language/grammar/no-thing/speaks-of-somebody";
import { tellsInPassing } from "@/lib/language/grammar/no-thing/tells-in-passing";
import { readSmallTalk } from "@/lib/language/grammar/small-talk";

/** Why a message is no thing and no deed. */
interface Reason {
  because: string;
  /** Sentences that it is true of first. They are tests. */
  says: readonly string[];
  isSo(message: Message): boolean;
}

/**
 * The first that is true is told. Cheap and certain ones stand first; a question before everything that it may hold, and
 * orders before remarks, since they begin alike.
 */
export const REASONS: readonly Reason[] = [
  { because: "small talk", says: ["good morning", "thanks a lot", "lol", "so tired"], isSo: isSmallTalk },
  { because: "nothing to call it by", says: ["3", "???", "tomorrow at 6"], isSo: namesNothing },
  {
    because: "asked",
    says: ["what to buy for mum", "is it late", "should I go", "and the milk?", "amazon stock price"],
    isSo: isAsked,
  },
  {
    because: "an answer",
    says: ["no milk", "yes the dentist"],
    isSo: (message) => message.leads.has("answers") && !isDuty(message),
  },
  {
    because: "a wish, or an order to somebody",
    says: ["can you call mom", "I want to learn Spanish", "maybe paint the fence"],
    isSo: ({ leads }) => !leads.has("labels") && (leads.has("requests") || leads.has("wishes")),
  },
  {
    because: "said to a machine",
    says: ["tell me a joke", "flip a coin", "turn off the lights", "book me a flight", "restore your settings"],
    isSo: isForMachine,
  },
  {
    because: "an order that only a list is given",
    says: ["add this song to my playlist", "list the planets", "finish task 3", "tag the dentist as health"],
    isSo: isListOrder,
  },
  {
    because: "somebody speaks of somebody",
    says: ["I was there", "she left", "that is odd", "it rains"],
    isSo: speaksOfSomebody,
  },
  {
    because: "a feeling, a thought or a judgement",
    says: ["hate mondays", "nice weather today", "just a bad day", "happy new year"],
    isSo: isFeeling,
  },
  {
    because: "part of a sentence",
    says: ["if it rains", "about the car", "but not today", "or eggs"],
    isSo: (message) => message.is(message.from, "joins") || (message.is(message.from, "relates") && !isDuty(message)),
  },
  {
    because: "it points to what was said",
    says: ["same again", "fix it", "moss as well", "make that two", "all of them due friday"],
    isSo: pointsBack,
  },
  {
    because: "told in passing",
    says: ["boiling in this office", "kids finally asleep", "drowning in emails", "a man walks into a bar, ouch"],
    isSo: tellsInPassing,
  },
  { because: "it is denied", says: ["eggs, no bacon", "buy milk tomorrow, not today"], isSo: isDenied },
  {
    because: "a statement",
    says: ["dinner was late", "the car is red", "the report will be long", "Arsenal lost"],
    isSo: isStatement,
  },
];

function isSmallTalk({ sentence }: Message): boolean {
  return readSmallTalk(sentence.text) !== null;
}

/** What a message is instead of a thing or a deed, or null when it is one. */
export const whyNoThing = (message: Message): string | null =>
  REASONS.find(({ isSo }) => isSo(message))?.because ?? null;

/** A deed that points to something unsaid ("call it Oat milk") may be meant for the list. */
export const isOffered = (message: Message): boolean => startsWithDeed(message) && pointsBack(message);
