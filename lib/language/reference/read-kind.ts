import { readFilter, stateAt } from "@/lib/language/reference/read-filter";
import { type Sentence, wordAt } from "@/lib/language/sentence";
import { wordSet } from "@/lib/language/text/word-set";
import type { TaskFilter } from "@/lib/language/understanding";

/** Words around a state that leave nothing out. */
const SILENT = wordSet(
  "the my our all of them that that's thats which are is were have i've i been already now just and , on from list",
);
/** They stand for tasks, and for more than one. */
const MANY = wordSet("ones things stuff items what what's whats whatever those everything anything");
/** Alone it has to be asked about; beside "completed" it only says why they may go. */
const OLD = wordSet("old older previous past stale");

/**
 * "the done ones", "what's finished", "the old completed ones": tasks told by their state alone, without the word task.
 * Null when any word is left that could be a name.
 */
export function readKind(sentence: Sentence, { from, to }: { from: number; to: number }): TaskFilter | null {
  let states = 0;
  let isMany = false;
  for (let at = from; at < to; ) {
    const state = stateAt(sentence, at);
    const word = wordAt(sentence, at);
    if (sentence.tokens[at]?.quoted) return null;
    isMany ||= MANY.has(word) || /^(?:ones|items)$/.test(wordAt(sentence, (state ?? 0) - 1));
    if (state || sentence.holeAt[at]?.isPriority) states++;
    else if (!(SILENT.has(word) || MANY.has(word) || OLD.has(word) || sentence.holeAt[at])) return null;
    at = state ?? sentence.holeAt[at]?.to ?? at + 1;
  }
  // "delete completed": nothing but the state is left.
  return states > 0 && (isMany || to - from <= 2) ? readFilter(sentence) : null;
}
