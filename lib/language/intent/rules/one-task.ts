import { readPointer } from "@/lib/language/intent/follow-up/read-pointer";
import type { IntentRule, Proposal } from "@/lib/language/intent/proposal";
import { findQuestionOfOne, type QuestionOfOne } from "@/lib/language/intent/question-of-one";
import { withinShown } from "@/lib/language/plan/read-target";
import { findReference } from "@/lib/language/reference/read-reference";
import { type Sentence, textBetween, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { wordSet } from "@/lib/language/text/word-set";
import { spanOf } from "@/lib/language/time/read-dates";
import { cutTitle } from "@/lib/language/title/cut-title";
import { isPointer } from "@/lib/language/title/is-pointer";
import type { TaskReference } from "@/lib/language/understanding";

/** "what is task 3": with anything but a number it could be about anything. */
const WHAT_IS = lexicon<true>([[true, ["what's|whats", "what is|was"]]]);

function askedWhat(sentence: Sentence): QuestionOfOne | null {
  const { tokens, frame } = sentence;
  const from = WHAT_IS.match(tokens, frame.start)?.next;
  const isNumber = from !== undefined && findReference(sentence, from, from + 1)?.reference.kind === "number";
  return isNumber ? { about: "details", from, to: frame.end } : null;
}

const NOUNS = wordSet("task todo item entry");

const stepFor = ({ about }: QuestionOfOne, task: TaskReference): NonNullable<Proposal["steps"]> => [
  { tool: "list_tasks", filter: { status: "all" }, asks: about, task },
];

/** Something is pointed to that is there: a number, or what was shown or spoken of. */
function pointedTo(sentence: Sentence, { from, to }: QuestionOfOne): TaskReference | null {
  const found = from < to ? readPointer(sentence, from) : null;
  if (!found || found.next < to) return null;
  const { reference } = found;
  if (reference.kind === "pronoun") return sentence.context.mentioned ? reference : null;
  if (reference.kind === "position" && sentence.context.lastShown === undefined) return null;
  return withinShown(sentence, reference);
}

/** "open task 3", "is it done?", "show me the report task": a task for sure. */
export const askTheTask: IntentRule = (sentence) => {
  const asked = findQuestionOfOne(sentence) ?? askedWhat(sentence);
  if (!asked) return null;
  const proposal = (task: TaskReference): Proposal => ({
    intent: "LIST_TASKS",
    confidence: 0.9,
    rule: `ask/${asked.about}`,
    because: textBetween(sentence, sentence.frame.start, asked.from),
    subject: null,
    steps: stepFor(asked, task),
  });
  const pointed = pointedTo(sentence, asked);
  if (pointed) return proposal(pointed);
  const named = nameOfTask(sentence, asked);
  return named && proposal(named);
};

/** "the report [task]", "is gym a recurring [task]": called one, whatever it is called. */
function nameOfTask(sentence: Sentence, asked: QuestionOfOne): TaskReference | null {
  const isNoun = (at: number) => NOUNS.has(wordAt(sentence, at)) && !sentence.tokens[at]?.quoted;
  if (isNoun(asked.to - 1)) return nameIn(sentence, { ...asked, to: asked.to - 1 });
  return asked.to < sentence.frame.end && isNoun(sentence.frame.end - 1) ? nameIn(sentence, asked) : null;
}

const NO_NAMES =
  /^(?:an?|any|some|new|another|next|first|last|you|yourself|i|we|he|she|they|there|out|if|how|what|where)\b/i;
/** Longer than anything one calls a task by. */
const MOST_WORDS = 8;

function nameIn(sentence: Sentence, { from, to }: QuestionOfOne): TaskReference | null {
  const name = cutTitle(sentence, from, to, { isReference: true, dropsArticle: true });
  if (!name || isPointer(name) || NO_NAMES.test(name.title) || name.to - name.from > MOST_WORDS) return null;
  return { kind: "title", title: name.title, span: spanOf(sentence, name) };
}

/**
 * "did I call the bank", "is the dentist done", "tell me about the report". Anybody may ask such things of anything; the
 * person's own tasks tell whether it is one of them, so by itself it stays chat.
 */
export const askAboutOne: IntentRule = (sentence) => {
  const asked = findQuestionOfOne(sentence);
  const name = asked && nameIn(sentence, asked);
  if (!asked || !name) return null;
  return {
    intent: "GENERAL_CHAT",
    confidence: 0.6,
    rule: `ask/${asked.about}`,
    because: textBetween(sentence, sentence.frame.start, asked.from),
    subject: null,
    steps: stepFor(asked, name),
  };
};
