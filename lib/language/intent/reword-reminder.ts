import { namedTask } from "@/lib/language/plan/named-task";
import { type Sentence, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { cutTitle, type Title } from "@/lib/language/title/cut-title";
import type { PlanStep, TaskChanges } from "@/lib/language/understanding";

/** What the reminder says is said anew, or gets more; when it comes stays as it is. */
interface Rewording {
  intent: "UPDATE_TASK";
  subject: Title;
  steps: PlanStep[];
}

/** What leads to the new words. */
const NEW_WORDS = lexicon<"note" | "title">([
  ["note", ["to also? include|mention|add also? that?"]],
  ["title", ["to say|read instead? :? that?"]],
]);

/** "… to include the deposit [as well]". */
function endOfWords(sentence: Sentence): number {
  const { end } = sentence.frame;
  if (["too", "also", "instead"].includes(wordAt(sentence, end - 1))) return end - 1;
  return wordAt(sentence, end - 1) === "well" && wordAt(sentence, end - 2) === "as" ? end - 2 : end;
}

const reworded = (sentence: Sentence, subject: Title, changes: TaskChanges): Rewording => ({
  intent: "UPDATE_TASK",
  subject,
  steps: [{ tool: "update_task", task: namedTask(sentence, subject), changes }],
});

/** "add oats to my shopping reminder": what it is about stays, and the oats are noted there. */
export function noteOn(sentence: Sentence, subject: Title, from: number, to: number): Rewording | null {
  const note = cutTitle(sentence, from, to, { isLiteral: true });
  return note && reworded(sentence, subject, { note: note.title });
}

const isDoing = (word: string): boolean => word.length > 4 && word.endsWith("ing");

/** Two names of one make: "baking bread" and "baking a pie", "Nora's party" and "Otto's party". */
function areAlike(sentence: Sentence, one: { from: number; to: number }, other: { from: number; to: number }): boolean {
  const areDeeds = isDoing(wordAt(sentence, one.from)) && isDoing(wordAt(sentence, other.from));
  return areDeeds || wordAt(sentence, one.to - 1) === wordAt(sentence, other.to - 1);
}

/** "change the reminder for Nora's party to Otto's party"; in "for my trip to Rome" the second half is no other trip. */
function renamed(sentence: Sentence, { from, to }: Title): Rewording | null {
  for (let at = from + 1; at < to - 1; at++) {
    if (wordAt(sentence, at) !== "to" || !areAlike(sentence, { from, to: at }, { from: at + 1, to })) continue;
    const subject = cutTitle(sentence, from, at, { isReference: true });
    const title = cutTitle(sentence, at + 1, to);
    return subject && title && reworded(sentence, subject, { title: title.title });
  }
  return null;
}

/** "… to include the deposit", "… to say call Otto": what is said, and where that begins. */
export function readNewWords(sentence: Sentence, from: number): { changes: TaskChanges; from: number } | null {
  const { tokens, frame } = sentence;
  for (let at = from; at < frame.end; at++) {
    const lead = tokens[at]?.quoted ? null : NEW_WORDS.match(tokens, at);
    const words = lead && cutTitle(sentence, lead.next, endOfWords(sentence), { isLiteral: true });
    if (words) return { changes: { [lead.value]: words.title }, from: at };
  }
  return null;
}

/** "update my rent reminder to include the deposit", "… about baking bread to baking a pie". */
export function reword(sentence: Sentence, subject: Title, nounAt: number): Rewording | null {
  const words = readNewWords(sentence, nounAt + 1);
  return words ? reworded(sentence, subject, words.changes) : renamed(sentence, subject);
}
