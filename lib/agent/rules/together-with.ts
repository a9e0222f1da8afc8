import type { OpenQuestion } from "@/lib/agent/rules/open-question";
import type { Question } from "@/lib/agent/rules/script";
import type { TaskReference } from "@/lib/language/understanding";

const NOWHERE = { start: 0, end: 0 };

export const numbered = (number: number): TaskReference => ({ kind: "number", number, span: NOWHERE });

export const titled = (title: string): TaskReference => ({ kind: "title", title, span: NOWHERE });

/** One that was chosen, and those that were named beside it. */
export const together = (chosen: TaskReference, others: readonly TaskReference[]): TaskReference =>
  others.length === 0 ? chosen : { kind: "several", each: [chosen, ...others], span: NOWHERE };

/** A question about one of several: whatever is answered, the others are not forgotten. */
export const askTogether = (question: Question, others: readonly TaskReference[]): Question =>
  question.open ? { ...question, open: waitTogether(question.open, others) } : question;

function waitTogether(open: OpenQuestion, others: readonly TaskReference[]): OpenQuestion {
  if (open.missing === "task") return { ...open, also: [...(open.also ?? []), ...others] };
  const [step, ...rest] = open.plan;
  if (open.missing !== "yes" || !step || !("task" in step) || !step.task) return open;
  return { ...open, plan: [{ ...step, task: together(step.task, others) }, ...rest] };
}
