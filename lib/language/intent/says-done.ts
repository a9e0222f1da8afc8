import type { Hit } from "@/lib/language/intent/frame";
import type { Act } from "@/lib/language/intent/verbs";
import type { Sentence } from "@/lib/language/sentence";
import { SETTLED } from "@/lib/language/text/settled-words";
import { wordSet } from "@/lib/language/text/word-set";

const DONE = wordSet("done finished complete completed");
/** What only "mark" makes a state of the task: "mark the rent paid". */
const MARKED = wordSet(SETTLED);
const MARKS = wordSet("mark flag tick check");
/** "set a reminder to get the roof done", "… to have it finished": that is what is to be done. */
const LEADS_TO_DONE = wordSet("get getting got have having be");

const ON = wordSet("on in from off");
const STATES = wordSet("is are was were be been it's turned switched goes");

/** "mark … as done", "set … as finished", "check … off". */
export function saysDone({ tokens, frame, holeAt }: Sentence, verb: Hit<Act>): boolean {
  // "check if it goes off" only looks.
  const verbWord = tokens[verb.at]?.word ?? "";
  if (verbWord === "check" && verb.value === "list" && verb.next > verb.at + 1) return false;
  const rest = tokens.slice(verb.at + 1, frame.end).filter((token) => !token.quoted);
  // "mark it done today", but "put it on my list of things to complete"
  const isTimed = ["mark", "flag"].includes(verbWord);
  const final = rest.findLastIndex((_, at) => !(isTimed && holeAt[verb.at + 1 + at]));
  const isStillToDo = verbWord === "put" && rest[final - 1]?.word === "to";
  const last = isStillToDo ? "" : (rest[final]?.word ?? "");
  const isAs = rest.some(({ word }, at) => word === "as" && DONE.has(rest[at + 1]?.word ?? ""));
  if (MARKS.has(verbWord) && MARKED.has(last) && rest.length > 1) return true;
  // "mark the milk done on my list"
  const isOnList = rest.some(({ word }, at) => DONE.has(word) && at > 0 && ON.has(rest[at + 1]?.word ?? ""));
  if (isOnList && ["mark", "flag"].includes(verbWord)) return true;
  if (isAs && ["set", "mark", "flag", "put", "make"].includes(verbWord)) return true;
  if (["mark", "flag", "call"].includes(verbWord) && DONE.has(last)) return true;
  const isStill = rest.some(({ word }) => LEADS_TO_DONE.has(word));
  if (["set", "make", "change", "update", "put"].includes(verbWord) && DONE.has(last) && !isStill) return true;
  // "check that the oven is off" looks at an oven.
  const isOff = rest.some(({ word }, at) => word === "off" && !STATES.has(rest[at - 1]?.word ?? ""));
  return ["check", "tick", "cross", "mark", "strike"].includes(verbWord) && isOff;
}

/** Where the name of the task ends: "mark the report done" is about the report. */
export function endBeforeDone({ tokens, frame }: Sentence): number {
  const last = tokens[frame.end - 1];
  if (!last || last.quoted) return frame.end;
  const isAs = tokens[frame.end - 2]?.word === "as";
  // Titles end before "as done" by themselves.
  if (DONE.has(last.word)) return isAs ? frame.end : frame.end - 1;
  const isMarked = MARKS.has(tokens[frame.start]?.word ?? "") && MARKED.has(last.word);
  return isMarked ? frame.end - (isAs ? 2 : 1) : frame.end;
}
