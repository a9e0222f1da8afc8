import { type Hit, type NounHit, isForeign as speaksOfOthers } from "@/lib/language/intent/frame";
import { isKeptElsewhere } from "@/lib/language/intent/is-kept-elsewhere";
import type { IntentRule, Proposal } from "@/lib/language/intent/proposal";
import { rewordTask } from "@/lib/language/intent/reword-task";
import { saysDone } from "@/lib/language/intent/says-done";
import type { Act } from "@/lib/language/intent/verbs";
import { readChanges } from "@/lib/language/plan/read-changes";
import { isMoving } from "@/lib/language/plan/read-shift";
import { findReference } from "@/lib/language/reference/read-reference";
import { type Sentence, textBetween, wordAt } from "@/lib/language/sentence";
import { wordSet } from "@/lib/language/text/word-set";
import { readDuration } from "@/lib/language/time/read-duration";
import { cutTitle } from "@/lib/language/title/cut-title";
import type { PlanStep } from "@/lib/language/understanding";

const FIELDS = wordSet("title name description priority deadline due note notes");
const SETTERS = wordSet("make set mark flag give change update move put turn bump");

function hasDuration({ tokens, frame }: Sentence, from: number): boolean {
  for (let at = from; at < frame.end; at++) if (readDuration(tokens, at)) return true;
  return false;
}

/** Changes to a task that is named without the word task: "move the dentist to Friday", "make it urgent". */
export const changeTask: IntentRule = (sentence) => {
  const { frame, mentions, priorities } = sentence;
  const head = frame.heads[0];
  if (!head || head.at !== frame.start || frame.asks) return null;
  // "make a task: …" makes one, however urgent.
  const isNew = frame.nouns.some((noun) => noun.indefinite && noun.phrase === head.next);
  const word = wordAt(sentence, head.at);
  const reference = findReference(sentence, head.next, frame.end);
  const adds = ["add", "set", "give", "put"].includes(word) && reference && addsField(sentence, head.next);
  if ((isNew && !adds) || saysDone(sentence, head)) return null;
  const isForeign = speaksOfOthers(frame);
  if (/^your(?:self|s)?$/.test(wordAt(sentence, head.next))) return null;
  // "repeat that" wants to hear it again; a task is repeated at some time.
  if (word === "repeat" && mentions.length === 0) return null;
  const isExact = reference && reference.reference.kind !== "pronoun";
  // "rename the file" is for another program.
  const isOthers = !reference && isKeptElsewhere(sentence, head.next);
  const propose = (confidence: number, rule: string): Proposal => ({
    ...((isForeign && !isExact) || isOthers
      ? { intent: "GENERAL_CHAT", confidence: 0.5, others: ["UPDATE_TASK"], steps: plannedChange(sentence, head) }
      : { intent: "UPDATE_TASK", confidence }),
    rule: `change/${rule}`,
    because: textBetween(sentence, head.at, head.next),
    subject: cutTitle(sentence, head.next, frame.end, { isReference: true }),
  });
  if (adds) return propose(0.8, "field");
  const names = sentence.tokens.slice(head.next, frame.end).map((token) => token.word);
  const toAt = names.lastIndexOf("to");
  const rewording = head.value === "update" ? rewordTask(sentence, head) : null;
  if (rewording) {
    const isOurs = isExact || isNamedTask(sentence) || (reference && (sentence.context.mentioned ?? 0) > 0);
    const base = { ...propose(0.85, "words"), steps: [rewording] };
    return isOurs ? base : { ...base, intent: "GENERAL_CHAT", confidence: 0.5, others: ["UPDATE_TASK"] };
  }
  if (["rename", "retitle", "reword"].includes(word)) return propose(0.9, "rename");
  const field = names.some((name, at) => FIELDS.has(name) && (name !== "due" || names[at + 1] === "date"));
  if (["clear", "remove", "delete", "drop"].includes(word) && namesFieldFirst(names)) return propose(0.85, "clear");
  const isNamed = isNamedTask(sentence);
  const isTo = priorities.some(({ from }) => wordAt(sentence, from - 1) === "to");
  const isGiven = word === "give" && names.at(-1) === "priority" && !["me", "us"].includes(names[0] ?? "");
  const isSetting = reference || isNamed || isTo || isGiven || ["make", "mark", "flag", "bump"].includes(word);
  if (SETTERS.has(word) && priorities.length > 0 && isSetting) return propose(0.85, "priority");
  const isOfField =
    word !== "give" && namesFieldFirst(names) && names.some((name) => ["of", "for", "on"].includes(name));
  if (SETTERS.has(word) && field && (head.value === "update" || reference || isOfField)) return propose(0.8, "field");
  // "bring up the article" shows it; only "bring … forward" moves.
  const isShown = word === "bring" && head.value === "list" && !names.includes("forward") && !names.includes("ahead");
  const isPutOff =
    word === "put" && names.some((name, at) => name === "off" && sentence.holeAt[head.next + at + 1]?.isTime);
  const isMove = (isMoving(word) && !isShown) || (word === "put" && head.value === "update") || isPutOff;
  if (isMove && (mentions.length > 0 || hasDuration(sentence, head.next)))
    return propose(reference || mentions.length > 0 ? 0.85 : 0.75, "move");
  if (["make", "set"].includes(word) && isExact && mentions.length > 0 && reference.at === head.next)
    return propose(0.8, "set");
  // "make the slides due Sunday": whose slides, only the person's tasks can tell.
  if (["make", "set"].includes(word) && names.includes("due") && mentions.length > 0)
    return {
      ...propose(0.5, "due"),
      intent: "GENERAL_CHAT",
      others: ["UPDATE_TASK"],
      steps: plannedChange(sentence, head),
    };
  if (head.value !== "update") return null;
  // "update my list with milk" puts something on it.
  const takesMore = names.includes("with") || names.includes("include") || names.includes("contain");
  if (takesMore && frame.nouns.some((noun) => noun.value === "list" || noun.plural)) return null;
  // "change it to blue" may be about anything, until something was spoken of.
  const isSpokenOf = isExact || (sentence.context.mentioned ?? 0) > 0 || mentions.length > 0 || priorities.length > 0;
  if (isNamed || (reference && isSpokenOf)) return propose(0.8, "to");
  // "change mow the lawn to Saturday"
  const isDay = mentions.some((mention) => mention.kind === "date" && mention.relation === "to" && mention.dateSaid);
  if (isDay && !isForeign) return propose(0.75, "day");
  // "change milk to oat milk on my list"
  if (frame.nouns.some((noun) => noun.value === "list" && isPlace(sentence, noun))) return null;
  // "change X to Y" may be about anything; it is only offered, until a task turns out to be called so.
  if (toAt < 0 || isForeign) return null;
  return {
    ...propose(0.5, "to"),
    intent: "GENERAL_CHAT",
    others: ["UPDATE_TASK"],
    steps: plannedChange(sentence, head),
  };
};

