import { askLast } from "@/lib/agent/rules/ask-last";
import type { Ending, Failure, Script } from "@/lib/agent/rules/script";
import type { RulesContext, StepContext, StepDone, StepScript } from "@/lib/agent/rules/step-context";
import { addTask } from "@/lib/agent/rules/steps/add-task";
import { changeReminder } from "@/lib/agent/rules/steps/change-reminder";
import { completeTask } from "@/lib/agent/rules/steps/complete-task";
import { deleteTask } from "@/lib/agent/rules/steps/delete-task";
import { listReminders } from "@/lib/agent/rules/steps/list-reminders";
import { listTasks } from "@/lib/agent/rules/steps/list-tasks";
import { remindOrMake } from "@/lib/agent/rules/steps/remind-or-make";
import { restoreTask } from "@/lib/agent/rules/steps/restore-task";
import { undo } from "@/lib/agent/rules/steps/undo";
import { updateTask } from "@/lib/agent/rules/steps/update-task";
import { sentences } from "@/lib/agent/rules/words/sentences";
import type { PlanStep } from "@/lib/language/understanding";

const ONE_BY_ONE: Failure = {
  kind: "fail",
  code: "VALIDATION_ERROR",
  text: "Deleting needs your yes first, so I did nothing yet. Please say the two one after the other.",
};

/** Carries a plan out step by step. A question or a failure ends it; what was done by then is said first. */
export function* followPlan(asked: readonly PlanStep[], context: RulesContext): Script<Ending> {
  const plan = askLast(asked);
  if (!plan) return ONE_BY_ONE;
  const done: StepDone[] = [];
  for (const [index, step] of plan.entries()) {
    const outcome = yield* followStep(step, { ...context, done });
    if (outcome.kind === "fail") return { ...outcome, text: sentences([...done, { said: outcome.text }]) };
    if (outcome.kind === "ask") {
      const question = sentences([...done, { said: outcome.question }]);
      const open = outcome.open && { ...outcome.open, plan: [...outcome.open.plan, ...plan.slice(index + 1)] };
      return { ...outcome, question, open };
    }
    done.push(outcome);
  }
  return { kind: "say", text: severalCreated(done) ?? sentences(done) };
}

/** Several new tasks are told in one breath. */
function severalCreated(done: readonly StepDone[]): string | null {
  if (done.length < 2 || done.some(({ tool }) => tool !== "add_task")) return null;
  return `Tasks created: ${done.map(({ said }) => said.replace(/^Task created: /, "")).join("; ")}`;
}

function followStep(step: PlanStep, context: StepContext): StepScript {
  switch (step.tool) {
    case "add_task":
      return addTask(step, context);
    case "list_tasks":
      return listTasks(step, context);
    case "update_task":
      return updateTask(step, context);
    case "complete_task":
      return completeTask(step, context);
    case "delete_task":
      return deleteTask(step, context);
    case "schedule_reminder":
      return remindOrMake(step, context);
    case "list_reminders":
      return listReminders(step, context);
    case "change_reminder":
      return changeReminder(step, context);
    case "restore_task":
      return restoreTask(step, context);
    case "undo":
      return undo(step);
  }
}
