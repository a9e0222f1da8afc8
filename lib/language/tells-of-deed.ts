import { openMessage } from "@/lib/language/grammar/message";
import { readSpoken } from "@/lib/language/grammar/read-spoken";
import type { LanguageContext } from "@/lib/language/language-context";
import { readSentence } from "@/lib/language/sentence";

/** "milk done", "called mom": somebody says what was done, whether or not a task is for it. */
export const tellsOfDeed = (text: string, context: LanguageContext): boolean =>
  readSpoken(openMessage(readSentence(text, context))).some(({ isTold }) => isTold);
