import { type Sentence, wordAt } from "@/lib/language/sentence";
import { wordSet } from "@/lib/language/text/word-set";
import type { Title } from "@/lib/language/title/cut-title";

/**
 * Words around a reminder that name none: what is done to it ("should be changed"), that it exists ("all reminders set"),
 * where it stands ("from my calendar", "on the screen"), how it comes ("go off", "pop up"), what is asked ("how many … I
 * have left"), and who is asked ("could you").
 */
const NO_NAMES = wordSet(
  "a again ahead alert alerts all aloud am an any are as at back be been being by calendar can cancel canceled cancelled change changed come comes coming could created current currently day delete deleted display edit erase for from give go goes going had has have how i i'd if in is it item items its just know lately left like list lists made many me move moved much must my need needs now of off old older on one ones only or our out past pending place please pm pop previous put read regular reminder reminders remove repeat repeated repeating rest scheduled screen set shared should so still tell that the them there these they this those time times to twice up update us was we well were what whatever when where which who will with would you your",
);

/** "… to be a weekly one instead". */
const isRhythm = ({ mentions }: Sentence, at: number): boolean =>
  mentions.some(({ kind, core, to }) => kind === "repeat" && core <= at && at < to);

/** Whether the words by which a reminder is looked for say which one; "cancel all reminders [set]" means each. */
export function isName(sentence: Sentence, { from, to }: Title): boolean {
  for (let at = from; at < to; at++) {
    const token = sentence.tokens[at];
    if (token?.quoted) return true;
    const isSilent = token?.kind === "symbol" || NO_NAMES.has(wordAt(sentence, at)) || isRhythm(sentence, at);
    if (!isSilent) return true;
  }
  return false;
}
