import type { DialogueTurn } from "@/lib/agent/rules/dialogue";
import { followPlan } from "@/lib/agent/rules/follow-plan";
import { searchedFor, searchFor } from "@/lib/agent/rules/look-for";
import { readDeed } from "@/lib/agent/rules/read-deed";
import { tasksIn } from "@/lib/agent/rules/result-data";
import type { RulesMove } from "@/lib/agent/rules/rules-move";
import { nextMoveOf } from "@/lib/agent/rules/script";
import type { RulesContext } from "@/lib/agent/rules/step-context";
import { taskForDeed } from "@/lib/agent/rules/task-for-deed";
import type { Understanding } from "@/lib/language/understanding";

/** "have I bought the milk?" is about 'Buy milk', though it is not called so. Null when no task is for that. */
export function byAskedDeed(turn: DialogueTurn, { plan }: Understanding, context: RulesContext): RulesMove | null {
  const [step] = plan;
  if (step?.tool !== "list_tasks" || step.asks !== "state" || step.task?.kind !== "title") return null;
  const deed = readDeed(`I ${step.task.title}`);
  if (!deed) return null;
  const reading = { intent: "LIST_TASKS", confidence: 0.85, reasoning: "one of your tasks is for that" } as const;
  const look = searchFor(deed.object, { status: "all" });
  const looked = searchedFor(look, turn.calls);
  if (!looked) return { reading, move: { kind: "call", calls: [look] } };
  const task = looked.success ? taskForDeed(deed, tasksIn(looked)) : null;
  if (!task) return null;
  const meant = { kind: "number", number: task.number, span: { start: 0, end: 0 } } as const;
  return { reading, move: nextMoveOf(followPlan([{ ...step, task: meant }], context), turn.calls) };
}
