import { z } from "zod";
import { nothingFound } from "@/lib/agent/rules/act-on-targets";
import { askWhen } from "@/lib/agent/rules/ask-when";
import { findTargets } from "@/lib/agent/rules/find-targets";
import { readRows } from "@/lib/agent/rules/read-rows";
import { lastMentionedTasks } from "@/lib/agent/rules/remember";
import { reminderInput } from "@/lib/agent/rules/reminder-input";
import { remindersIn } from "@/lib/agent/rules/result-data";
import { callTool } from "@/lib/agent/rules/script";
import type { StepContext, StepScript } from "@/lib/agent/rules/step-context";
import { changeReminder } from "@/lib/agent/rules/steps/change-reminder";
import { sayMoment } from "@/lib/agent/rules/words/say-moment";
import { sayProblem } from "@/lib/agent/rules/words/say-problem";
import { sayHeld } from "@/lib/agent/rules/words/say-quiet-hours";
import { sayRepeat } from "@/lib/agent/rules/words/say-repeat";
import { quoteTitle } from "@/lib/domain/confirmation-words";
import { reminderJson } from "@/lib/domain/reminder-json";
import type { PlanStep } from "@/lib/language/understanding";

type ScheduleReminder = Extract<PlanStep, { tool: "schedule_reminder" }>;

const scheduled = z.object({ reminder: reminderJson });

export function* scheduleReminder(step: ScheduleReminder, context: StepContext): StepScript {
  const { time, repeat } = step;
  if (!time) return askWhen(step);
  if (isAboutNothingSaid(step, context)) {
    const came = remindersIn(yield* callTool("list_reminders", { came: true }));
    const again = { kind: "move", to: time, again: true } as const;
    if (came.length > 0)
      return yield* changeReminder({ tool: "change_reminder", reminder: step.task, change: again }, context);
  }
  const targets = yield* findTargets({ step, reference: step.task, status: "pending" }, context);
  if (targets.kind !== "found") return targets;
  const [reference] = targets.references;
  if (reference === undefined) return nothingFound(targets);
  // "the day before at 6pm" counts from the due date, which has to be read first.
  const isClock = time.kind === "before" && time.offset.at !== null;
  const own = context.done.flatMap(({ tasks }) => tasks).find(({ id }) => id === reference);
  const read = isClock && !own ? (yield* readRows(targets)).get(reference) : null;
  const when = reminderInput(time, repeat, { ...context, task: read ?? own ?? null });
  if (when.kind === "fail") return when;
  const result = yield* callTool(step.tool, { task: reference, ...when.input });
  if (!result.success) return sayProblem(result);
  const { reminder } = scheduled.parse(result.data);
  // The moment was said with the task just made.
  const isWhenDue = own && "due_at" in own && own.due_at === reminder.remind_at;
  const moment =
    (isWhenDue ? "then" : sayMoment(reminder.remind_at, context)) + sayRepeat(reminder) + sayHeld(reminder, context);
  const isNew = step.task?.kind === "step";
  const said = isNew ? `I'll remind you ${moment}` : `I'll remind you of ${quoteTitle(reminder.task.title)} ${moment}`;
  return { kind: "done", tool: step.tool, said, tasks: [reminder.task] };
}

/** "remind me again in 20 minutes" with nothing spoken of: perhaps it is what has just come. */
const isAboutNothingSaid = ({ task }: ScheduleReminder, { earlier }: StepContext): boolean =>
  task?.kind === "pronoun" && lastMentionedTasks(earlier).length === 0;
