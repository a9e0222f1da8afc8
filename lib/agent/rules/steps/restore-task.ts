import { actOnTargets } from "@/lib/agent/rules/act-on-targets";
import { tasksIn } from "@/lib/agent/rules/result-data";
import type { StepContext, StepScript } from "@/lib/agent/rules/step-context";
import { plural } from "@/lib/agent/rules/words/say-list";
import { quoteTitle } from "@/lib/domain/confirmation-words";
import type { PlanStep } from "@/lib/language/understanding";

type RestoreTask = Extract<PlanStep, { tool: "restore_task" }>;

export function* restoreTask(step: RestoreTask, context: StepContext): StepScript {
  const { task } = step;
  // Words are looked up by the tool itself, which knows the bin; a search among the open tasks would find the wrong one.
  const reference = task?.kind === "title" ? null : task;
  const words = task?.kind === "title" ? task.title : null;
  const acted = yield* actOnTargets(
    { step, reference, words, status: "all", callFor: (each) => ({ tool: step.tool, input: { task: each } }) },
    context,
  );
  if (acted.kind !== "acted") return acted;
  const tasks = acted.results.flatMap(tasksIn);
  const [only, ...others] = tasks;
  const said =
    only && others.length === 0 ? `Restored ${quoteTitle(only.title)}` : `Restored ${plural(tasks.length, "task")}`;
  return { kind: "done", tool: step.tool, said, tasks };
}
