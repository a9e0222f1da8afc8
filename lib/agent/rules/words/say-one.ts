import { isLate } from "@/lib/agent/rules/words/is-late";
import { sayDue } from "@/lib/agent/rules/words/say-moment";
import { quoteTitle } from "@/lib/domain/quote-title";
import type { TaskJson } from "@/lib/domain/task-json";

type Here = Parameters<typeof sayDue>[1];

const sayWhy = (task: TaskJson, here: Here): string =>
  `it ${isLate(task, here) ? "was" : "is"} due ${sayDue(task, here)}`;

/** A kind word, and the one thing that is due first. */
export const sayOne = (task: TaskJson, here: Here): string =>
  `One thing at a time. Start with ${quoteTitle(task.title)}: ${sayWhy(task, here)}.`;

/** Nothing presses, and so it is said. */
export const sayOneInstead = (task: TaskJson | undefined): string =>
  task
    ? `One thing at a time. Nothing is due today, so ${quoteTitle(task.title)} can come first.`
    : "Take a breath: nothing on your list is open.";
