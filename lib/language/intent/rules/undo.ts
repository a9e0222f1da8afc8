import { isForeign as speaksOfOthers } from "@/lib/language/intent/frame";
import type { IntentRule } from "@/lib/language/intent/proposal";
import { textBetween } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { cutTitle } from "@/lib/language/title/cut-title";

/** How many changes are meant, by how it is said. */
const UNDO = lexicon<number>([
  [
    1,
    [
      "undo|redo|revert",
      "undo|redo|revert that|it|this|last|everything",
      "undo|revert the? last|previous action|change|one|thing|step?",
      "take that|it back",
      "roll that|it? back",
      "do that again",
      "oops undo?",
      "undo what you? just? did",
    ],
  ],
  [2, ["undo|redo|revert the|my? last|previous two|2 actions|changes|ones|things|steps?"]],
  [3, ["undo|redo|revert the|my? last|previous three|3 actions|changes|ones|things|steps?"]],
]);

/** "undo", "take that back", "redo": the whole message, not the start of a longer one. */
export const undoLast: IntentRule = (sentence) => {
  const { frame, tokens } = sentence;
  const found = UNDO.match(tokens, frame.start);
  if (!found || found.next < frame.end) return null;
  const word = tokens[frame.start]?.word ?? "";
  const isBare = word === "oops" && found.next === frame.start + 1;
  return {
    intent: "UNDO",
    confidence: isBare ? 0.5 : 0.95,
    rule: "undo",
    because: textBetween(sentence, frame.start, found.next),
    subject: null,
    steps: Array.from({ length: found.value }, () => ({ tool: "undo", redo: word === "redo" || word === "do" })),
  };
};

const BRING_BACK = lexicon<true>([[true, ["bring|get|put it|that|them back"]]]);

/** "restore task 3", "bring back the milk task", "undelete it", "bring it back". */
export const restoreDeleted: IntentRule = (sentence) => {
  const { frame, tokens } = sentence;
  const back = BRING_BACK.match(tokens, frame.start);
  if (back?.next === frame.end) {
    const because = textBetween(sentence, frame.start, back.next);
    return { intent: "RESTORE_TASK", confidence: 0.85, rule: "restore/back", because, subject: null };
  }
  const head = frame.heads[0];
  if (head?.value !== "restore" || head.at !== frame.start || frame.asks) return null;
  const isForeign = speaksOfOthers(frame);
  const isSure =
    frame.nouns.some((noun) => noun.value === "task" || noun.value === "list") ||
    /^(undelete|restore)$/.test(textBetween(sentence, head.at, head.next).toLowerCase());
  return {
    intent: "RESTORE_TASK",
    confidence: isForeign ? 0.4 : isSure ? 0.85 : 0.6,
    rule: "restore",
    because: textBetween(sentence, head.at, head.next),
    subject: cutTitle(sentence, head.next, frame.end, { isReference: true }),
  };
};
