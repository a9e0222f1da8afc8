import { readPointer } from "@/lib/language/intent/follow-up/read-pointer";
import type { IntentRule, Proposal } from "@/lib/language/intent/proposal";
import { namedTask } from "@/lib/language/plan/named-task";
import { type Sentence, textBetween } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { spanOf } from "@/lib/language/time/read-dates";
import { cutTitle } from "@/lib/language/title/cut-title";
import type { TaskReference } from "@/lib/language/understanding";

/** "clear the time [of the dentist]". */
const CLEARS = lexicon<true>([
  [true, ["clear|remove|delete|drop|erase|lose the|its due? time|hour of? day? of|for|from|on?"]],
]);
/** "make [the dentist] all day". */
const SETS = lexicon<true>([[true, ["make|set|change|turn|switch"]]]);
const ALL_DAY = lexicon<true>([
  [
    true,
    [
      "to|into|as|for? a|an|the? all day|day's task|event|thing|one?",
      "to|into|as|for? a|an? all-day|allday|untimed|timeless task|event|thing|one?",
      "without a|any? time",
      "at any time",
    ],
  ],
]);

/** Which one; nothing at all is the one that was spoken of. */
function readTask(sentence: Sentence, from: number, to: number): TaskReference | null {
  const pointer = readPointer(sentence, from);
  if (pointer?.next === to)
    return pointer.reference.kind === "pronoun" && !sentence.context.mentioned ? null : pointer.reference;
  const title = cutTitle(sentence, from, to, { isReference: true, dropsArticle: true });
  if (title) return namedTask(sentence, title);
  const span = spanOf(sentence, { from: sentence.frame.start, to: sentence.frame.end });
  return sentence.context.mentioned ? { kind: "pronoun", plural: false, span } : null;
}

/** Where the words for "without a time" begin that end the sentence. */
function endOfName({ tokens, frame }: Sentence, from: number): number | null {
  for (let at = from + 1; at < frame.end; at++) if (ALL_DAY.match(tokens, at)?.next === frame.end) return at;
  return null;
}

/** "make it all day", "clear the time of task 3": the day stays, its time goes. A bare title may be anything's name. */
export const allDay: IntentRule = (sentence): Proposal | null => {
  const { frame, tokens } = sentence;
  const cleared = CLEARS.match(tokens, frame.start);
  const set = cleared ? null : SETS.match(tokens, frame.start);
  const from = cleared?.next ?? set?.next;
  const to = cleared ? frame.end : set && endOfName(sentence, set.next);
  if (from === undefined || !to || frame.asks) return null;
  const task = readTask(sentence, from, to);
  if (!task) return null;
  const isSure = task.kind !== "title";
  return {
    intent: isSure ? "UPDATE_TASK" : "GENERAL_CHAT",
    confidence: isSure ? 0.8 : 0.5,
    ...(!isSure && { others: ["UPDATE_TASK"] }),
    rule: "change/all-day",
    because: textBetween(sentence, frame.start, frame.end),
    subject: null,
    steps: [{ tool: "update_task", task, changes: { isAllDay: true } }],
  };
};
