import type { NewTask, PlanStep } from "@/lib/language/understanding";

type ScheduleReminder = Extract<PlanStep, { tool: "schedule_reminder" }>;

const isReminderOf = (step: PlanStep | undefined, made: number): step is ScheduleReminder =>
  step?.tool === "schedule_reminder" && step.task?.kind === "step" && step.task.step === made;

/** "remind me about the dry cleaning", without a time: when to remind is asked only if it is there. */
const timeless = (orNew: NewTask): ScheduleReminder => ({
  tool: "schedule_reminder",
  task: null,
  time: null,
  repeat: null,
  orNew,
});

/** A task that may be there and the reminder on it become one step, which looks before anything is made. */
export function lookingFirst(plan: readonly PlanStep[]): PlanStep[] {
  const steps: PlanStep[] = [];
  /** Where each step of the plan has gone, for those that point to it. */
  const places: number[] = [];
  for (const [index, step] of plan.entries()) {
    const isTaken = isPerhaps(plan[index - 1]) && isReminderOf(step, index - 1);
    if (!isTaken) steps.push(isPerhaps(step) ? toLookFor(step, plan[index + 1], index) : pointingTo(step, places));
    places.push(steps.length - 1);
  }
  return steps;
}

function toLookFor(step: NewTask, next: PlanStep | undefined, index: number): PlanStep {
  if (isReminderOf(next, index)) return { ...next, task: null, orNew: step };
  return step.perhaps?.isWhole ? step : timeless(step);
}

const isPerhaps = (step: PlanStep | undefined): step is NewTask =>
  step?.tool === "add_task" && step.perhaps !== undefined;

const pointingTo = (step: PlanStep, places: readonly number[]): PlanStep =>
  step.tool === "schedule_reminder" && step.task?.kind === "step"
    ? { ...step, task: { kind: "step", step: places[step.task.step] ?? step.task.step } }
    : step;
