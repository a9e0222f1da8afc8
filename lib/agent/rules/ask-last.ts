import type { PlanStep } from "@/lib/language/understanding";

const isDelete = ({ tool }: PlanStep): boolean => tool === "delete_task";

/** What is named by itself is the same whatever was done before; "everything" and "it" are not. */
const isNamed = (step: PlanStep): boolean =>
  step.tool === "delete_task" && ["number", "title", "id"].includes(step.task?.kind ?? "");

/**
 * A delete ends the turn with a question, so it comes last: what was asked for besides would never be done. Null where
 * the order matters.
 */
export function askLast(plan: readonly PlanStep[]): readonly PlanStep[] | null {
  const first = plan.findIndex(isDelete);
  if (first < 0 || plan.slice(first).every(isDelete)) return plan;
  if (!plan.filter(isDelete).every(isNamed)) return null;
  const order = [...plan.entries()].sort(([, one], [, other]) => Number(isDelete(one)) - Number(isDelete(other)));
  const places = new Map(order.map(([before], now) => [before, now]));
  return order.map(([, step]) => follow(step, places));
}

const follow = (step: PlanStep, places: ReadonlyMap<number, number>): PlanStep =>
  "task" in step && step.task?.kind === "step"
    ? { ...step, task: { kind: "step", step: places.get(step.task.step) ?? step.task.step } }
    : step;
