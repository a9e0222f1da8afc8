import { actOnTargets } from "@/lib/agent/rules/act-on-targets";
import { tasksIn } from "@/lib/agent/rules/result-data";
import type { StepContext, StepScript } from "@/lib/agent/rules/step-context";
import { plural } from "@/lib/agent/rules/words/say-list";
import { quoteTitle } from "@/lib/domain/quote-title";
import type { PlanStep } from "@/lib/language/understanding";

type RestoreTask = Extract<PlanStep, { tool: "restore_task" }>;

export function* restoreTask(step: RestoreTask, context: StepContext): StepScript {
  const acted = yield* actOnTargets(
    {
      step,
      reference: step.task,
      status: "all",
      bin: true,
      callFor: (task) => ({ tool: step.tool, input: { task } }),
    },
    context,
  );
  if (acted.kind !== "acted") return acted;
  const tasks = acted.results.flatMap(tasksIn);
  const [only, ...others] = tasks;
  const said =
    only && others.length === 0 ? `Restored ${quoteTitle(only.title)}` : `Restored ${plural(tasks.length, "task")}`;
  return { kind: "done", tool: step.tool, said: said + acted.refused, tasks };
}
