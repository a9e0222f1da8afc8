import type { Hit } from "@/lib/language/intent/frame";
import type { Act } from "@/lib/language/intent/verbs";
import type { Sentence } from "@/lib/language/sentence";
import { wordSet } from "@/lib/language/text/word-set";

const DONE = wordSet("done finished complete completed");

/** "mark … as done", "set … as finished", "check … off". */
export function saysDone({ tokens, frame }: Sentence, verb: Hit<Act>): boolean {
  const rest = tokens.slice(verb.at + 1, frame.end).filter((token) => !token.quoted);
  const verbWord = tokens[verb.at]?.word ?? "";
  const last = rest.at(-1)?.word ?? "";
  const isAs = rest.some(({ word }, at) => word === "as" && DONE.has(rest[at + 1]?.word ?? ""));
  if (isAs && ["set", "mark", "flag", "put", "make"].includes(verbWord)) return true;
  if (["set", "mark", "flag", "make", "change", "update", "put", "call"].includes(verbWord) && DONE.has(last))
    return true;
  return ["check", "tick", "cross", "mark", "strike"].includes(verbWord) && rest.some((token) => token.word === "off");
}

/** Where the name of the task ends: "mark the report done" is about the report. */
export function endBeforeDone({ tokens, frame }: Sentence): number {
  const last = tokens[frame.end - 1];
  const isSaid = last && !last.quoted && DONE.has(last.word) && tokens[frame.end - 2]?.word !== "as";
  return isSaid ? frame.end - 1 : frame.end;
}
