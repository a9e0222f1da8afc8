import type { Token } from "@/lib/language/text/token";
import { wordSet } from "@/lib/language/text/word-set";
import type { TimeMention } from "@/lib/language/time/time-mention";

const DETERMINERS = wordSet("my the our his her their a an your");
const ENDS_PHRASE = wordSet(
  "to for at on by about that and with in of so i because if when is reminder reminders alert alerts task tasks stuff things ones items todos instead until from or but please notification before after as was will",
);
/** Feasts are used before nouns all the time; weekdays and "tomorrow" mostly say when. */
export const NAMED_DAYS = wordSet(
  "christmas xmas easter halloween thanksgiving valentine's valentines valentine hanukkah diwali memorial labor mother's father's mothers fathers",
);
/** "a reminder of weekly meetings". */
const NAMES_NEXT = wordSet("of about for");
const INTRODUCES_TIME = wordSet("me us reminder reminders this next it , on by at until");

/**
 * "my Sunday brunch", "tomorrow's meeting", "my 3 pm call", "Christmas cards": the day or time names the thing. It is
 * still when it happens, but the words stay in the title.
 */
export function isAttributive(tokens: readonly Token[], mention: TimeMention): boolean {
  const first = tokens[mention.core];
  const last = tokens[mention.to - 1];
  const before = tokens[mention.core - 1]?.word ?? "";
  const after = tokens[mention.to];
  if (!first || after?.kind !== "word" || ENDS_PHRASE.has(after.word) || after.quoted || mention.core === 0)
    return false;
  if (NAMED_DAYS.has(first.word) && !INTRODUCES_TIME.has(before)) return true;
  const isPossessive =
    /('s|weeks|months|years)$/.test(last?.word ?? "") && mention.kind === "date" && !mention.timeSaid;
  if (isPossessive && !after.word.startsWith("remind")) return true;
  if (mention.from !== mention.core || mention.to - mention.core > 3) return false;
  // "tell her every Sunday …": what comes round is not hers.
  if (DETERMINERS.has(before) && !["every", "each"].includes(first.word)) return true;
  return mention.kind === "repeat" && /ly$/.test(first.word) && (!ENDS_PHRASE.has(before) || NAMES_NEXT.has(before));
}

const REMINDERS = wordSet("reminder reminders alert alerts notification notifications");

/** A feast or a rhythm that only names a thing says nothing about when; "a monthly rent reminder" does. */
export function isOnlyName(tokens: readonly Token[], mention: TimeMention): boolean {
  const isName = mention.kind === "repeat" || NAMED_DAYS.has(tokens[mention.core]?.word ?? "");
  if (!isName || !isAttributive(tokens, mention)) return false;
  return !tokens.slice(mention.to, mention.to + 5).some((token) => REMINDERS.has(token.word));
}
