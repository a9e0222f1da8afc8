import { isDuty, startsWithDeed } from "@/lib/language/grammar/deed-in";
import type { Message } from "@/lib/language/grammar/message";
import type { LanguageContext } from "@/lib/language/language-context";

const LONGEST_NAME = 7;

/**
 * Nothing speaks for a task but that it could be called so: no deed, no time, no duty, and either it is long for a name or
 * something else was just done or asked, which it may go on about.
 */
export function isWeak(message: Message, { mentioned = 0, isAdding, wasAsked }: LanguageContext): boolean {
  const { sentence, from, to } = message;
  const isTold = startsWithDeed(message) || isDuty(message) || message.leads.has("lacks");
  if (isTold || sentence.mentions.length > 0 || sentence.priorities.length > 0) return false;
  const isBesides = wasAsked === true || (mentioned > 0 && !isAdding);
  const words = sentence.tokens.slice(from, to).filter(({ kind }) => kind === "word").length;
  return isBesides || words > LONGEST_NAME;
}
