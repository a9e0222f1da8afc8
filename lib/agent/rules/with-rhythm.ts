import type { RulesContext } from "@/lib/agent/rules/step-context";
import { calendarDateAt } from "@/lib/domain/zoned-time";
import { understand } from "@/lib/language/understand";
import type { OffsetReading, PlanStep, RecurrenceReading } from "@/lib/language/understanding";

const ONCE = /^\W*(?:(?:just|only)\s+)?once\b|^\W*(?:don't|do not) repeat\b/i;

/** The plan with the rhythm that was answered, or without any; null when the answer names none that can be kept. */
export function withRhythm(plan: PlanStep[], text: string, { now, timeZone }: RulesContext): PlanStep[] | null {
  if (ONCE.test(text)) return plan;
  const [read] = understand(`Add task: work ${text}`, { now, timeZone }).plan;
  const recurrence = read?.tool === "add_task" ? read.recurrence : null;
  if (!recurrence) return null;
  const at = plan.findIndex(({ tool }) => tool === "add_task" || tool === "update_task");
  return at < 0
    ? onTaskOfReminder(plan, stillToCome(recurrence, timeZone))
    : plan.map((step, index) => repeated(step, index === at, recurrence));
}

/** "every hour" as an answer: heard again, and again not to be kept. */
export const isUnkeptRhythm = (text: string, { now, timeZone }: RulesContext): boolean =>
  understand(`Add task: work ${text}`, { now, timeZone }).missing === "rhythm";

function repeated(step: PlanStep, isMeant: boolean, recurrence: RecurrenceReading): PlanStep {
  if (isMeant && step.tool === "add_task") return { ...step, due: null, recurrence };
  if (isMeant && step.tool === "update_task") return { ...step, changes: { ...step.changes, recurrence } };
  if (step.tool !== "schedule_reminder" || step.time?.kind !== "first") return step;
  return { ...step, time: { kind: "first", recurrence } };
}

/** A reminder comes back with its task: the task gets the rhythm, and the reminder follows its due time. */
function onTaskOfReminder(plan: PlanStep[], recurrence: RecurrenceReading): PlanStep[] | null {
  const [step, ...rest] = plan;
  if (step?.tool !== "schedule_reminder" || !step.task) return null;
  const { text, span } = recurrence;
  const offset: OffsetReading = { text, span, minutesBefore: 0, at: null };
  const update: PlanStep = { tool: "update_task", task: step.task, changes: { recurrence } };
  return [update, { ...step, time: { kind: "before", offset } }, ...rest.map(afterOneMore)];
}

/** A day counts from its morning, which may be over: then the first time is the first that can still be reminded of. */
function stillToCome(recurrence: RecurrenceReading, timeZone: string): RecurrenceReading {
  const { first } = recurrence;
  const due = first.grain === "day" ? calendarDateAt(new Date(first.remindAt), timeZone) : first.remindAt;
  return { ...recurrence, first: { ...first, due } };
}

/** One step more stands before it, so the step it points to has moved. */
const afterOneMore = (step: PlanStep): PlanStep =>
  step.tool === "schedule_reminder" && step.task?.kind === "step"
    ? { ...step, task: { kind: "step", step: step.task.step + 1 } }
    : step;
