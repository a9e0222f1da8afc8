import { isForeign } from "@/lib/language/intent/frame";
import { isNote } from "@/lib/language/intent/is-note";
import type { IntentRule, Proposal } from "@/lib/language/intent/proposal";
import { namedTask } from "@/lib/language/plan/named-task";
import { newDate } from "@/lib/language/plan/new-time";
import { type Sentence, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { wordSet } from "@/lib/language/text/word-set";
import { readDate } from "@/lib/language/time/read-dates";
import { cutTitle } from "@/lib/language/title/cut-title";
import type { PlanStep } from "@/lib/language/understanding";

/** Told by a deadline or a priority that it is to be remembered, whatever it is about. */
const isKept = (sentence: Sentence): boolean =>
  sentence.priorities.length > 0 ||
  sentence.mentions.some(({ from }) => wordAt(sentence, from - 1) === "due" || wordAt(sentence, from) === "due") ||
  sentence.mentions.some(
    (mention) => mention.kind === "date" && (mention.relation === "by" || mention.relation === "before"),
  );

/** "clear my Friday": without the day nothing is left to call it by. */
const HANGS = / (?:my|our|your|his|her|their|this|that)$/iu;

/** "I have a meeting with Sam tomorrow at 2": an appointment, told as one has it. */
const HAVING = lexicon<true>([
  [true, ["i|we have|got a|an|my|the|another?", "i've|we've got a|an|my|the|another?", "there's|theres a|an"]],
]);

/** With its hour said, and nothing more than can be noted. */
const isAppointment = ({ mentions, frame }: Sentence): boolean =>
  frame.end <= LONGEST &&
  mentions.some((mention) => mention.kind === "date" && mention.timeSaid && mention.to === frame.end);

const LONGEST = 14;

const offer = (others: Proposal["others"], subject: Proposal["subject"] = null): Proposal => ({
  intent: "GENERAL_CHAT",
  confidence: 0.5,
  rule: "perhaps",
  because: "",
  subject,
  others: others ?? [],
});

const MAKING = wordSet("make set");
const NO_NAMES = wordSet("a an some something it sure me up the");

/** "make gym 8am", "set yoga for Friday": new, or when something is to be that is there; the person's tasks can tell. */
function madeThen(sentence: Sentence): PlanStep[] {
  const { frame } = sentence;
  const from = frame.start + 1;
  const due = newDate(sentence);
  const isMade = MAKING.has(wordAt(sentence, frame.start)) && !NO_NAMES.has(wordAt(sentence, from));
  const name = isMade && due ? cutTitle(sentence, from, due.from, { isReference: true }) : null;
  if (!name || !due) return [];
  return [{ tool: "update_task", task: namedTask(sentence, name), changes: { due: readDate(sentence, due) } }];
}

/**
 * Nothing says that it is for us, but a day, a rhythm or a priority may: "dentist Tuesday 3pm", "gym every morning",
 * "how does my schedule look tomorrow". It is offered, never done. Only a sign of to-do lists is sure enough to act on.
 */
export const perhapsOurs: IntentRule = (sentence) => {
  const { frame, mentions, priorities } = sentence;
  const isTimed = mentions.some(({ kind }) => kind !== "offset") || priorities.length > 0;
  if (!isTimed || (isForeign(frame) && !isKept(sentence))) return null;
  if (frame.asks) return frame.nouns.some(({ value }) => value === "event") ? offer(["LIST_TASKS"]) : null;
  const told = HAVING.match(sentence.tokens, 0);
  const subject = cutTitle(sentence, told?.next ?? 0, frame.end);
  if (!subject || HANGS.test(subject.title) || !(told ? isAppointment(sentence) : isNote(sentence))) return null;
  const steps = madeThen(sentence);
  return steps.length > 0 ? { ...offer(["UPDATE_TASK"], subject), steps } : null;
};
