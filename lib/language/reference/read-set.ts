import { readFilter, stateAt } from "@/lib/language/reference/read-filter";
import { type Sentence, wordAt } from "@/lib/language/sentence";
import { wordSet } from "@/lib/language/text/word-set";
import type { TimeMention } from "@/lib/language/time/time-mention";
import { cutTitle } from "@/lib/language/title/cut-title";
import type { TaskFilter } from "@/lib/language/understanding";

interface Run {
  from: number;
  to: number;
}

/** Which tasks a set holds: by state, day and priority, by words of their titles, or by a word that may mean either. */
interface SetReading {
  filter: TaskFilter;
  unclear?: string;
}

/** Words in and around a set that leave none of it out. */
const SILENT = wordSet(
  "all every each everything whatever anything any of my the our this that which are is was were be been i i've i'm we have has had got me mine 's task tasks one ones item items thing things stuff todo todos list lists on in off at please now right currently current existing single whole entire last for due there still already just completely to as it and so , . ! two three four five six seven eight nine ten both up out from by again rid calendar calendars calender schedule agenda that's thats what's what",
);
/** Past their day, or done? */
const UNCLEAR = wordSet("old older oldest ancient stale outdated expired obsolete previous past");
/** What the set is about follows. */
const LEADS = wordSet("about regarding concerning containing mentioning with for to named called related like");

const isRead = (sentence: Sentence, at: number): boolean =>
  sentence.holeAt[at] !== undefined ||
  (!sentence.tokens[at]?.quoted && SILENT.has(wordAt(sentence, at))) ||
  sentence.frame.nouns.some(
    ({ value, at: from, next }) =>
      value !== "foreign" && value !== "music" && value !== "event" && from <= at && at < next,
  );

/** The words that nothing else has read, from the first of them to the last. */
function unreadWords(sentence: Sentence, { from, to }: Run): Run | null {
  let first: number | null = null;
  let last = from;
  for (let at = from; at < to; ) {
    const state = stateAt(sentence, at);
    if (!state && !isRead(sentence, at) && !LEADS.has(wordAt(sentence, at))) {
      first ??= at;
      last = at + 1;
    }
    at = state ?? at + 1;
  }
  return first === null ? null : { from: first, to: last };
}

/** "everything from yesterday" is that day's, not all that came since: of two sets the smaller. */
const ofThatTime = (mention: TimeMention): TimeMention =>
  mention.kind === "date" && mention.relation === "from" ? { ...mention, relation: null } : mention;

const REASONS = wordSet("so because since cuz bc");

/** "all my tasks, so I can start fresh". */
function endOfSet(sentence: Sentence, { from, to }: Run): number {
  for (let at = from + 1; at < to; at++)
    if (REASONS.has(wordAt(sentence, at)) && !sentence.tokens[at]?.quoted && !sentence.holeAt[at]) return at;
  return to;
}

/** "all my boring tasks", "everything about the party", "all the old ones": what narrows a set is read, searched for or asked about. */
export function readSet(sentence: Sentence, whole: Run): SetReading {
  const run = { ...whole, to: endOfSet(sentence, whole) };
  const filter = readFilter({ ...sentence, mentions: sentence.mentions.map(ofThatTime) });
  for (let at = run.from; at < run.to; at++)
    if (UNCLEAR.has(wordAt(sentence, at)) && !sentence.tokens[at]?.quoted && !sentence.holeAt[at])
      return { filter, unclear: wordAt(sentence, at) };
  const thought = cutTitle(sentence, run.from, run.to, { isReference: true });
  const unread = thought && unreadWords(sentence, thought);
  const words = unread && cutTitle(sentence, unread.from, unread.to, { isReference: true, dropsArticle: true });
  return words ? { filter: { ...filter, search: words.title } } : { filter };
}
