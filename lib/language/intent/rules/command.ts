import { isForeign as speaksOfOthers } from "@/lib/language/intent/frame";
import type { IntentRule, Proposal } from "@/lib/language/intent/proposal";
import { endBeforeDone, saysDone } from "@/lib/language/intent/says-done";
import { findReference } from "@/lib/language/reference/read-reference";
import { type Sentence, textBetween, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { wordSet } from "@/lib/language/text/word-set";
import { cutTitle } from "@/lib/language/title/cut-title";
import { skipConnectors } from "@/lib/language/title/skip-connectors";
import { subjectBefore } from "@/lib/language/title/subject-before";

const COMPLETING = wordSet("complete finish completed finished tick done");
const DELETING = wordSet("delete remove erase");

/** "make a note to …", "note that …": writing down is what tasks are for. */
const NOTE = lexicon<true>([
  [
    true,
    [
      "make|take|write|leave me? a note",
      "note|jot down? that|to|:",
      "jot|write|note down that|to|:?",
      "note to self|myself :?",
    ],
  ],
]);
const PEOPLE = wordSet("me him her us you myself yourself himself herself");
const POINTERS = wordSet("it that this them those");
const TO_ELSEWHERE = /\b(?:to|onto|into|as)(?: \w+)? (?:my|the|this|that|a|an|your|our)\b/i;

const FROM_ELSEWHERE = /\bfrom(?: \w+)? (?:my|the|this|that|your|our)\b/i;

/** "I got the milk, cross it off", "I mowed the lawn so mark it as done": what is done was told before. */
function doneAfterTelling(sentence: Sentence): Proposal | null {
  const { frame } = sentence;
  const head = frame.heads.find(
    (hit) => hit.at > frame.start && POINTERS.has(wordAt(sentence, hit.next)) && saysDone(sentence, hit),
  );
  if (!head || frame.asks || speaksOfOthers(frame)) return null;
  const because = textBetween(sentence, head.at, frame.end);
  const subject = subjectBefore(sentence, head.at);
  return subject && { intent: "COMPLETE_TASK", confidence: 0.75, rule: "command/told", because, subject };
}

const IS_DONE = lexicon<true>([[true, ["is|are|has|have already|now|been? done|finished|complete|completed"]]]);

/** "number 2 is done". */
function numberIsDone(sentence: Sentence): Proposal | null {
  const { tokens, frame } = sentence;
  const named = findReference(sentence, frame.start, frame.start + 1);
  const isFirst = named?.reference.kind === "number" && named.at === frame.start;
  if (!isFirst || frame.asks || IS_DONE.match(tokens, named.next)?.next !== frame.end) return null;
  const steps: Proposal["steps"] = [{ tool: "complete_task", task: named.reference, completed: true }];
  const because = textBetween(sentence, frame.start, frame.end);
  return { intent: "COMPLETE_TASK", confidence: 0.85, rule: "command/number", because, subject: null, steps };
}

/** A command word first, then what it is about, without the word task: "add buy milk", "complete water the plants". */
export const bareCommand: IntentRule = (sentence) => {
  const { frame, tokens } = sentence;
  const head = frame.heads[0];
  const told = doneAfterTelling(sentence) ?? numberIsDone(sentence);
  if (told) return told;
  if (!head || head.at !== frame.start || frame.asks) return null;
  // "finish him", "remove me": nobody's task.
  if (head.next === frame.end - 1 && PEOPLE.has(wordAt(sentence, head.next))) return null;
  const reference = findReference(sentence, head.next, frame.end);
  const isForeign = speaksOfOthers(frame);
  const word = wordAt(sentence, head.at);
  const hasColon = tokens[head.next]?.word === ":";
  const propose = (intent: Proposal["intent"], confidence: number, rule: string, end = frame.end): Proposal => ({
    intent,
    confidence: reference ? Math.max(confidence, 0.85) : confidence,
    rule: `command/${rule}`,
    because: textBetween(sentence, head.at, head.next),
    subject: cutTitle(sentence, head.next, end, {
      isReference: head.value !== "create",
      dropsArticle: head.value !== "create",
    }),
  });
  // Anything may be put on a list but music: that is another assistant's.
  const isMusic =
    frame.nouns.some((noun) => noun.value === "music") ||
    / (?:account|card|contacts|calendar|cart)$/i.test(textBetween(sentence, head.next, frame.end));
  const note = NOTE.match(tokens, frame.start);
  if (note)
    return {
      ...propose("CREATE_TASK", 0.8, "note"),
      subject: cutTitle(sentence, skipConnectors(sentence, note.next), frame.end),
    };
  if (head.value === "create" && hasColon) return propose("CREATE_TASK", 0.95, "colon");
  if (word === "add" && head.next < frame.end && !isMusic) {
    // "add color to the photos" puts something somewhere that is no list of ours.
    return TO_ELSEWHERE.test(textBetween(sentence, head.next, frame.end))
      ? { ...propose("GENERAL_CHAT", 0.5, "add"), others: ["CREATE_TASK"] }
      : propose("CREATE_TASK", 0.8, "add");
  }
  if (isForeign) return null;
  // "forget it" is said of a task only when one was spoken of.
  const isShrug = word === "forget" && reference?.reference.kind === "pronoun" && !sentence.context.mentioned;
  if (isShrug) return { ...propose("GENERAL_CHAT", 0.5, "shrug"), confidence: 0.5, others: ["DELETE_TASK"] };
  if (head.value === "complete" && wordAt(sentence, head.next - 1) === "off" && head.next < frame.end)
    return propose("COMPLETE_TASK", 0.75, "off");
  if (saysDone(sentence, head)) return propose("COMPLETE_TASK", 0.8, "done", endBeforeDone(sentence));
  if (head.value === "delete" && !reference && FROM_ELSEWHERE.test(textBetween(sentence, head.next, frame.end)))
    return null;
  if (head.value === "delete" && (DELETING.has(word) || reference)) return propose("DELETE_TASK", 0.75, "delete");
  // "finish the report by Friday" is still to be done.
  if (word === "finish" && sentence.mentions.length > 0) return null;
  const isTicked = ["put", "place", "check", "tick"].includes(word) && head.next - head.at > 2;
  if (head.value === "complete" && (COMPLETING.has(word) || reference || isTicked))
    return propose("COMPLETE_TASK", 0.75, "complete");
  if (head.value === "reopen") return propose("COMPLETE_TASK", 0.75, "reopen");
  if (head.value === "complete" && ["i", "i've", "ive", "already"].includes(word))
    return propose("COMPLETE_TASK", 0.6, "finished");
  return null;
};
