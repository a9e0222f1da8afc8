import { isForeign as speaksOfOthers } from "@/lib/language/intent/frame";
import { isDuty, isStillToDo } from "@/lib/language/intent/is-duty";
import { isKeptElsewhere } from "@/lib/language/intent/is-kept-elsewhere";
import type { IntentRule, Proposal } from "@/lib/language/intent/proposal";
import { afterTelling } from "@/lib/language/intent/rules/after-telling";
import { endBeforeDone, saysDone } from "@/lib/language/intent/says-done";
import { CHORES, startsWithDeed, startsWithDeedTo } from "@/lib/language/intent/starts-with-deed";
import { namedTask } from "@/lib/language/plan/named-task";
import { stateAt } from "@/lib/language/reference/read-filter";
import { findReference } from "@/lib/language/reference/read-reference";
import { type Sentence, textBetween, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { readNumber } from "@/lib/language/text/read-number";
import { wordSet } from "@/lib/language/text/word-set";
import { cutTitle } from "@/lib/language/title/cut-title";
import { skipConnectors } from "@/lib/language/title/skip-connectors";

const COMPLETING = wordSet("complete finish completed finished tick done");
const WIPING = wordSet("clear scrap wipe trash discard ditch get");
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
const TELLERS = wordSet("i i've ive we we've already");
const OFF = wordSet("off out through");
/** "add rice to my groceries": the list is named by what is on it. */
const TO_SHOPPING = lexicon<true>([[true, ["to|on|onto|into my|our|the? groceries|grocery|shopping"]]]);

function startOfShopping({ tokens, frame }: Sentence, from: number): number | null {
  for (let at = Math.max(from + 1, frame.end - 3); at < frame.end; at++)
    if (TO_SHOPPING.match(tokens, at)?.next === frame.end) return at;
  return null;
}

const TO_ELSEWHERE =
  /\b(?:to|onto|into|as)(?: \w+)? (?:my|the|this|that|a|an|your|our)\b|\b(?:to|onto|into) (?:it|them)$/i;

const FROM_ELSEWHERE = /\bfrom(?: \w+)? (?:my|the|this|that|your|our)\b/i;

const IS_DONE = lexicon<true>([[true, ["is|are|has|have already|now|been? done|finished|complete|completed"]]]);

/** "water the plants is done": nobody but a to-do list calls a deed so. */
function deedIsDone(sentence: Sentence): Proposal | null {
  const { tokens, frame } = sentence;
  if (frame.asks || !CHORES.has(wordAt(sentence, frame.start))) return null;
  for (let at = frame.start + 2; at < frame.end; at++) {
    if (IS_DONE.match(tokens, at)?.next !== frame.end) continue;
    const subject = cutTitle(sentence, frame.start, at, { isReference: true });
    const because = textBetween(sentence, at, frame.end);
    return { intent: "COMPLETE_TASK", confidence: 0.75, rule: "command/deed", because, subject };
  }
  return null;
}

/** "clear [all the completed ones]". */
function endOfKind(sentence: Sentence, from: number): number | null {
  let at = from;
  while (["all", "my", "the", "out"].includes(wordAt(sentence, at))) at++;
  const end = stateAt(sentence, at);
  return end !== null && ["ones", "stuff", "things"].includes(wordAt(sentence, end)) ? end + 1 : end;
}

/** "add 2 and 7" is for a calculator. */
const isSum = ({ tokens, frame }: Sentence, from: number): boolean =>
  readNumber(tokens, from) !== null && readNumber(tokens, frame.end - 1) !== null && frame.end - from > 1;

/** A command word first, then what it is about, without the word task: "add buy milk", "complete water the plants". */
export const bareCommand: IntentRule = (sentence) => {
  const { frame, tokens } = sentence;
  const head = frame.heads[0];
  const told = afterTelling(sentence) ?? deedIsDone(sentence);
  if (told) return told;
  if (!head || head.at !== frame.start || frame.asks) return null;
  // "finish him", "remove me": nobody's task.
  if (head.next === frame.end - 1 && PEOPLE.has(wordAt(sentence, head.next))) return null;
  const reference = findReference(sentence, head.next, frame.end);
  const isForeign = speaksOfOthers(frame);
  const word = wordAt(sentence, head.at);
  const hasColon = tokens[head.next]?.word === ":";
  const isDone = saysDone(sentence, head);
  const isThere = head.value !== "create" || isDone;
  const propose = (intent: Proposal["intent"], confidence: number, rule: string, end = frame.end): Proposal => ({
    intent,
    confidence: reference ? Math.max(confidence, 0.85) : confidence,
    rule: `command/${rule}`,
    because: textBetween(sentence, head.at, head.next),
    subject: cutTitle(sentence, head.next, end, { isReference: isThere, dropsArticle: isThere }),
  });
  const offer = (intent: Proposal["intent"], rule: string): Proposal => ({
    ...propose("GENERAL_CHAT", 0.5, rule),
    confidence: 0.5,
    others: [intent],
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
  const shopping = head.value === "create" ? startOfShopping(sentence, head.next) : null;
  if (shopping) return propose("CREATE_TASK", 0.8, "shopping", shopping);
  if (word === "add" && isSum(sentence, head.next)) return null;
  if (word === "add" && head.next < frame.end && !isMusic) {
    // "add color to the photos" puts something somewhere that is no list of ours.
    return TO_ELSEWHERE.test(textBetween(sentence, head.next, frame.end))
      ? offer("CREATE_TASK", "add")
      : propose("CREATE_TASK", 0.8, "add");
  }
  // Only tasks are ticked off or marked as done, whatever they are about.
  const isOff = head.value === "complete" && OFF.has(wordAt(sentence, head.next - 1)) && head.next < frame.end;
  if (isOff) return propose("COMPLETE_TASK", 0.75, "off");
  if (isDone) return propose("COMPLETE_TASK", 0.8, "done", endBeforeDone(sentence));
  const isDeed =
    head.value === "complete" ? startsWithDeed(sentence, head.next) : startsWithDeedTo(sentence, head.next);
  if (isForeign && !isDeed) return null;
  // "forget it" is said of a task only when one was spoken of.
  const isShrug = word === "forget" && reference?.reference.kind === "pronoun" && !sentence.context.mentioned;
  if (isShrug) return offer("DELETE_TASK", "shrug");
  if (head.value === "delete" && !reference && FROM_ELSEWHERE.test(textBetween(sentence, head.next, frame.end)))
    return null;
  if (!reference && head.value !== "create" && isKeptElsewhere(sentence, head.next))
    return offer("DELETE_TASK", "kept");
  const isDealtWith = head.value === "delete" || head.value === "complete";
  if (reference && isStillToDo(sentence, head.at)) return offer("COMPLETE_TASK", "still");
  if (!reference && isDealtWith && isDuty(sentence, head.at))
    return CHORES.has(word)
      ? null
      : { ...offer("CREATE_TASK", "duty"), subject: cutTitle(sentence, head.at, frame.end) };
  const isAll =
    WIPING.has(word) && head.next === frame.end - 1 && ["all", "everything"].includes(wordAt(sentence, head.next));
  const isKind = WIPING.has(word) && endOfKind(sentence, head.next) === frame.end;
  if (head.value === "delete" && (DELETING.has(word) || reference || isAll || isKind))
    return propose("DELETE_TASK", 0.75, "delete");
  // "finish the report by Friday" is still to be done.
  if (word === "finish" && sentence.mentions.length > 0) return null;
  const isTicked = ["put", "place", "check", "tick"].includes(word) && head.next - head.at > 2;
  // "I've done it" is said of a task only when one was spoken of.
  const isBoast = TELLERS.has(word) && reference?.reference.kind === "pronoun" && !sentence.context.mentioned;
  // "done": what with, only the dialogue knows.
  const isBare = head.next === frame.end && !sentence.context.mentioned;
  if (head.value === "complete" && isBare) return offer("COMPLETE_TASK", "bare");
  if (head.value === "complete" && (COMPLETING.has(word) || (reference && !isBoast) || isTicked))
    return propose("COMPLETE_TASK", 0.75, "complete");
  if (head.value === "reopen") return propose("COMPLETE_TASK", 0.75, "reopen");
  // "I finished a marathon": whoever tells of a deed may have no task for it.
  if (head.value === "complete" && TELLERS.has(word)) {
    const told = offer("COMPLETE_TASK", "finished");
    const steps: Proposal["steps"] = told.subject
      ? [{ tool: "complete_task", task: namedTask(sentence, told.subject), completed: true }]
      : [];
    return { ...told, steps };
  }
  return null;
};
