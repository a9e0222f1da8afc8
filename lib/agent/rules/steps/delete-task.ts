import { nothingFound } from "@/lib/agent/rules/act-on-targets";
import { findTargets } from "@/lib/agent/rules/find-targets";
import { tasksNamedIn } from "@/lib/agent/rules/result-data";
import { callTool, type Failure } from "@/lib/agent/rules/script";
import type { StepContext, StepScript } from "@/lib/agent/rules/step-context";
import { sayProblem } from "@/lib/agent/rules/words/say-problem";
import { confirmationQuestion } from "@/lib/domain/confirmation-words";
import { LIMITS } from "@/lib/domain/limits";
import type { PlanStep } from "@/lib/language/understanding";

/** What was deleted with one yes is not destroyed by another word. */
const BIN_STAYS: Failure = {
  kind: "fail",
  code: "VALIDATION_ERROR",
  text: `The bin empties itself after ${LIMITS.binDays} days. Until then everything in it can be restored.`,
};

/** One question about all of them. The turn ends with it; what deletes is the person's answer. */
export function* deleteTask(step: Extract<PlanStep, { tool: "delete_task" }>, context: StepContext): StepScript {
  if (step.task?.kind === "every" && step.task.filter.bin) return BIN_STAYS;
  const targets = yield* findTargets({ step, reference: step.task, status: "all" }, context);
  if (targets.kind !== "found") return targets;
  const [only, ...others] = targets.references;
  if (only === undefined) return nothingFound(targets);
  const input = others.length === 0 ? { task: only } : { tasks: targets.references };
  const result = yield* callTool(step.tool, input);
  if (!result.success) return sayProblem(result);
  const tasks = tasksNamedIn(result);
  return { kind: "done", tool: step.tool, said: confirmationQuestion(tasks), tasks };
}
