import { type OpenQuestion, waitFor } from "@/lib/agent/rules/open-question";
import { tasksIn } from "@/lib/agent/rules/result-data";
import { callTool, type Question, type Script } from "@/lib/agent/rules/script";
import { numbered } from "@/lib/agent/rules/together-with";
import { quoteTitle, shortTitle } from "@/lib/domain/quote-title";
import type { ShownTaskJson } from "@/lib/domain/shown-task-json";
import type { PlanStep } from "@/lib/language/understanding";

const MOST_OPTIONS = 6;

/** "Which task did you mean?", with those it could be as ready-made answers. */
export function whichOf(tasks: readonly ShownTaskJson[], step: PlanStep): Question {
  const [only, ...others] = tasks;
  if (only && others.length === 0 && "task" in step) return isItThis(only, step);
  return askAgain({ missing: "task", plan: [step], tasks: tasks.slice(0, MOST_OPTIONS), reminders: [] });
}

/** The same question, after an answer that chose nothing: "yes please". */
export function askAgain(open: OpenQuestion): Question {
  const options = open.tasks.map(({ number, title }) => ({
    label: `#${number} ${shortTitle(title)}`,
    message: `#${number}`,
  }));
  return { kind: "ask", question: "Which task did you mean?", options, open, code: "AMBIGUOUS_TASK" };
}

/** One that is not called quite so: a yes is enough. */
function isItThis({ number, title }: ShownTaskJson, step: Extract<PlanStep, { task: unknown }>): Question {
  return {
    kind: "ask",
    question: `Did you mean ${quoteTitle(title)}?`,
    options: [{ label: `#${number} ${shortTitle(title)}`, message: "Yes" }],
    open: waitFor("yes", [{ ...step, task: numbered(number) }]),
  };
}

/** Nothing named a task: those that are open may be meant. */
export function* askWhich(step: PlanStep): Script<Question> {
  const listed = yield* callTool("list_tasks", { status: "pending", limit: MOST_OPTIONS });
  return whichOf(tasksIn(listed), step);
}

/** "all my old tasks": past their day, or done? What is done cannot be done again. */
export function askWhichSet(word: string, step: PlanStep): Question {
  const kinds = step.tool === "delete_task" ? ["Overdue", "Completed"] : ["Overdue"];
  return {
    kind: "ask",
    question: `Which tasks do you mean by ${quoteTitle(word)}?`,
    options: kinds.map((kind) => ({ label: `${kind} tasks`, message: `${kind} tasks` })),
    open: waitFor("set", [step]),
  };
}
