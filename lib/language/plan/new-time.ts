import { type Sentence, wordAt } from "@/lib/language/sentence";
import { findMentions } from "@/lib/language/time/find-mentions";
import { isDate } from "@/lib/language/time/read-dates";
import type { DateMention, TimeMention } from "@/lib/language/time/time-mention";
import { DAY, HOUR, startOfDay } from "@/lib/language/time/wall";

/** "… instead of Thursday", "… rather than Thursday", "… not Thursday": the time it was. */
function isOld(sentence: Sentence, { from }: TimeMention): boolean {
  const before = wordAt(sentence, from - 1);
  if (before === "not") return true;
  const lead = wordAt(sentence, from - 2);
  return (before === "of" && lead === "instead") || (before === "than" && lead === "rather");
}

const MORNING = 9 * HOUR;

/** A move "from Friday to Saturday" was heard as a span; where it leads is its end. */
function endOfMove(sentence: Sentence, move: DateMention): DateMention {
  if (move.relation !== "from" || move.end === null) return move;
  const { tokens, now, context } = sentence;
  const toAt = tokens.findIndex((token, at) => at > move.core && at < move.to && token.word === "to");
  if (toAt < 0) return move;
  const place = { from: toAt, core: toAt + 1, to: move.to, relation: "to" as const };
  const [said] = findMentions({ tokens: tokens.slice(toAt, move.to), now, timeZone: context.timeZone }).filter(isDate);
  if (!said) return move;
  // "from 2pm to 1pm" says nothing about the day.
  if (said.timeSaid && !said.dateSaid && !move.dateSaid) return { ...said, ...place };
  if (said.timeSaid)
    return { ...said, ...place, start: move.end, end: null, implied: move.end, dateSaid: true, clock: said.clock };
  // A move leads to the coming Tuesday, a span to the one after its beginning. The hour that was said of the old day is kept.
  const day = said.end === null ? startOfDay(said.start) : move.end - DAY;
  const start = move.timeSaid ? day + (move.start % DAY) : day;
  const implied = move.timeSaid ? start : day + MORNING;
  return { ...move, ...place, start, end: null, implied, dateSaid: true, isBareWeekday: said.isBareWeekday };
}

/** What something is moved to: the last time said, but never the one it is moved away from. */
export function newTime(sentence: Sentence): TimeMention | null {
  const said = sentence.mentions.filter((mention) => !isOld(sentence, mention));
  const last = said.findLast((mention) => mention.relation === "to") ?? said.at(-1) ?? null;
  return last && isDate(last) ? endOfMove(sentence, last) : last;
}

/** The same among dates alone: the new due date of a task. */
export function newDate(sentence: Sentence): DateMention | null {
  const found = newTime({ ...sentence, mentions: sentence.mentions.filter(isDate) });
  return found && isDate(found) ? found : null;
}
