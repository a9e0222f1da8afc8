import type { IntentRule } from "@/lib/language/intent/proposal";
import { namedTask } from "@/lib/language/plan/named-task";
import { findReference } from "@/lib/language/reference/read-reference";
import { textBetween, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { cutTitle } from "@/lib/language/title/cut-title";

const ADD_NOTE = lexicon<true>([
  [true, ["add|put|attach|write|leave|append a|this|the? note|notes|comment|description|details to|on|for|in|about"]],
]);

/** "add a note to the tap task: call Joe": what stands after the colon describes a task that is there. */
export const addNote: IntentRule = (sentence) => {
  const { frame, tokens } = sentence;
  const said = ADD_NOTE.match(tokens, frame.start);
  if (!said) return null;
  let colon = said.next;
  while (colon < frame.end && (wordAt(sentence, colon) !== ":" || tokens[colon]?.quoted)) colon++;
  const note = colon < frame.end ? cutTitle(sentence, colon + 1, frame.end, { isLiteral: true }) : null;
  const name = cutTitle(sentence, said.next, colon, { isReference: true, dropsArticle: true });
  const task = findReference(sentence, said.next, colon)?.reference ?? (name && namedTask(sentence, name));
  if (!note || !task) return null;
  return {
    intent: "UPDATE_TASK",
    confidence: 0.85,
    rule: "note",
    because: textBetween(sentence, frame.start, said.next),
    subject: null,
    steps: [{ tool: "update_task", task, changes: { description: note.title } }],
  };
};
