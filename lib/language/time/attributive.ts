import type { Token } from "@/lib/language/text/token";
import { wordSet } from "@/lib/language/text/word-set";
import type { TimeMention } from "@/lib/language/time/time-mention";
import { DAY_PARTS, MONTHS, UNITS, WEEKDAYS } from "@/lib/language/time/vocabulary";

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

/** "Christmas decorations", "April's leaving card": at the very beginning, before a thing. */
function isFeastOfThing(tokens: readonly Token[], { core, from, to }: TimeMention): boolean {
  const [first, after] = [tokens[core], tokens[to]];
  const isFeast =
    NAMED_DAYS.has(first?.word ?? "") ||
    (MONTHS.has(first?.word.replace(/'s$/, "") ?? "") && first?.word.endsWith("'s"));
  return (
    core === 0 && from === 0 && to === 1 && isFeast === true && after?.kind === "word" && !ENDS_PHRASE.has(after.word)
  );
}

const OF_THING = wordSet("the a an");

/** "the Sunday roast recipe", "finish the March report": a day or a month that only says which one. */
function isNamedByDay(tokens: readonly Token[], mention: TimeMention): boolean {
  const [name, after] = [tokens[mention.core]?.word ?? "", tokens[mention.to]];
  const isOneWord = mention.to - mention.core === 1 && mention.kind === "date" && !mention.timeSaid;
  if (!isOneWord || !(WEEKDAYS.has(name) || MONTHS.has(name)) || after?.kind !== "word" || after.quoted) return false;
  const isOfThing = OF_THING.has(tokens[mention.core - 1]?.word ?? "") && mention.from === mention.core;
  return isOfThing && !ENDS_PHRASE.has(after.word) && !DAY_PARTS.has(after.word) && !UNITS.has(after.word);
}

const REMINDERS = wordSet("reminder reminders alert alerts notification notifications");

/** A feast or a rhythm that only names a thing says nothing about when; "a monthly rent reminder" does. */
export function isOnlyName(tokens: readonly Token[], mention: TimeMention): boolean {
  const first = tokens[mention.core];
  if (isFeastOfThing(tokens, mention) || isNamedByDay(tokens, mention)) return true;
  const isName = mention.kind === "repeat" || NAMED_DAYS.has(first?.word ?? "");
  if (!isName || !isAttributive(tokens, mention)) return false;
  return !tokens.slice(mention.to, mention.to + 5).some((token) => REMINDERS.has(token.word));
}
