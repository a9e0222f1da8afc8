import type { IntentRule } from "@/lib/language/intent/proposal";
import { namedTask } from "@/lib/language/plan/named-task";
import { findReference } from "@/lib/language/reference/read-reference";
import { textBetween, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { wordSet } from "@/lib/language/text/word-set";
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
    steps: [{ tool: "update_task", task, changes: { note: note.title } }],
  };
};

const ADDS = lexicon<true>([[true, ["add|put|include|append|write|note"]]]);
const LINKS = wordSet("to on in into");

/** "add eggs to the milk task", "put the receipt on task 3": one that is there gets more; "to my tasks" is a new one. */
export const addToTask: IntentRule = (sentence) => {
  const { frame, tokens } = sentence;
  const said = ADDS.match(tokens, frame.start);
  const noun = frame.nouns.find(({ value, plural, next }) => value === "task" && !plural && next > frame.start);
  if (!said || !noun) return null;
  const isBare = LINKS.has(wordAt(sentence, noun.at - 1));
  const link = (isBare ? noun.at : noun.phrase) - 1;
  if (link <= said.next || !LINKS.has(wordAt(sentence, link))) return null;
  const named = noun.definite && !isBare ? cutTitle(sentence, noun.phrase + 1, noun.at, { isReference: true }) : null;
  const task = findReference(sentence, link + 1, frame.end)?.reference ?? (named && namedTask(sentence, named));
  const note = cutTitle(sentence, said.next, link, { isLiteral: true });
  if (!task || task.kind === "pronoun" || !note || noun.next < frame.end - 1) return null;
  return {
    intent: "UPDATE_TASK",
    confidence: 0.8,
    rule: "note/add",
    because: textBetween(sentence, link, frame.end),
    subject: null,
    steps: [{ tool: "update_task", task, changes: { note: note.title } }],
  };
};
