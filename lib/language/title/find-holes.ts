import type { PriorityMention } from "@/lib/language/find-priorities";
import type { Token } from "@/lib/language/text/token";
import { wordSet } from "@/lib/language/text/word-set";
import { isAttributive } from "@/lib/language/time/attributive";
import type { TimeMention } from "@/lib/language/time/time-mention";

const DAYS = wordSet("mondays tuesdays wednesdays thursdays fridays saturdays sundays weekdays weekends");

/** Tokens that say when or how urgent, and so are cut out of a title. */
export interface Hole {
  from: number;
  to: number;
  /** Counts from something that may stand in the title: "an hour before the show". */
  isOffset: boolean;
  /** A time of its own, which may stay when another time was said first. */
  isTime: boolean;
  isPriority?: boolean;
}

export function findHoles(
  tokens: readonly Token[],
  mentions: readonly TimeMention[],
  priorities: readonly PriorityMention[],
): Hole[] {
  const times = mentions
    .filter((mention) => !isAttributive(tokens, mention))
    .map(({ from, to, kind }) => ({ from, to, isOffset: kind === "offset", isTime: true }));
  // The clock that completes a day leaves the title in any case; a day said of the thing itself may stay ("remind me at
  // three about the party on Sunday"), unless it is only listed ("1pm, meeting, today"). "Sundays" are the rhythm itself.
  const also = mentions.flatMap(({ kind, also: second }) => {
    if (!second) return [];
    const isListed = tokens[second.from - 1]?.word === ",";
    const isRhythm = tokens.slice(second.from, second.to).some(({ word }) => DAYS.has(word));
    const isOfThing = kind === "repeat" ? !isRhythm : second.isDay && !isListed;
    return [{ from: second.from, to: second.to, isOffset: false, isTime: isOfThing }];
  });
  const marks = priorities.map(({ from, to }) => ({ from, to, isOffset: false, isTime: false, isPriority: true }));
  return [...times, ...also, ...marks].sort((one, other) => one.from - other.from);
}
