import { type Sentence, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { readDuration } from "@/lib/language/time/read-duration";
import { CONNECTORS, REPEATS } from "@/lib/language/title/connectors";
import { isToDo } from "@/lib/language/title/cut-title";
import { skipOccasion } from "@/lib/language/title/occasion";
import { skipSomeone } from "@/lib/language/title/skip-someone";

/** What only leads to a time: "when it is 20 minutes before the show", "that I set yesterday to …". */
const LEADS_TO_TIME = lexicon<true>([
  [
    true,
    ["when|once it is", "when|once it's|its", "that|which? i|you|we just? set|made|created|put|added|scheduled up|in?"],
  ],
]);

/** "move the alert [by a day] for …", "change it [from 10 minutes to 15 minutes] for …". */
function skipAmount(sentence: Sentence, at: number): number | null {
  const lead = wordAt(sentence, at);
  const length = lead === "by" || lead === "from" ? readDuration(sentence.tokens, at + 1) : null;
  if (!length) return null;
  const other = wordAt(sentence, length.next) === "to" ? readDuration(sentence.tokens, length.next + 1) : null;
  return other?.next ?? length.next;
}

/** Steps over times, connectors and commas to the first word of the title. */
export function skipConnectors(sentence: Sentence, from: number): number {
  let at = from;
  let connectors = 0;
  let isToSomeone = false;
  while (at < sentence.frame.end) {
    const hole = sentence.holeAt[at];
    const someone = connectors === 0 && !isToSomeone ? skipSomeone(sentence, at) : null;
    const connector = connectors < 2 ? CONNECTORS.match(sentence.tokens, at) : null;
    const lead = LEADS_TO_TIME.match(sentence.tokens, at);
    const amount = skipAmount(sentence, at);
    const occasion = connectors === 0 ? skipOccasion(sentence, at) : null;
    if (hole && connectors > 0 && ["is", "are", "was"].includes(wordAt(sentence, hole.to))) return at;
    if (hole) at = hole.to;
    else if (wordAt(sentence, at) === "again" && sentence.holeAt[at + 1]) at++;
    else if (amount) at = amount;
    else if (lead && sentence.holeAt[lead.next]) at = lead.next;
    else if (occasion) at = occasion;
    else if ([",", ":", "-", "please", ";"].includes(wordAt(sentence, at))) at++;
    // "at 10am and 12pm", "on Monday and Friday"
    else if (wordAt(sentence, at) === "and" && sentence.holeAt[at - 1] && sentence.holeAt[at + 1]) at++;
    else if (someone) {
      isToSomeone = true;
      at = someone;
    } else if (connector && (connectors === 0 || REPEATS.has(wordAt(sentence, at))) && !isToDo(sentence.tokens, at)) {
      connectors++;
      at = connector.next;
    } else return at;
  }
  return at;
}
