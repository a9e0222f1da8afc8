import type { Message } from "@/lib/language/grammar/message";
import { isClear } from "@/lib/language/is-clear";
import { readByRules } from "@/lib/language/read-by-rules";
import { readSentence } from "@/lib/language/sentence";
import type { Understanding } from "@/lib/language/understanding";

/** What is longer says more than it is polite. */
const MOST_WORDS = 40;

/** "hmm ok, tomorrow at 6pm then": read again without what only surrounds it, for the rules that read whole sentences. */
export function withoutCourtesy(
  said: Understanding,
  { sentence, start, to, leads, isMarkedAsked }: Message,
): Understanding {
  const { tokens, text } = sentence;
  const isShorter = (start > 0 || to < tokens.length) && to - start > 1 && tokens.length <= MOST_WORDS;
  if (!isShorter || said.plan.length > 0 || leads.has("answers") || leads.has("praises")) return said;
  const [opening, end] = [tokens[start]?.start ?? 0, tokens[to - 1]?.end ?? text.length];
  // Blanks stand for what is left out, so that all spans stay true.
  const bare = `${" ".repeat(opening)}${text.slice(opening, end)}${isMarkedAsked ? "?" : ""}`;
  const read = readByRules(readSentence(bare, sentence.context));
  return isClear(read) ? read : said;
}
