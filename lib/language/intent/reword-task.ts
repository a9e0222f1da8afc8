import type { Hit } from "@/lib/language/intent/frame";
import { readNewWords } from "@/lib/language/intent/reword-reminder";
import type { Act } from "@/lib/language/intent/verbs";
import { namedTask } from "@/lib/language/plan/named-task";
import { findReference } from "@/lib/language/reference/read-reference";
import type { Sentence } from "@/lib/language/sentence";
import { cutTitle } from "@/lib/language/title/cut-title";
import type { PlanStep } from "@/lib/language/understanding";

type Update = Extract<PlanStep, { tool: "update_task" }>;

/** "update [the report task] to include the figures": as with a reminder, more is noted and what it says is its name. */
export function rewordTask(sentence: Sentence, head: Hit<Act>): Update | null {
  const { frame } = sentence;
  if (frame.nouns.some(({ value, plural }) => value === "list" || (value === "task" && plural))) return null;
  const words = readNewWords(sentence, head.next + 1);
  if (!words) return null;
  const reference = findReference(sentence, head.next, words.from)?.reference;
  const name = reference ? null : cutTitle(sentence, head.next, words.from, { isReference: true, dropsArticle: true });
  const task = reference ?? (name && namedTask(sentence, name));
  return task && { tool: "update_task", task, changes: words.changes };
}
