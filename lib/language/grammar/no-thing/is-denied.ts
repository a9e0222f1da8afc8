import { startsWithDeed } from "@/lib/language/grammar/deed-in";
import type { Message } from "@/lib/language/grammar/message";
import { hasWord, isPlain } from "@/lib/language/grammar/words-in";

/** "milk, no eggs", "call mom, just not today". */
export const isDenied = (message: Message): boolean =>
  isMovedInstead(message) ||
  (!startsWithDeed(message) && (isNot(message) || hasWord(message, "denies") || hasWord(message, "be-not")));

/** Another day than was said before. */
const isMovedInstead = ({ sentence, from, is }: Message): boolean =>
  sentence.mentions.some((time) => time.from > from && is(time.from - 1, "not"));

function isNot(message: Message): boolean {
  for (let at = message.from; at < message.to; at++)
    if (isPlain(message, at) && message.is(at, "not") && !isNumberSign(message, at)) return true;
  return false;
}

/** "no. 12" and "no 7" are numbers. */
const isNumberSign = ({ wordAt, sentence }: Message, at: number): boolean =>
  wordAt(at) === "no" && sentence.tokens[at + 1]?.kind !== "word";
