import { listInput } from "@/lib/agent/rules/list-input";
import { listedIn } from "@/lib/agent/rules/result-data";
import { callTool } from "@/lib/agent/rules/script";
import type { StepContext, StepScript } from "@/lib/agent/rules/step-context";
import { listFirst } from "@/lib/agent/rules/steps/list-first";
import { listOne } from "@/lib/agent/rules/steps/list-one";
import { showTask } from "@/lib/agent/rules/steps/show-task";
import { sayTaskList } from "@/lib/agent/rules/words/say-list";
import { sayProblem } from "@/lib/agent/rules/words/say-problem";
import { sayWhen } from "@/lib/agent/rules/words/say-when";
import type { TaskJson } from "@/lib/domain/task-json";
import { matchTitle } from "@/lib/domain/title-match";
import type { PlanStep } from "@/lib/language/understanding";

/** The search finds parts of words too; those that are called so are meant. */
function named(words: string | undefined, tasks: TaskJson[]): TaskJson[] {
  const match = matchTitle(words ?? "", tasks);
  return match.kind === "one" ? [match.item] : match.kind === "several" ? match.items : tasks;
}

export function* listTasks(step: Extract<PlanStep, { tool: "list_tasks" }>, context: StepContext): StepScript {
  if ("task" in step) return yield* showTask(step, context);
  const { tool, filter, asks } = step;
  if (asks === "first") return yield* listFirst(filter, context);
  if (asks === "one") return yield* listOne(filter, context);
  const input = listInput(filter);
  const result = yield* callTool("list_tasks", input);
  if (!result.success) return sayProblem(result);
  const listed = listedIn(result);
  const { tasks, total } = listed;
  const isPlainPending = filter.status === "pending" && Object.keys(input).length === 1 && listed.isExact;
  if (asks === "when") return { kind: "done", tool, said: sayWhen(named(filter.search, tasks), context), tasks: [] };
  const said = sayTaskList(listed, filter, context);
  return { kind: "done", tool, said, tasks: [], list: { tasks, total, isPlainPending } };
}
