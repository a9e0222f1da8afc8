import type { Sentence } from "@/lib/language/sentence";
import { wordSet } from "@/lib/language/text/word-set";
import { readDuration } from "@/lib/language/time/read-duration";
import { MINUTE } from "@/lib/language/time/wall";

const DIRECTIONS: ReadonlyMap<string, number> = new Map([
  ["later", 1],
  ["earlier", -1],
  ["sooner", -1],
]);

/** "move it up an hour", "bring it forward by a day": the words right before the amount. */
const WAYS: ReadonlyMap<string, number> = new Map([
  ["back", 1],
  ["out", 1],
  ["forward", -1],
  ["up", -1],
  ["ahead", -1],
]);
/** Behind an amount that something is moved by; "my 2 hour exam" goes on. */
const AFTER_AMOUNT = wordSet("for on at please , . ! ? and from until");
/** A length of time that counts from something else: "2 hours before". */
const COUNTS_FROM = wordSet("before prior from ago after ahead in");
/** Verbs that lead something to another time, or by so much. */
const MOVING = wordSet("move push postpone reschedule delay bump defer shift snooze prepone bring extend slide scoot");

interface Shift {
  minutes: number;
  next: number;
  /** It says so itself: "an hour later", "back an hour"; otherwise only the verb does: "postpone it an hour". */
  isSaid: boolean;
}

export const isMoving = (word: string): boolean => MOVING.has(word);

/** Which way the words before an amount point: "back", "up by"; "by" alone only says that it is one. */
function wayBefore(tokens: Sentence["tokens"], at: number): { way: number; isSaid: boolean } {
  const isBy = tokens[at - 1]?.word === "by";
  const way = WAYS.get(tokens[at - (isBy ? 2 : 1)]?.word ?? "");
  return { way: way ?? 1, isSaid: isBy || way !== undefined };
}

/** By how much something that is set moves, read at one place; `verb` when it may say which way: "move up …", "prepone". */
export function readShiftAt({ tokens, frame, holeAt }: Sentence, at: number, verb?: number): Shift | null {
  const length = readDuration(tokens, at);
  const after = tokens[length?.next ?? 0]?.word ?? "";
  if (!length || COUNTS_FROM.has(after)) return null;
  const direction = DIRECTIONS.get(after);
  const isAtEnd = length.next >= frame.end || holeAt[length.next] !== undefined || AFTER_AMOUNT.has(after);
  if (direction === undefined && !isAtEnd) return null;
  const before = wayBefore(tokens, at);
  const isUp =
    verb !== undefined && (tokens[verb]?.word === "prepone" || WAYS.get(tokens[verb + 1]?.word ?? "") === -1);
  const way = direction ?? (isUp ? -1 : before.way);
  const { months, days, milliseconds } = length.value;
  return {
    minutes: way * Math.round((months * 30 + days) * 24 * 60 + milliseconds / MINUTE),
    next: direction === undefined ? length.next : length.next + 1,
    isSaid: direction !== undefined || before.isSaid,
  };
}

/** "back two days", "forward by an hour", "10 minutes earlier", somewhere after the verb. */
export function findShift(sentence: Sentence, verb: { at: number; next: number }): Shift | null {
  for (let at = verb.next; at < sentence.frame.end; at++) {
    const shift = readShiftAt(sentence, at, verb.at);
    if (shift) return shift;
  }
  return null;
}
