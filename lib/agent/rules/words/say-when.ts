import { plural } from "@/lib/agent/rules/words/say-list";
import { sayDue } from "@/lib/agent/rules/words/say-moment";
import { linesThatFit } from "@/lib/domain/lines-that-fit";
import { quoteTitle } from "@/lib/domain/quote-title";
import { recurrenceWords } from "@/lib/domain/recurrence-words";
import type { TaskJson } from "@/lib/domain/task-json";

type Here = Parameters<typeof sayDue>[1];

function sayState(task: TaskJson, here: Here): string {
  if (task.status === "completed") return "is done already";
  const rhythm = task.recurrence === null ? "" : `, ${recurrenceWords(task.recurrence)}`;
  const due = sayDue(task, here);
  return due ? `is due ${due}${rhythm}` : "has no due date";
}

/** "when is rent due": of one task a sentence, of several a list. */
export function sayWhen(tasks: readonly TaskJson[], here: Here): string {
  const [only, ...others] = tasks;
  if (only && others.length === 0) return `${quoteTitle(only.title)} ${sayState(only, here)}.`;
  const items = tasks.map((task) => `${quoteTitle(task.title)} ${sayState(task, here)}`);
  return linesThatFit(`I found ${plural(tasks.length, "task")}:`, items, items.length);
}
