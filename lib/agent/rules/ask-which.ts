import type { OpenQuestion } from "@/lib/agent/rules/open-question";
import { tasksIn } from "@/lib/agent/rules/result-data";
import { callTool, type Question, type Script } from "@/lib/agent/rules/script";
import { shorten } from "@/lib/agent/rules/words/say-list";
import type { ShownTaskJson } from "@/lib/domain/shown-task-json";
import type { PlanStep } from "@/lib/language/understanding";

const MOST_OPTIONS = 6;

/** "Which task did you mean?", with those it could be as ready-made answers. */
export function whichOf(tasks: readonly ShownTaskJson[], step: PlanStep): Question {
  const offered = tasks.slice(0, MOST_OPTIONS);
  const open: OpenQuestion = { missing: "task", plan: [step], tasks: offered, reminders: [] };
  const options = offered.map(({ number, title }) => ({
    label: `#${number} ${shorten(title)}`,
    message: `#${number}`,
  }));
  return { kind: "ask", question: "Which task did you mean?", options, open };
}

/** Nothing named a task: those that are open may be meant. */
export function* askWhich(step: PlanStep): Script<Question> {
  const listed = yield* callTool("list_tasks", { status: "pending", limit: MOST_OPTIONS });
  return whichOf(tasksIn(listed), step);
}
