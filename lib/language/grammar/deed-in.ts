import type { Message } from "@/lib/language/grammar/message";
import type { Found } from "@/lib/language/vocabulary/vocabulary";

const SAID_OF = ["be", "be-not", "auxiliary", "not"] as const;
const ENDS_THING: readonly string[] = [",", ";", "and"];

/** The deed that a message begins with: behind it stands what it is done to. "milk" alone is a thing. */
const deedAt = ({ words, wordAt, is, from, to }: Message): Found | undefined =>
  words[from]?.find(
    ({ word, next }) =>
      word.form === "base" &&
      word.traits.has("deed") &&
      next < to &&
      !ENDS_THING.includes(wordAt(next)) &&
      // "rent not paid", "water is off": of these something is said.
      !SAID_OF.some((trait) => is(next, trait)),
  );

/** A message that begins with what somebody does is about that, whatever it says after it: "ask mum if she can come". */
export const startsWithDeed = (message: Message): boolean => deedAt(message) !== undefined;

/** Behind the verb, if it begins with one and goes on: "do that". */
export const afterDeed = (message: Message): number => deedAt(message)?.next ?? message.from;

/** "I need to", "todo:": what comes is to be done, whatever it looks like. */
export const isDuty = ({ leads }: Message): boolean => leads.has("duty") || leads.has("labels");
