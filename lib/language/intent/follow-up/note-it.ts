import { readPointer } from "@/lib/language/intent/follow-up/read-pointer";
import type { IntentRule } from "@/lib/language/intent/proposal";
import { textBetween, wordAt } from "@/lib/language/sentence";
import { wordSet } from "@/lib/language/text/word-set";
import { cutTitle } from "@/lib/language/title/cut-title";

const ADDING = wordSet("add put include append write note");
const LINKS = wordSet("to on in into onto");
const ALSO = wordSet("too also please");

/** "add yogurt to it": noted on the one task that was spoken of. */
export const noteIt: IntentRule = (sentence) => {
  const { frame, context } = sentence;
  if (!ADDING.has(wordAt(sentence, frame.start)) || context.mentioned !== 1) return null;
  let end = frame.end;
  while (ALSO.has(wordAt(sentence, end - 1))) end--;
  for (let at = frame.start + 2; at < end; at++) {
    if (!LINKS.has(wordAt(sentence, at)) || sentence.tokens[at]?.quoted) continue;
    const pointer = readPointer(sentence, at + 1);
    const note = pointer?.next === end ? cutTitle(sentence, frame.start + 1, at, { isLiteral: true }) : null;
    if (!pointer || !note || pointer.reference.kind !== "pronoun" || NO_NOTES.test(note.title)) continue;
    return {
      intent: "UPDATE_TASK",
      confidence: 0.85,
      rule: "follow-up/note",
      because: textBetween(sentence, at, end),
      subject: null,
      steps: [{ tool: "update_task", task: pointer.reference, changes: { note: note.title } }],
    };
  }
  return null;
};

/** "add a reminder to it", "put a deadline on it": parts of a task that have rules of their own. */
const NO_NOTES =
  /^(?:an? |the |another )?(?:reminder|alert|note|description|deadline|due date|date|priority|time|tag|label)s?$/i;
