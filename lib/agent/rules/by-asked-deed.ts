import type { DialogueTurn } from "@/lib/agent/rules/dialogue";
import { followPlan } from "@/lib/agent/rules/follow-plan";
import { readDeed } from "@/lib/agent/rules/read-deed";
import { tasksIn } from "@/lib/agent/rules/result-data";
import type { RulesMove } from "@/lib/agent/rules/rules-move";
import { nextMoveOf } from "@/lib/agent/rules/script";
import type { RulesContext } from "@/lib/agent/rules/step-context";
import { taskForDeed } from "@/lib/agent/rules/task-for-deed";
import { LIMITS } from "@/lib/domain/limits";
import type { Understanding } from "@/lib/language/understanding";

/** "have I bought the milk?" is about 'Buy milk', though it is not called so. Null when no task is for that. */
export function byAskedDeed(turn: DialogueTurn, { plan }: Understanding, context: RulesContext): RulesMove | null {
  const [step] = plan;
  if (step?.tool !== "list_tasks" || step.asks !== "state" || step.task?.kind !== "title") return null;
  const deed = readDeed(`I ${step.task.title}`);
  if (!deed) return null;
  const search = deed.object.slice(0, LIMITS.titleLength);
  const reading = { intent: "LIST_TASKS", confidence: 0.85, reasoning: "one of your tasks is for that" } as const;
  const looked = turn.calls.find(({ tool, input }) => tool === "list_tasks" && input.search === search);
  if (!looked) {
    const look = { tool: "list_tasks", input: { status: "all", search, limit: 20 } };
    return { reading, move: { kind: "call", calls: [look] } };
  }
  const task = looked.result.success ? taskForDeed(deed, tasksIn(looked.result)) : null;
  if (!task) return null;
  const meant = { kind: "number", number: task.number, span: { start: 0, end: 0 } } as const;
  return { reading, move: nextMoveOf(followPlan([{ ...step, task: meant }], context), turn.calls) };
}
