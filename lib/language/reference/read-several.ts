import { namedTask } from "@/lib/language/plan/named-task";
import { findReference, parseReference } from "@/lib/language/reference/read-reference";
import { type Sentence, wordAt } from "@/lib/language/sentence";
import { JOINTS } from "@/lib/language/text/joints";
import { lexicon } from "@/lib/language/text/phrase";
import { readOrdinal } from "@/lib/language/text/read-number";
import { wordSet } from "@/lib/language/text/word-set";
import { spanOf } from "@/lib/language/time/read-dates";
import { cutTitle } from "@/lib/language/title/cut-title";
import type { TaskReference } from "@/lib/language/understanding";

interface Run {
  from: number;
  to: number;
}

interface Found {
  reference: TaskReference;
  at: number;
  next: number;
}

const JOINT = lexicon<true>([[true, JOINTS]]);

/** "task 3, I don't need it", "#2, it's done", "#2 and let me know": what begins so names nothing. */
const NO_NAME = wordSet(
  "i i'm im i've ive i'd i'll it's that's thats we we're we've you you're they they're he she there let because since as so if when while not don't please thanks thank thx ok okay now just but or",
);

const jointAt = (sentence: Sentence, at: number): number | null =>
  sentence.tokens[at]?.quoted || sentence.holeAt[at] ? null : (JOINT.match(sentence.tokens, at)?.next ?? null);

/** The last word of a joint: "as well as [#3]". */
const LAST_OF_JOINT = wordSet(JOINTS.map((joint) => joint.split(" ").at(-1)).join(" "));

const jointBefore = (sentence: Sentence, at: number): boolean =>
  LAST_OF_JOINT.has(wordAt(sentence, at - 1)) && !sentence.tokens[at - 1]?.quoted;

/** Past all joining words: ", and then". */
function skipJoints(sentence: Sentence, from: number, to: number): number {
  let at = from;
  for (let next = jointAt(sentence, at); next !== null && at < to; next = jointAt(sentence, at)) at = next;
  return at;
}

function endOfPart(sentence: Sentence, from: number, to: number): number {
  for (let at = from; at < to; at++) if (jointAt(sentence, at) !== null) return at;
  return to;
}

const endsAt = (sentence: Sentence, end: number): Sentence => ({ ...sentence, frame: { ...sentence.frame, end } });

/** "the first and [third]". */
function readNextOrdinal(sentence: Sentence, { from, to }: Run, before: Found | undefined): Found | null {
  const ordinal = before?.reference.kind === "position" ? readOrdinal(sentence.tokens, from) : null;
  if (ordinal?.next !== to) return null;
  const span = spanOf(sentence, { from, to });
  return {
    reference: { kind: "position", from: "start", index: ordinal.value, count: 1, span },
    at: from,
    next: to,
  };
}

const AS_WELL = lexicon<true>([[true, ["too", "as well"]]]);

/** "and jam [too]". */
const isAsWell = (sentence: Sentence, at: number, to: number): boolean =>
  !sentence.tokens[at]?.quoted && AS_WELL.match(sentence.tokens, at)?.next === to;

function readName(sentence: Sentence, { from, to }: Run): Found | null {
  const end = [to - 2, to - 1].find((at) => at > from && isAsWell(sentence, at, to)) ?? to;
  const title = cutTitle(sentence, from, end, { isReference: true, dropsArticle: true });
  return title && { reference: namedTask(sentence, title), at: title.from, next: title.to };
}

/** A part that is a reference as a whole; numbers may go on over the joints after it. */
function readWhole(sentence: Sentence, part: Run, to: number): Found | null {
  const found = parseReference(endsAt(sentence, to), part.from) ?? parseReference(endsAt(sentence, part.to), part.from);
  const isWhole = found && (found.next === to || found.next === part.to || jointAt(sentence, found.next) !== null);
  return isWhole ? { ...found, at: part.from } : null;
}

/** The parts of a stretch, up to where it stops naming tasks. */
function readParts(sentence: Sentence, { from, to }: Run): Found[] {
  const parts: Found[] = [];
  for (let at = skipJoints(sentence, from, to); at < to; at = skipJoints(sentence, at, to)) {
    const part = { from: at, to: endOfPart(sentence, at, to) };
    const read = readWhole(sentence, part, to) ?? readNextOrdinal(sentence, part, parts.at(-1));
    if (!read && NO_NAME.has(wordAt(sentence, at)) && !sentence.tokens[at]?.quoted) break;
    const found = read ?? readName(sentence, part);
    if (found) parts.push(found);
    at = Math.max(part.to, read?.next ?? at);
  }
  return parts;
}

/**
 * "#1 and jam", "jam, task 3 and the last one": every name of several, each in its own way. Null where there is but one,
 * and where all are names: then they may be one name, which only whoever knows the titles can tell.
 */
function readSeveral(sentence: Sentence, run: Run): Found | null {
  const parts = readParts(sentence, run);
  const [first] = parts;
  const last = parts.at(-1);
  const isMixed = parts.some(({ reference }) => reference.kind !== "title");
  if (!first || !last || parts.length < 2 || !isMixed) return null;
  const span = spanOf(sentence, { from: first.at, to: last.next });
  const each = parts.map(({ reference }) => reference);
  return { reference: { kind: "several", each, span }, at: first.at, next: last.next };
}

const ARTICLES = wordSet("the my that");

/** A title is cut without its article, which "the first" needs. */
const startOfNames = (sentence: Sentence, at: number): number =>
  ARTICLES.has(wordAt(sentence, at - 1)) && !sentence.tokens[at - 1]?.quoted ? at - 1 : at;

/** What is named in a stretch, each in its own way. */
export const readNames = (sentence: Sentence, run: Run): TaskReference[] =>
  readParts(sentence, run).map(({ reference }) => reference);

/** "#1 or jam": one of them, and nobody said which. */
export const isChoice = (sentence: Sentence, { next }: { next: number }): boolean =>
  wordAt(sentence, next) === "or" && !sentence.tokens[next]?.quoted && next + 1 < sentence.frame.end;

/** Whether a joint stands there, and something after it. */
export const goesOn = (sentence: Sentence, at: number): boolean =>
  skipJoints(sentence, at, sentence.frame.end) > at && at + 1 < sentence.frame.end;

const isOfNames = ({ reference }: Found): boolean =>
  reference.kind === "several" && reference.each.some(({ kind }) => kind === "title");

/** The reference between two tokens that is not a title, with all that is joined to it: `names` is where names may stand. */
export function findReferences(sentence: Sentence, { from, to }: Run, names: Run = { from, to }): Found | null {
  const one = findReference(sentence, from, to);
  const start = startOfNames(sentence, Math.min(names.from, one?.at ?? names.from));
  const whole = readSeveral(sentence, { from: start, to: names.to });
  // "the second and third chapters": without anything that stands for itself, it is a name.
  if (!one) return whole && !isOfNames(whole) ? whole : null;
  const isJoined = one.at <= start || jointBefore(sentence, one.at);
  return (isJoined ? whole : readSeveral(sentence, { from: one.at, to: names.to })) ?? one;
}
