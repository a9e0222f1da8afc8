import { isDuty, startsWithDeed } from "@/lib/language/grammar/deed-in";
import type { Message } from "@/lib/language/grammar/message";
import { isAnyOf, isPlain } from "@/lib/language/grammar/words-in";
import type { Found } from "@/lib/language/vocabulary/vocabulary";

const GOES_ON = ["particle", "person", "adverb", "tells", "relates", "mood"] as const;
/** "on wound care", "the hired van" */
const LEADS_TO_NOUN = ["particle", "relates", "article"] as const;
const OBJECTS = ["article", "person", "pointer", "addressee"] as const;
const LEADS_TO_CLAUSE = ["asks", "joins", "pointer", "others", "speaker", "addressee"] as const;

const isSaid = ({ word }: Found): boolean => word.form === "says" || word.form === "told";

/** "dinner is late", "the car won't start", "my wife makes the best curry": a subject, then what is said of it. */
export function isStatement(message: Message): boolean {
  if (isDuty(message) || (startsWithDeed(message) && tellsOfClause(message))) return false;
  if (wasDone(message)) return true;
  if (message.leads.has("having") && message.sentence.mentions.length === 0) return true;
  return suitsTime(message) || saysSomething(message);
}

/** "forgot the milk", "Tom emailed"; "baked beans" are food. */
function wasDone({ words, from, to }: Message): boolean {
  const isOver = ({ word }: Found): boolean => word.form === "told" && !word.traits.has("cooks");
  const isNoun = words[from]?.some(({ word }) => word.form === "base") === true;
  const isSaidLast = words[to - 1]?.some((found) => isOver(found) && found.word.traits.has("reaches")) === true;
  return (!isNoun && words[from]?.some(isOver) === true) || (to - from > 1 && isSaidLast);
}

/** "Wednesday works better" */
const suitsTime = ({ sentence, words, from }: Message): boolean =>
  sentence.holeAt[from - 1] !== undefined &&
  words[from]?.some(({ word }) => word.form === "says" && word.traits.has("remarks")) === true;

function saysSomething(message: Message): boolean {
  const { from, to, is, wordAt, sentence } = message;
  for (let at = from + 1; at < to; at++) {
    // "9 am" is no being, "is for Friday" is.
    if (is(at, "be") && wordAt(at) !== "am" && !sentence.tokens[at]?.quoted) return true;
    if (!isPlain(message, at)) continue;
    if (is(at, "auxiliary") || doesSomething(message, at) || remarks(message, at)) return true;
    if (wordAt(at - 1).endsWith("'s") && isSaidOfSubject(message, at)) return true;
  }
  return false;
}

/** "Arsenal lost again", "my knee hurts"; what comes at a time is an appointment: "the sitter comes at 5". */
const remarks = ({ words, sentence, wordAt }: Message, at: number): boolean =>
  (sentence.mentions.length === 0 || wordAt(at) !== "comes") &&
  words[at]?.some((found) => isSaid(found) && found.word.traits.has("remarks")) === true;

/** "my wife [makes] the best curry"; "bank transfers" are things, and "a baked potato" too. */
function doesSomething(message: Message, at: number): boolean {
  const said = message.words[at]?.find(
    (found) => isSaid(found) && !(found.word.form === "told" && message.is(at - 1, "article")),
  );
  if (said === undefined || said.next >= message.to) return false;
  // "mom paid rent"; "oven baked chips" are food.
  const isOver =
    said.word.form === "told" && !said.word.traits.has("cooks") && !isAnyOf(message, at - 1, LEADS_TO_NOUN);
  return isOver || isAnyOf(message, said.next, OBJECTS);
}

/** "tea's [gone] cold", "husband's [snoring] again"; "mum's driving test" is a thing. */
function isSaidOfSubject(message: Message, at: number): boolean {
  const { to, words, wordAt } = message;
  const isDoing = wordAt(at).endsWith("ing") && (at + 1 >= to || isAnyOf(message, at + 1, GOES_ON));
  const isOver = words[at]?.some(({ word }) => word.form === "told" && word.traits.has("remarks")) === true;
  return isDoing || isOver || isAnyOf(message, at, ["mood", "adverb", "judges"]);
}

/** "ask mum if she can come", "fix what is broken": the clause is part of the deed; "water the plants is done" has none. */
function tellsOfClause(message: Message): boolean {
  const { words, from, to, is } = message;
  const isTelling = words[from]?.some(({ word }) => word.traits.has("reaches") && word.form === "base") === true;
  for (let at = from + 1; at < to; at++) {
    if (is(at, "be") || is(at, "auxiliary")) return isTelling && at > from + 1;
    if (isAnyOf(message, at, LEADS_TO_CLAUSE)) return true;
  }
  return true;
}
