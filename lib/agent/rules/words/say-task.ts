import { isLate } from "@/lib/agent/rules/words/is-late";
import { sayDue, sayMoment } from "@/lib/agent/rules/words/say-moment";
import { oneLine } from "@/lib/domain/one-line";
import { quoteTitle } from "@/lib/domain/quote-title";
import { recurrenceWords } from "@/lib/domain/recurrence-words";
import type { TaskJson } from "@/lib/domain/task-json";
import { visibleText } from "@/lib/domain/visible-parts";

type Here = Parameters<typeof sayDue>[1];

/** A reply stays readable aloud; the whole of it stands in the task beside. */
const NOTES_LENGTH = 280;

/** Whether it is done, in words that answer "did I" and "do I still have to" alike. */
export function sayState(task: TaskJson, here: Here): string {
  const title = quoteTitle(task.title);
  if (task.completed_at !== null && task.status === "completed")
    return `${title} is done: you finished it ${sayMoment(task.completed_at, here)}.`;
  const due = sayDue(task, here);
  if (isLate(task, here)) return `${title} is still open and overdue: it was due ${due}.`;
  return due ? `${title} is still open, due ${due}.` : `${title} is still open.`;
}

/** How often it comes back, or that it does not. */
export function sayRhythm(task: TaskJson, here: Here): string {
  const title = quoteTitle(task.title);
  if (task.recurrence === null) return `${title} doesn't repeat.`;
  const rhythm = recurrenceWords(task.recurrence);
  if (task.status === "completed") return `${title} was to repeat ${rhythm}, and is done for good.`;
  const due = sayDue(task, here);
  if (isLate(task, here)) return `${title} repeats ${rhythm}. It was due ${due}.`;
  return due ? `${title} repeats ${rhythm}, next ${due}.` : `${title} repeats ${rhythm}.`;
}

/** What was noted on it, or that nothing was. */
export function sayNotes({ title, description }: TaskJson): string {
  if (!description) return `${quoteTitle(title)} has no notes.`;
  return `Notes on ${quoteTitle(title)}: ${visibleText(oneLine(description), NOTES_LENGTH)}`;
}

/** All there is to say of a task: when, how often, how urgent, and what was noted. */
export function sayDetails(task: TaskJson, here: Here): string {
  const facts = [
    task.recurrence !== null && `Repeats ${recurrenceWords(task.recurrence)}.`,
    task.priority !== null && `Priority: ${task.priority}.`,
    task.description !== null && `Notes: ${visibleText(oneLine(task.description), NOTES_LENGTH)}`,
  ];
  return [sayState(task, here), ...facts].filter(Boolean).join(" ");
}
