import { z } from "zod";
import { nothingFound } from "@/lib/agent/rules/act-on-targets";
import { askWhen } from "@/lib/agent/rules/ask-when";
import { findTargets } from "@/lib/agent/rules/find-targets";
import { type Rows, readRows } from "@/lib/agent/rules/read-rows";
import { lastMentionedTasks } from "@/lib/agent/rules/remember";
import { reminderInput } from "@/lib/agent/rules/reminder-input";
import { remindersIn } from "@/lib/agent/rules/result-data";
import { type Call, callTool } from "@/lib/agent/rules/script";
import type { StepContext, StepScript } from "@/lib/agent/rules/step-context";
import { changeReminder } from "@/lib/agent/rules/steps/change-reminder";
import { plural } from "@/lib/agent/rules/words/say-list";
import { sayMoment } from "@/lib/agent/rules/words/say-moment";
import { sayProblem } from "@/lib/agent/rules/words/say-problem";
import { sayHeld } from "@/lib/agent/rules/words/say-quiet-hours";
import { sayRepeat } from "@/lib/agent/rules/words/say-repeat";
import { quoteTitle } from "@/lib/domain/quote-title";
import { type ReminderJson, reminderJson } from "@/lib/domain/reminder-json";
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
  if (targets.references.length === 0) return nothingFound(targets);
  // "the day before at 6pm" counts from the due date, which has to be read first.
  const isClock = time.kind === "before" && time.offset.at !== null;
  const made = context.done.flatMap(({ tasks }) => tasks);
  const isOwn = targets.references.every((reference) => made.some(({ id }) => id === reference));
  const rows: Rows = isClock && !isOwn ? yield* readRows(targets) : new Map();
  const calls: Call[] = [];
  for (const reference of targets.references) {
    const task = rows.get(reference) ?? made.find(({ id }) => id === reference) ?? null;
    const when = reminderInput(time, repeat, { ...context, task });
    if (when.kind === "fail") return when;
    calls.push({ tool: step.tool, input: { task: reference, ...when.input } });
  }
  const results = yield calls;
  const refused = results.find((result) => !result.success);
  const reminders = results.flatMap((result) => (result.success ? [scheduled.parse(result.data).reminder] : []));
  const [reminder, ...others] = reminders;
  if (!reminder) return refused ? sayProblem(refused) : nothingFound(targets);
  const tasks = reminders.map(({ task }) => task);
  if (others.length > 0 || refused)
    return { kind: "done", tool: step.tool, said: saySeveral(reminders, calls.length, context), tasks };
  const own = made.find(({ id }) => id === reminder.task.id);
  // The moment was said with the task just made.
  const isWhenDue = own && "due_at" in own && own.due_at === reminder.remind_at;
  const moment =
    (isWhenDue ? "then" : sayMoment(reminder.remind_at, context)) + sayRepeat(reminder) + sayHeld(reminder, context);
  const isNew = step.task?.kind === "step";
  const said = isNew ? `I'll remind you ${moment}` : `I'll remind you of ${quoteTitle(reminder.task.title)} ${moment}`;
  return { kind: "done", tool: step.tool, said, tasks };
}

/** The moment is said when it is the same for all: an hour before each is not. */
function saySeveral(reminders: readonly ReminderJson[], wanted: number, context: StepContext): string {
  const [moment, ...others] = new Set(
    reminders.map(
      (reminder) => ` ${sayMoment(reminder.remind_at, context)}${sayRepeat(reminder)}${sayHeld(reminder, context)}`,
    ),
  );
  const missed = wanted - reminders.length;
  const refused = missed > 0 ? `. ${plural(missed, "reminder")} could not be set` : "";
  return `I'll remind you of ${plural(reminders.length, "task")}${others.length === 0 ? moment : ""}${refused}`;
}

/** "remind me again in 20 minutes" with nothing spoken of: perhaps it is what has just come. */
const isAboutNothingSaid = ({ task }: ScheduleReminder, { earlier }: StepContext): boolean =>
  task?.kind === "pronoun" && lastMentionedTasks(earlier).length === 0;
