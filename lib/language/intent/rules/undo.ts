import { isForeign as speaksOfOthers } from "@/lib/language/intent/frame";
import type { IntentRule } from "@/lib/language/intent/proposal";
import { type Sentence, textBetween } from "@/lib/language/sentence";
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
      "oops",
      "undo what you|i? just? did",
      "undo my|the|your? last|latest|recent? change|changes|action|deletion|edit|step|move|tick|completion|mistake",
      "change|set it|that|them back",
      "put it|that back how|as|where it was",
    ],
  ],
  [2, ["undo|redo|revert the|my? last|previous two|2 actions|changes|ones|things|steps?"]],
  [3, ["undo|redo|revert the|my? last|previous three|3 actions|changes|ones|things|steps?"]],
]);

/** Said of what was just done; where nothing was it may be about anything. */
const MISTAKES = lexicon<number>([
  [
    1,
    [
      "that|it|this was|is a|an|my? mistake|accident|error|wrong",
      "that's|it's a|an|my? mistake|accident|wrong",
      "that|it wasn't|wasnt|isn't what i meant|wanted|asked|said for?",
      "that's|thats not what i meant|wanted|asked|said for?",
      "not what i meant|wanted|asked|said for?",
      "i made a mistake",
      "i didn't|didnt mean to? that|it|do? that|it?",
      "i did not mean to? that|it|do? that|it?",
      "my mistake",
      "wrong|the? one|task",
      "the wrong one|task",
      "not that one|task?",
      "wrong",
    ],
  ],
]);

const takenBack = ({ tokens, context }: Sentence, start: number) =>
  context.hasChanged ? (MISTAKES.match(tokens, start) ?? MISTAKES.match(tokens, 0)) : null;

/** "undo", "take that back", "redo": the whole message, not the start of a longer one. */
export const undoLast: IntentRule = (sentence) => {
  const { frame, tokens, text } = sentence;
  // "oops" is a lead-in too, and here all that was said.
  const start = frame.start < frame.end ? frame.start : 0;
  const found = UNDO.match(tokens, start) ?? takenBack(sentence, start);
  if (!found || found.next < frame.end) return null;
  const word = tokens[start]?.word ?? "";
  const isBare = word === "oops" && found.next === start + 1;
  const isAsked = text.trimEnd().endsWith("?") && !tokens.slice(0, start).some((token) => token.word === "you");
  return {
    intent: "UNDO",
    confidence: isBare || isAsked ? 0.5 : 0.95,
    rule: "undo",
    because: textBetween(sentence, start, found.next),
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
    ...(isForeign
      ? { intent: "GENERAL_CHAT", confidence: 0.5, others: ["RESTORE_TASK"] }
      : { intent: "RESTORE_TASK", confidence: isSure ? 0.85 : 0.6 }),
    rule: "restore",
    because: textBetween(sentence, head.at, head.next),
    subject: cutTitle(sentence, head.next, frame.end, { isReference: true }),
  };
};
