import { isDuty } from "@/lib/language/intent/is-duty";
import { onlyIfCalledSo } from "@/lib/language/intent/only-if-called-so";
import type { IntentRule } from "@/lib/language/intent/proposal";
import { findReference } from "@/lib/language/reference/read-reference";
import { type Sentence, textBetween } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { wordSet } from "@/lib/language/text/word-set";

/** Before the name of what is given up. */
const BEFORE = lexicon<true>([
  [
    true,
    [
      "i|we no longer need|have|want|plan|intend to?",
      "i|we don't|dont|won't need|have to?",
      "i|we do|will not need|have to?",
      "there's? no need to",
      "no need to|for",
      "never mind about?",
      "nevermind about?",
      "forget about?",
      "scratch|scrap|ditch|drop|cancel|stop|quit",
      "don't|dont bother with|about",
      "leave out",
      "call off",
    ],
  ],
]);

/** "I'm not going to the gym" alone is news; with "after all" it takes something back. */
const NOT_AFTER_ALL = lexicon<true>([
  [true, ["i'm|we're|i|we am|are? not going|gonna to?", "i|we won't|wont|will|can't|cant not? be? able? to?"]],
]);

/** After it, to the end. */
const AFTER = lexicon<true>([
  [
    true,
    [
      "is|are|was|were|got|has|have been? off|cancelled|canceled|obsolete|history",
      "is|are|was|were|got called off",
      "is|are not happening|needed|necessary|required",
      "isn't|isnt|aren't happening|needed|necessary|required",
      "is|are no longer happening|needed|necessary|required|on|relevant",
      "fell through",
      "doesn't|doesnt need|have to be done",
    ],
  ],
]);

const ANY_MORE = lexicon<true>([[true, ["any more|longer", "anymore", "after all"]]]);
const EMPTY = wordSet("it that this them him her me you us what about then to");

function endOfName({ tokens, frame }: Sentence): number {
  for (const back of [1, 2]) if (ANY_MORE.match(tokens, frame.end - back)?.next === frame.end) return frame.end - back;
  return frame.end;
}

/** Where the name of what is given up stands. */
function findName(sentence: Sentence): { from: number; to: number } | null {
  const { tokens, frame } = sentence;
  const end = endOfName(sentence);
  for (const start of [0, frame.start]) {
    const before = BEFORE.match(tokens, start) ?? (end < frame.end ? NOT_AFTER_ALL.match(tokens, start) : null);
    if (before && before.next < end) return { from: before.next, to: end };
  }
  for (let at = frame.start + 1; at < end; at++)
    if (AFTER.match(tokens, at)?.next === end) return { from: frame.start, to: at };
  return null;
}

/**
 * "I no longer need to call mom", "never mind the rent", "the dentist is off": what nobody has to do any more. Only a task
 * that is called so is meant, and the card asks before it goes.
 */
export const letGo: IntentRule = (sentence) => {
  const { frame, tokens } = sentence;
  if (frame.asks || isDuty(sentence, frame.start)) return null;
  if (frame.nouns.some(({ value }) => value === "reminder" || value === "list" || value === "task")) return null;
  const name = findName(sentence);
  if (!name || EMPTY.has(tokens[name.to - 1]?.word ?? "") || findReference(sentence, name.from, name.to)) return null;
  return onlyIfCalledSo(sentence, {
    ...name,
    intent: "DELETE_TASK",
    rule: "there/let-go",
    because: textBetween(sentence, frame.start, frame.end),
    step: (task) => ({ tool: "delete_task", task }),
  });
};
