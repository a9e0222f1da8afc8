import { callFailed } from "@/lib/agent/rules/call-failed";
import { findTargets } from "@/lib/agent/rules/find-targets";
import { tasksNamedIn } from "@/lib/agent/rules/result-data";
import { callTool } from "@/lib/agent/rules/script";
import type { StepContext, StepScript } from "@/lib/agent/rules/step-context";
import { confirmationQuestion } from "@/lib/domain/confirmation-words";
import type { PlanStep } from "@/lib/language/understanding";

/** One question about all of them. The turn ends with it; what deletes is the person's answer. */
export function* deleteTask(step: Extract<PlanStep, { tool: "delete_task" }>, context: StepContext): StepScript {
  const targets = yield* findTargets({ step, reference: step.task, status: "all" }, context);
  if (targets.kind !== "found") return targets;
  const [only, ...others] = targets.references;
  if (only === undefined) return { kind: "fail", code: "TASK_NOT_FOUND", text: "There are no tasks like that." };
  const input = others.length === 0 ? { task: only } : { tasks: targets.references };
  const result = yield* callTool(step.tool, input);
  if (!result.success) return callFailed(result, step);
  const tasks = tasksNamedIn(result);
  return { kind: "done", tool: step.tool, said: confirmationQuestion(tasks), tasks };
}
