import type { Sentence } from "@/lib/language/sentence";
import { wordSet } from "@/lib/language/text/word-set";
import type { TimeMention } from "@/lib/language/time/time-mention";

const MOST_TIMES = 6;
const SHORTER_THAN_A_DAY = new Set(["HOURLY", "MINUTELY", "SECONDLY"]);

/** The mention with each of its times alone; only itself when it has no more than one. */
function eachTime(mention: TimeMention): TimeMention[] {
  if (mention.kind !== "repeat" || SHORTER_THAN_A_DAY.has(mention.parts.freq)) return [mention];
  const { clocks = [], ...parts } = mention.parts;
  if (clocks.length < 2 || clocks.length > MOST_TIMES) return [mention];
  return clocks.map((clock) => ({ ...mention, parts, clock }));
}

const JOINTS = wordSet("and , & plus then again also at on");

/** "at 8am and 8pm", "tomorrow at 3 and Friday at 5": times said side by side, each with its hour. */
function joinedTimes({ tokens, mentions }: Sentence): TimeMention[] {
  const isTime = (mention: TimeMention | undefined) =>
    mention?.kind === "date" && mention.timeSaid && mention.end === null;
  for (const [first, mention] of mentions.entries()) {
    const joined = [mention];
    for (
      let next = mentions[first + 1];
      next && isTime(mention) && isTime(next);
      next = mentions[first + joined.length]
    ) {
      const between = tokens.slice(joined.at(-1)?.to, next.core);
      if (!between.some(({ word }) => word === "and" || word === "&" || word === ",")) break;
      if (!between.every(({ word, quoted }) => !quoted && JOINTS.has(word))) break;
      joined.push(next);
    }
    if (joined.length > 1 && joined.length <= MOST_TIMES) return joined;
  }
  return [];
}

/**
 * "every day at 8am and 8pm": a task comes back at one time of the day, so there are as many tasks as times, and each is
 * ticked off by itself: who took the morning's pills wants to hear of the evening's. The sentence is read once for each.
 */
export function atEachTime(sentence: Sentence): Sentence[] {
  const joined = joinedTimes(sentence);
  if (joined.length > 1)
    return joined.map((single) => ({
      ...sentence,
      mentions: sentence.mentions.filter((mention) => mention === single || !joined.includes(mention)),
    }));
  const at = sentence.mentions.findIndex((mention) => eachTime(mention).length > 1);
  const mention = sentence.mentions[at];
  if (!mention) return [sentence];
  return eachTime(mention).map((single) => ({
    ...sentence,
    mentions: sentence.mentions.map((other, index) => (index === at ? single : other)),
  }));
}
