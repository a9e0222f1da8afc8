import { nothingFound } from "@/lib/agent/rules/act-on-targets";
import { whichOf } from "@/lib/agent/rules/ask-which";
import { findTargets } from "@/lib/agent/rules/find-targets";
import { readRows } from "@/lib/agent/rules/read-rows";
import { tasksIn } from "@/lib/agent/rules/result-data";
import { type AnswerOption, callTool, type Question } from "@/lib/agent/rules/script";
import type { StepContext, StepScript } from "@/lib/agent/rules/step-context";
import { sayDay, sayDue } from "@/lib/agent/rules/words/say-moment";
import { sayProblem } from "@/lib/agent/rules/words/say-problem";
import { quoteTitle } from "@/lib/domain/quote-title";
import { nextOccurrence } from "@/lib/domain/recurrence";
import type { TaskJson } from "@/lib/domain/task-json";
import type { CalendarDate } from "@/lib/domain/zoned-time";
import type { PlanStep } from "@/lib/language/understanding";

type UpdateTask = Extract<PlanStep, { tool: "update_task" }>;

/** Moves a task that comes back to its next time, without calling it done. */
export function* skipOccurrence(step: UpdateTask, on: CalendarDate | null, context: StepContext): StepScript {
  const targets = yield* findTargets({ step, reference: step.task, status: "pending" }, context);
  if (targets.kind !== "found") return targets;
  const [task, ...others] = (yield* readRows(targets)).values();
  if (!task) return nothingFound(targets);
  if (others.length > 0) return whichOf([task, ...others], step);
  const name = quoteTitle(task.title);
  if (task.recurrence === null || task.due_on === null)
    return ask(`${name} comes only once. What would you like to do?`, [...postpone(task), remove(task)]);
  if (on !== null && on !== task.due_on)
    return ask(`${name} is next due ${sayDay(task.due_on, context)}. Skip that one?`, [skip(task)]);
  const next = nextOccurrence(task.recurrence, { dueOn: task.due_on, dueAt: task.due_at }, context);
  if (!next) return ask(`${name} does not come again after that. What would you like to do?`, [remove(task)]);
  const result = yield* callTool("update_task", { task: task.number, due: next.dueAt ?? next.dueOn });
  if (!result.success) return sayProblem(result);
  const [moved = task] = tasksIn(result);
  return { kind: "done", tool: step.tool, said: `Skipped ${name}. Next ${sayDue(moved, context)}`, tasks: [moved] };
}

const ask = (question: string, options: AnswerOption[]): Question => ({ kind: "ask", question, options, open: null });

const postpone = ({ number, due_on }: TaskJson): AnswerOption[] =>
  due_on === null ? [] : [{ label: "Push it back a day", message: `Push task ${number} back a day` }];
const remove = ({ number }: TaskJson): AnswerOption => ({ label: "Delete it", message: `Delete task ${number}` });
const skip = ({ number }: TaskJson): AnswerOption => ({ label: "Skip it", message: `Skip task ${number}` });
