import { startsWithDeed } from "@/lib/language/intent/starts-with-deed";
import { shareDays } from "@/lib/language/plan/share-days";
import { readStretch } from "@/lib/language/read-stretch";
import { type Sentence, textBetween, wordAt } from "@/lib/language/sentence";
import { wordSet } from "@/lib/language/text/word-set";
import { cutTitle, type Title } from "@/lib/language/title/cut-title";

const MOST_DEEDS = 10;
const BREAKS = wordSet("; .");
const JOINTS = wordSet(", ; . and & then also plus");
/** "call Ann tomorrow and ask about Friday" is one deed that goes on; so is one with a reminder of it. */
const GOES_ON = wordSet("ask tell say talk see check go remind alert notify ping");

/** A deed and the day that was said for it. */
export interface DatedDeed {
  sentence: Sentence;
  subject: Title;
}

/** Where a deed begins. */
interface Start {
  at: number;
  /** The verb that it leaves unsaid. */
  verb?: string;
  /** Only a full break speaks for it. */
  isLoose?: boolean;
}

/**
 * "call mom tomorrow and pay rent on Friday": deeds side by side, each with a time of its own, are as many tasks. Empty
 * when one of them has none: then the one that was said may be meant for all.
 */
export function datedDeeds(sentence: Sentence, subject: Title | null): DatedDeed[] {
  if (!subject || sentence.mentions.length < 2) return [];
  const starts = [{ at: startOf(sentence, subject) }, ...laterStarts(sentence, subject.from)];
  if (starts.length < 2 || starts.length > MOST_DEEDS) return [];
  const deeds = starts.flatMap(
    (start, index) => readDeed(sentence, start, starts[index + 1]?.at ?? sentence.frame.end) ?? [],
  );
  return deeds.length === starts.length ? shareDays(deeds) : [];
}

/** The day may stand before the deed: "tomorrow call mom", "remind me tomorrow to call mom". */
function startOf(sentence: Sentence, { from }: Title): number {
  const edge = wordAt(sentence, from - 1) === "to" ? from - 1 : from;
  return sentence.mentions.find(({ to }) => to === edge)?.from ?? from;
}

/** Where another deed begins, or after a full break anything else. */
function laterStarts(sentence: Sentence, from: number): Start[] {
  const starts: Start[] = [];
  let verb = verbAt(sentence, from);
  for (let at = from + 1; at < sentence.frame.end; at++) {
    if (!JOINTS.has(wordAt(sentence, at - 1)) || sentence.tokens[at - 1]?.quoted || JOINTS.has(wordAt(sentence, at)))
      continue;
    const hole = sentence.holeAt[at];
    const to = hole?.isTime ? hole.to : at;
    const deed = wordAt(sentence, to) === "to" ? to + 1 : to;
    const isDeed = startsWithDeed(sentence, deed) && !GOES_ON.has(wordAt(sentence, deed));
    if (isDeed || BREAKS.has(wordAt(sentence, at - 1))) {
      starts.push({ at, isLoose: !isDeed });
      verb = verbAt(sentence, deed);
    } else if (verb && isThingWithDay(sentence, at)) starts.push({ at, verb });
  }
  return starts;
}

const PARTICLES = wordSet("up off out in down back over away");

/** The verb that a deed begins with, and what belongs to it: "pick up". */
function verbAt(sentence: Sentence, at: number): string {
  if (!startsWithDeed(sentence, at) || sentence.tokens[at]?.quoted) return "";
  return textBetween(sentence, at, PARTICLES.has(wordAt(sentence, at + 1)) ? at + 2 : at + 1);
}

const LONGEST_THING = 4;
/** What goes on with the deed before, and is no thing of its own. */
const NO_THING = wordSet(
  "please can could if maybe perhaps possibly again not only or but it them him her that this then also when while until before after because",
);

/** "buy milk tomorrow and [eggs] on Friday": between two days stands what else is done, by the same verb. */
function isThingWithDay(sentence: Sentence, at: number): boolean {
  const word = wordAt(sentence, at);
  if (!sentence.holeAt[at - 2]?.isTime || NO_THING.has(word) || GOES_ON.has(word)) return false;
  let end = at;
  while (end < sentence.frame.end && !sentence.holeAt[end]?.isTime && !JOINTS.has(wordAt(sentence, end))) end += 1;
  return end > at && end - at <= LONGEST_THING && sentence.holeAt[end]?.isTime === true;
}

function readDeed(sentence: Sentence, { at, verb, isLoose }: Start, to: number): DatedDeed | null {
  const deed = readStretch(sentence, sentence.tokens[at]?.start ?? 0, sentence.tokens[to - 1]?.end ?? 0);
  const subject = cutTitle(deed, 0, deed.tokens.length);
  const hasTime = deed.mentions.some((mention) =>
    mention.kind === "date" ? mention.dateSaid || (mention.timeSaid && !isLoose) : mention.kind === "repeat",
  );
  if (!subject || !hasTime) return null;
  return { sentence: deed, subject: verb ? { ...subject, title: `${verb} ${subject.title}` } : subject };
}