/** "the report task": one that is there. */
const isNamedTask = ({ frame }: Sentence): boolean =>
  frame.nouns.some((noun) => noun.value === "task" && noun.definite && !noun.plural);

/** What is only offered is planned all the same: the person may have a task that is called so. */
function plannedChange(sentence: Sentence, head: Hit<Act>): PlanStep[] {
  const { task, changes } = readChanges(sentence, head);
  return task && Object.keys(changes).length > 0 ? [{ tool: "update_task", task, changes }] : [];
}

const isPlace = (sentence: Sentence, { phrase, definite }: NounHit): boolean =>
  definite && ["on", "in"].includes(wordAt(sentence, phrase - 1));

/** "add a due date to task 3", "set a deadline of Friday for it". */
const addsField = ({ tokens }: Sentence, from: number): boolean =>
  ["a", "an", "the"].includes(tokens[from]?.word ?? "") &&
  tokens.slice(from + 1, from + 3).some(({ word }) => FIELDS.has(word) && word !== "name");

/** "clear the due date", "remove its priority", "drop the deadline of task 4". */
const namesFieldFirst = (names: readonly string[]): boolean =>
  /^(?:(?:the|its|my|that) )?(?:due (?:date|time)|deadline|priority|description|notes?|recurrence)\b/.test(
    names.slice(0, 4).join(" "),
  );
